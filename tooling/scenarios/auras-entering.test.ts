import { expect, test } from 'vitest';
import { copies, scenario } from '../testing/scenario.ts';

/** Auras that are put onto the battlefield in another way than as spells. CR 303.4 */

const flickered = (others: readonly string[]) =>
  scenario({
    players: [
      {
        battlefield: [...copies(3, 'Plains'), 'Grizzly Bears', { card: 'Holy Strength', attachedTo: 'Grizzly Bears' }],
        hand: ['Flickerwisp'],
      },
      { battlefield: [...copies(2, 'Plains'), ...others], hand: copies(2, 'Swords to Plowshares') },
    ],
  })
    .cast('Flickerwisp')
    .resolve({ targets: 'Holy Strength' })
    .resolve();

test('CR 303.4f: who puts it onto the battlefield chooses what it enchants, which is no target', () => {
  const game = flickered(['Humble Budoka']).goTo('end').resolve({ 'as it enters': 'Humble Budoka' });
  expect([game.permanent('Holy Strength').attachedTo, game.size('Humble Budoka')]).toEqual(['Humble Budoka', '3/4']);
  expect(game.permanent('Holy Strength').controller).toBe(0);
});

test('CR 303.4g: with nothing that it can enchant it stays where it is', () => {
  const game = flickered([]).pass();
  game.cast('Swords to Plowshares', { targets: 'Flickerwisp' }).resolve().pass();
  game.cast('Swords to Plowshares#2', { targets: 'Grizzly Bears' }).resolve();
  expect(game.zone('exile', 0)).toContain('Holy Strength');
  game.goTo('end').resolve();
  expect(game.happenings('resolved')).toMatchObject([{ did: 'resolved' }]);
  expect([game.zone('exile', 0).includes('Holy Strength'), game.zone('graveyard', 0)]).toEqual([true, []]);
});
