import { expect, test } from 'vitest';
import { scenario } from '../../../tooling/testing/scenario.ts';

test('an ability that leaves the stack goes to no graveyard, and nothing is asked about where it goes instead (CR 608.2n)', () => {
  const game = scenario({
    players: [{ battlefield: ['Prodigal Sorcerer'] }, { battlefield: ['Leyline of the Void', 'Rest in Peace'] }],
  });
  game.activate('Prodigal Sorcerer', { targets: 'p1' }).resolve();
  expect(game.life(1)).toBe(19);
  expect(game.zone('exile', 0)).toEqual([]);
});
