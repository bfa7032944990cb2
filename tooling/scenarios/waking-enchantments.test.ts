import { describe, expect, test } from 'vitest';
import { copies, scenario, type SideSpec } from '../testing/scenario.ts';

/** Enchantments that wake as creatures when an opponent casts one, or has a strong one. CR 603.4, 205.1a, 302.6 */

const against = (card: string, mine: SideSpec, theirs: SideSpec = {}) =>
  scenario({ players: [mine, { ...theirs, battlefield: [card, ...(theirs.battlefield ?? [])] }] });

const OPALS = ['Opal Archangel', 'Opal Caryatid', 'Opal Champion', 'Opal Gargoyle', 'Opal Titan'];

describe.each(OPALS)('%s', (opal) => {
  test('CR 603.3: it is a creature, and no enchantment, before the spell resolves', () => {
    const game = against(opal, { battlefield: copies(2, 'Forest'), hand: ['Grizzly Bears'] });
    game.cast('Grizzly Bears').resolve();
    expect(game.permanent(opal)).toMatchObject({ types: ['creature'] });
    expect(game.stack.map(({ name }) => name)).toEqual(['Grizzly Bears']);
  });

  test('CR 603.2: it wakes though the spell is countered', () => {
    const game = against(
      opal,
      { battlefield: copies(2, 'Forest'), hand: ['Grizzly Bears'] },
      { battlefield: copies(2, 'Island'), hand: ['Counterspell'] },
    );
    game.cast('Grizzly Bears').pass().cast('Counterspell', { targets: 'Grizzly Bears' }).resolve().resolve();
    expect([game.permanent(opal).types, game.zone('graveyard', 0)]).toEqual([['creature'], ['Grizzly Bears']]);
  });

  test('CR 205.2b: a spell that is a creature besides another type is a creature spell', () => {
    const game = against(opal, { hand: ['Memnite'] })
      .cast('Memnite')
      .resolve();
    expect(game.permanent(opal).types).toEqual(['creature']);
  });

  test('CR 603.2: its controller’s spells and spells that are no creatures do not wake it', () => {
    const mine = scenario({ players: [{ battlefield: [opal], hand: ['Memnite'] }, {}] })
      .cast('Memnite')
      .resolve();
    expect(mine.permanent(opal).types).toEqual(['enchantment']);
    const other = against(opal, { battlefield: ['Mountain'], hand: ['Shock'] }).cast('Shock', { targets: 'p1' });
    expect(other.resolve().permanent(opal).types).toEqual(['enchantment']);
  });
});

test('CR 603.8: Hidden Predators is a creature, and no enchantment, once an opponent has a strong creature', () => {
  const game = against('Hidden Predators', { battlefield: copies(6, 'Forest'), hand: ['Craw Wurm', 'Grizzly Bears'] });
  game.cast('Craw Wurm').resolve();
  expect(game.permanent('Hidden Predators').types).toEqual(['enchantment']);
  game.resolve();
  expect(game.permanent('Hidden Predators')).toMatchObject({ types: ['creature'], subtypes: ['Beast'], power: 4 });
  expect(
    against('Hidden Predators', { battlefield: ['Hill Giant'] })
      .pass()
      .pass().stack,
  ).toEqual([]);
});

describe.each([...OPALS, 'Hidden Predators'])('attacking with %s', (card) => {
  /** Woken in the turn of its controller, who had it before or casts it in that turn. */
  const attacking = (came: 'before' | 'now') => {
    const theirs = card === 'Hidden Predators' ? { battlefield: ['Craw Wurm'] } : { hand: ['Snapcaster Mage'] };
    const game = scenario({
      players: [
        { battlefield: [...copies(6, 'Savannah'), ...(came === 'before' ? [card] : [])], hand: [card] },
        { hand: [], ...theirs, battlefield: [...copies(2, 'Island'), ...(theirs.battlefield ?? [])] },
      ],
    });
    if (came === 'now') game.cast(card).resolve();
    if (card === 'Hidden Predators') game.resolve();
    else game.pass().cast('Snapcaster Mage').resolve().resolve();
    return game.goTo('declare attackers', { attackers: `${card}>p1` }).permanent(card).attacking;
  };

  test('CR 302.6: what counts is how long it has been controlled, not how long it has been a creature', () => {
    expect(attacking('before')).toBe('p1');
    expect(() => attacking('now')).toThrow('nobody asked for attackers');
  });
});

test('CR 205.2b: what looks for creature spells finds those that are artifacts too', () => {
  const soul = scenario({
    players: [{ hand: ['Memnite'] }, { battlefield: copies(2, 'Island'), hand: ['Remove Soul'] }],
  });
  soul.cast('Memnite').pass().cast('Remove Soul', { targets: 'Memnite' }).resolve();
  expect(soul.zone('graveyard', 0)).toEqual(['Memnite']);
  for (const golem of ['Grid Monitor', 'Steel Golem']) {
    const game = scenario({ players: [{ battlefield: [golem], hand: ['Memnite', 'Ornithopter'] }, {}] });
    expect(game.options.filter((option) => option.startsWith('cast'))).toEqual([]);
  }
});
