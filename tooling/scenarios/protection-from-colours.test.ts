import { describe, expect, test } from 'vitest';
import { copies, scenario, type SideSpec } from '../testing/scenario.ts';

/** What wakes as an opponent casts a creature, and is protected from that spell's colours. CR 105.2, 603.4, 702.16 */

const against = (card: string, mine: SideSpec, theirs: SideSpec = {}) =>
  scenario({ players: [mine, { ...theirs, battlefield: [card, ...(theirs.battlefield ?? [])] }] });

describe('protection from the colours of a spell', () => {
  test('CR 105.2c: B097, what a spell of no colour woke has protection from nothing', () => {
    const game = against('Opal Titan', {
      battlefield: ['Mountain', 'Plains', 'Icy Manipulator', 'Hill Giant'],
      hand: ['Memnite', 'Lightning Bolt'],
    });
    game.cast('Memnite').resolve();
    expect(game.permanent('Opal Titan')).toMatchObject({ types: ['creature'], subtypes: ['Giant'], power: 4 });
    game.resolve().activate('Icy Manipulator', { targets: 'Opal Titan', pay: 'Plains' }).resolve();
    expect(game.permanent('Opal Titan').tapped).toBe(true);
    game.cast('Lightning Bolt', { targets: 'Opal Titan' }).resolve();
    expect(game.permanent('Opal Titan').damage).toBe(3);
  });

  test('CR 702.16b: it is no target of what has one of the colours, and of what has others it is', () => {
    const woken = () =>
      against('Opal Titan', {
        battlefield: [...copies(2, 'Forest'), ...copies(2, 'Mountain'), 'Hill Giant'],
        hand: ['Grizzly Bears', 'Lightning Bolt', 'Giant Growth'],
      })
        .cast('Grizzly Bears', { pay: ['Forest', 'Mountain'] })
        .resolveAll();
    expect(() => woken().cast('Giant Growth', { targets: 'Opal Titan' })).toThrow(/is no option/);
    const game = woken().cast('Lightning Bolt', { targets: 'Opal Titan' }).resolve();
    expect(game.permanent('Opal Titan').damage).toBe(3);
  });

  test('CR 603.4: it wakes though the spell is countered, once, and is no enchantment then', () => {
    const game = against(
      'Opal Titan',
      { battlefield: copies(4, 'Forest'), hand: ['Grizzly Bears', 'Grizzly Bears'] },
      { battlefield: copies(2, 'Island'), hand: ['Counterspell'] },
    );
    game.cast('Grizzly Bears').pass().cast('Counterspell', { targets: 'Grizzly Bears' }).resolve();
    expect(game.zone('graveyard', 0)).toEqual(['Grizzly Bears']);
    expect(game.resolve().permanent('Opal Titan').types).toEqual(['creature']);
    expect(game.cast('Grizzly Bears#2').stack).toHaveLength(1);
  });

  test('CR 608.2h: the colours are those that the spell last had', () => {
    const game = against(
      'Opal Titan',
      { battlefield: copies(4, 'Forest'), hand: ['Grizzly Bears', 'Giant Growth', 'Memnite'] },
      { battlefield: copies(2, 'Island'), hand: ['Counterspell'] },
    );
    game.cast('Grizzly Bears').pass().cast('Counterspell', { targets: 'Grizzly Bears' }).resolveAll();
    game.cast('Memnite').resolveAll();
    expect(() => game.cast('Giant Growth', { targets: 'Opal Titan' })).toThrow();
  });
});

test('CR 302.6: what wakes attacks if it has been controlled for long enough', () => {
  const game = scenario({
    players: [
      { battlefield: ['Opal Gargoyle'] },
      { battlefield: ['Forest', 'Forest'], hand: ['Grizzly Bears'], library: copies(2, 'Forest') },
    ],
    turn: 2,
    active: 1,
  });
  game.cast('Grizzly Bears').resolveAll();
  expect(game.permanent('Opal Gargoyle')).toMatchObject({ power: 2, keywords: ['flying'], held: true });
});
