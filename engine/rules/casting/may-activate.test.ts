import { expect, test } from 'vitest';
import { copies, scenario } from '../../../tooling/testing/scenario.ts';

test('abilities of creatures are those of permanents: a creature card in hand can be cycled (CR 109.2)', () => {
  const game = scenario({
    players: [
      { battlefield: ['Cursed Totem', 'Prodigal Sorcerer', ...copies(2, 'Forest')], hand: ['Barkhide Mauler'] },
      {},
    ],
  });
  expect(game.offers('activate Prodigal Sorcerer/0')).toBe('no');
  expect(game.offers('activate Barkhide Mauler/0')).toBe('completes');
});
