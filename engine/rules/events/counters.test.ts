import { expect, test } from 'vitest';
import { copies, scenario } from '../../../tooling/testing/scenario.ts';

test('a creature that would put more counters on creatures does not do so for itself as it enters (CR 614.12)', () => {
  const game = scenario({
    players: [
      { battlefield: [...copies(3, 'Forest'), ...copies(3, 'Island')], hand: ['Altered Ego'] },
      { battlefield: ['Conclave Mentor'] },
    ],
  });
  game.cast('Altered Ego', { X: 2 }).resolve({ copy: true });
  expect(game.permanent('Altered Ego').counters).toEqual({ '+1/+1': 2 });
});

test('one that is there already does', () => {
  const game = scenario({
    players: [
      { battlefield: [...copies(3, 'Forest'), ...copies(3, 'Island'), 'Conclave Mentor'], hand: ['Altered Ego'] },
      {},
    ],
  });
  game.cast('Altered Ego', { X: 2 }).resolve({ copy: true });
  expect(game.permanent('Altered Ego').counters).toEqual({ '+1/+1': 3 });
});

test('where no counter would be put none is added (CR 614.16)', () => {
  const game = scenario({
    players: [{ battlefield: ['Hardened Scales', 'Glorious Anthem', 'Primordial Hydra'] }, {}],
    active: 1,
    step: 'end',
  });
  game.goTo('upkeep').resolve();
  expect(game.permanent('Primordial Hydra').counters).toEqual({});
});
