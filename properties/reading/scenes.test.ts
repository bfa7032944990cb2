import { expect, it } from 'vitest';
import { boardCard, history, PASS, priority, step } from '../testing/histories.ts';
import { permanent, view } from '../testing/views.ts';
import { scenesOf } from './scenes.ts';

/** A game in which a card is on the battlefield under one name after the other. */
function cloudedAs(card: string, ...names: readonly string[]): readonly boolean[] {
  const steps = names.map((name) => step(view({ battlefield: [permanent('c1', name)] }), priority(0), PASS));
  const scenes = scenesOf(history(steps, [boardCard('c1', card)]));
  return steps.map((_, at) => scenes(at).clouded);
}

it('is clouded from the moment that a copy has abilities besides what it copies, which no view shows', () => {
  expect(cloudedAs('Evil Twin', 'Evil Twin', 'Grizzly Bears', 'Evil Twin')).toEqual([false, true, true]);
  expect(cloudedAs('Clone', 'Clone', 'Grizzly Bears', 'Clone')).toEqual([false, false, false]);
});

it('is clouded while a copy is there under its own name', () => {
  expect(cloudedAs('Sakashima the Impostor', 'Sakashima the Impostor')).toEqual([true]);
});
