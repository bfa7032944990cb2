import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads';

/** Under this name a thread that is begun later finds the groups of all. */
const NAME = 'headjudge process groups';
/** More engines than anyone has at once. */
const MOST = 1024;
const FREE = 0;
const TAKEN = -1;

/** Ids of the groups of processes that threads have begun, one a place. */
export type Groups = Int32Array;

/**
 * The groups of processes that all threads have begun: a thread that is stopped ends nothing, so whatever is left ends with this
 * process.
 */
export function groups(): Groups {
  const known = getEnvironmentData(NAME);
  if (known instanceof Int32Array) return known;
  const made = new Int32Array(new SharedArrayBuffer(4 * MOST));
  setEnvironmentData(NAME, made);
  if (isMainThread)
    process.once('exit', () => {
      for (const id of made) killGroup(id);
    });
  return made;
}

/** A place for a group that is to come. */
export function placeIn(all: Groups): number {
  const place = all.findIndex((_, each) => Atomics.compareExchange(all, each, FREE, TAKEN) === FREE);
  if (place < 0) throw new Error(`more than ${MOST} engines at once`);
  return place;
}

/** Notes the group of a place; null: it has none any more, and is free. */
export function noteGroup(all: Groups, place: number, id: number | null): void {
  Atomics.store(all, place, id ?? FREE);
}

/** Ends the group of a place. */
export function endGroup(all: Groups, place: number): void {
  killGroup(Atomics.load(all, place));
}

/** Ends all processes of a group, if it is one. */
export function killGroup(id: number): void {
  if (id <= 0) return;
  try {
    process.kill(-id, 'SIGKILL');
  } catch {
    // They have ended by themselves.
  }
}
