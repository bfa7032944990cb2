import { expect, test } from 'vitest';
import { copies, scenario } from '../../../tooling/testing/scenario.ts';

/** Up to which X casting Vengeful Dreams is said to complete, with so many creatures that attack. */
function greatest(attackers: number): number | undefined {
  const names = Array.from({ length: attackers }, (_, at) => (at === 0 ? 'Memnite' : `Memnite#${at + 1}`));
  const game = scenario({
    players: [
      {
        battlefield: [...copies(2, 'Plains'), ...copies(3, 'Memnite')],
        hand: ['Vengeful Dreams', ...copies(3, 'Island')],
      },
      {},
    ],
  });
  game.goTo('declare attackers', { attackers: names.map((name) => `${name}>p1`) });
  expect(() => game.cast('Vengeful Dreams')).toThrow('nothing was said to this question: number for X');
  return game.question?.max;
}

test('an X for which there are not targets enough is not said to complete (CR 601.2b-c)', () => {
  expect(greatest(1)).toBe(1);
  expect(greatest(3)).toBe(3);
});
