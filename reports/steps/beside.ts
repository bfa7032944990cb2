import type { Frame } from '../steps.generated.ts';

/**
 * For each frame of one game, the frame of another at the same place: the same turn and step, as much on the stack, and the same question
 * to the same player for the same time there. Where there is none, the last that was found. Never goes back.
 */
export function besideOf(frames: readonly Frame[], others: readonly Frame[]): readonly number[] {
  const places = new Map(keysOf(others).map((key, index) => [key, index]));
  let last = 0;
  return keysOf(frames).map((key) => {
    last = Math.max(last, places.get(key) ?? last);
    return last;
  });
}

function keysOf(frames: readonly Frame[]): readonly string[] {
  const times = new Map<string, number>();
  return frames.map(({ turn, step, stack, asked }) => {
    const key = JSON.stringify([turn, step, stack.length, asked?.who, asked?.what]);
    const time = (times.get(key) ?? 0) + 1;
    times.set(key, time);
    return `${key} ${time}`;
  });
}
