import { expect, test } from 'vitest';
import { copies, inTurn, scenario } from '../../../tooling/testing/scenario.ts';

const copied = () =>
  scenario({
    players: [
      { battlefield: [...copies(5, 'Island'), 'Plains'], hand: ['Rushing River', 'Twincast'] },
      { battlefield: ['Grizzly Bears', 'Hill Giant', 'Craw Wurm', 'Watchwolf'] },
    ],
  })
    .cast('Rushing River', {
      'additional cost': true,
      cost: 'Plains',
      targets: inTurn('Grizzly Bears', 'Hill Giant'),
    })
    .cast('Twincast', { targets: 'Rushing River' });

test('where a spell has another target, so has its copy: it is not the one just chosen (CR 707.10c, 115.7d)', () => {
  expect(() => copied().resolve({ 'new targets': inTurn('Craw Wurm', 'Craw Wurm') })).toThrow('Craw Wurm is no option');
  const game = copied().resolve({ 'new targets': inTurn('Craw Wurm', 'Watchwolf') });
  expect(game.stack.at(-1)?.targets.flat()).toEqual(['Craw Wurm', 'Watchwolf']);
});

test('the targets of a divided spell can change places, and none is chosen twice (CR 707.10c)', () => {
  const game = scenario({
    players: [
      { battlefield: copies(7, 'Mountain'), hand: ['Rolling Thunder', 'Reverberate'] },
      { battlefield: ['Hill Giant'] },
    ],
  });
  game
    .cast('Rolling Thunder', { X: 3, targets: ['Hill Giant', 'p1'], division: { 'Hill Giant': 2, p1: 1 } })
    .cast('Reverberate')
    .resolve({ 'new targets': inTurn('p1', 'Hill Giant') });
  expect(game.stack.at(-1)?.targets).toEqual([['p1', 'Hill Giant']]);
  expect(game.resolve().life(1)).toBe(18);
});
