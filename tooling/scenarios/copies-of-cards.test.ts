import { describe, expect, test } from 'vitest';
import { copies, inTurn, type Scenario, scenario, type ScenarioSpec } from '../testing/scenario.ts';

const ISLANDS = copies(8, 'Island');
const MOUNTAINS = copies(8, 'Mountain');

/** A Scepter of player 0 with this instant under it, held by what player 1 has. */
function scepter(
  under: string,
  more: ScenarioSpec['players'][number] = {},
  theirs: ScenarioSpec['players'][number] = {},
): Scenario {
  const { battlefield = [], ...others } = more;
  return scenario({
    players: [
      {
        battlefield: ['Isochron Scepter', ...copies(4, 'Island'), ...battlefield],
        exile: [{ card: under, exiledWith: 'Isochron Scepter' }],
        ...others,
      },
      theirs,
    ],
  });
}

const BOLT = { 'optional effect': true, 'spell to cast': 't2', targets: 'p1' };

describe('CR 707.12: copies of cards that are cast', () => {
  test('CR 607.2a: Isochron Scepter exiles an instant of mana value 2 or less from hand, or none', () => {
    const game = scenario({
      players: [
        { battlefield: copies(2, 'Island'), hand: ['Isochron Scepter', 'Lightning Bolt', 'Cancel', 'Grizzly Bears'] },
        {},
      ],
    });
    game.cast('Isochron Scepter').resolve();
    expect(() => game.resolve({ 'objects for an effect': 'Cancel' })).toThrow('Cancel');
    const other = scenario({
      players: [{ battlefield: copies(2, 'Island'), hand: ['Isochron Scepter', 'Lightning Bolt'] }, {}],
    });
    other.cast('Isochron Scepter').resolve().resolve({ 'objects for an effect': 'Lightning Bolt' });
    expect(other.zone('exile', 0)).toEqual(['Lightning Bolt']);
  });

  test('CR 707.12, 608.2g: the copy is cast from exile while the ability resolves; the card stays where it is', () => {
    const game = scepter('Lightning Bolt', { battlefield: ['Guttersnipe'] });
    game.activate('Isochron Scepter').resolve(BOLT);
    expect(game.happenings('cast')).toMatchObject([{ object: 't2', player: 0, from: 'exile' }]);
    expect(game.stack[0]).toMatchObject({ ref: 't2', name: 'Lightning Bolt', card: false, manaSpent: '' });
    game.resolveAll();
    expect(game.life(1)).toBe(15);
    expect(game.zone('exile', 0)).toEqual(['Lightning Bolt']);
    expect(game.zone('graveyard', 0)).toEqual([]);
  });

  test('CR 608.2g: to copy the card, and then to cast the copy, are left to the player', () => {
    const game = scepter('Lightning Bolt');
    game.activate('Isochron Scepter').resolve({ 'optional effect': false });
    expect(game.happenings('moved')).toMatchObject([{ object: 't1', to: null }]);
    const other = scepter('Lightning Bolt');
    other.activate('Isochron Scepter').resolve({ 'optional effect': true, 'spell to cast': [] });
    expect(other.happenings('moved').filter(({ object }) => object === 't2')).toMatchObject([
      { from: null, to: 'exile' },
      { from: 'exile', to: null },
    ]);
    expect(other.zone('exile', 0)).toEqual(['Lightning Bolt']);
    expect(other.options.filter((option) => option.startsWith('cast'))).toEqual([]);
  });

  test('CR 608.2h: the Scepter is not needed as its ability resolves, the card in exile is', () => {
    const answers = () =>
      scepter('Lightning Bolt', {}, { battlefield: copies(2, 'Plains'), hand: ['Disenchant', 'Pull from Eternity'] })
        .activate('Isochron Scepter')
        .pass();
    const without = answers().cast('Disenchant', { targets: 'Isochron Scepter' }).resolve();
    without.resolve({ 'optional effect': true, 'spell to cast': 't2', targets: 'p1' }).resolve();
    expect(without.life(1)).toBe(17);
    const pulled = answers().cast('Pull from Eternity', { targets: 'Lightning Bolt' }).resolve();
    pulled.resolve({ 'optional effect': true });
    expect(pulled.stack).toEqual([]);
    expect(pulled.zone('graveyard', 0)).toEqual(['Lightning Bolt']);
  });

  test('CR 107.3b, 118.8: X is 0, additional costs are paid, and there is no other cost to choose', () => {
    const x = scepter('Death Wind', {}, { battlefield: ['Grizzly Bears'] });
    x.activate('Isochron Scepter').resolve({ 'optional effect': true, 'spell to cast': 't2' });
    expect(x.stack.at(-1)).toMatchObject({ x: 0, paid: ['without paying'] });
    const river = scepter('Rushing River', {}, { battlefield: ['Grizzly Bears', 'Hill Giant'] });
    river.activate('Isochron Scepter').resolve({
      'optional effect': true,
      'spell to cast': 't2',
      'additional cost': true,
      cost: 'Island',
      targets: inTurn('Grizzly Bears', 'Hill Giant'),
    });
    expect(river.stack.at(-1)?.paid).toEqual(['kicker', 'without paying']);
  });

  test('CR 704.5e: a countered or returned copy goes nowhere', () => {
    const game = scepter('Lightning Bolt', {}, { battlefield: ISLANDS, hand: ['Unsubstantiate'] });
    game.activate('Isochron Scepter').resolve(BOLT);
    game.pass().cast('Unsubstantiate', { targets: 't2' }).resolve();
    expect(game.stack).toEqual([]);
    expect(game.zone('hand', 0)).toEqual([]);
    expect(game.life(1)).toBe(20);
  });

  test('CR 707.10: a copy that was cast can be copied, as the spell that it is', () => {
    const game = scepter('Lightning Bolt', { hand: ['Twincast'] });
    game.activate('Isochron Scepter').resolve(BOLT);
    game.cast('Twincast').resolve({ 'new targets': 'p1' }).resolveAll();
    expect(game.life(1)).toBe(14);
  });
});

describe('Eye of the Storm', () => {
  const eye = (more: ScenarioSpec['players'][number] = {}, theirs: ScenarioSpec['players'][number] = {}) =>
    scenario({
      players: [
        {
          battlefield: ['Eye of the Storm', ...MOUNTAINS],
          hand: ['Lightning Bolt', 'Shock'],
          ...more,
        },
        theirs,
      ],
    });

  test('CR 707.12: the spell is exiled, and its player casts copies of every card that the Eye exiled, in any order', () => {
    const game = eye({ exile: [{ card: 'Pyroclasm', exiledWith: 'Eye of the Storm' }] });
    game.cast('Lightning Bolt', { targets: 'p1' });
    game.resolve({ 'spell to cast': inTurn('t3', 't2'), targets: 'p1' });
    expect(game.stack.map(({ ref, name }) => `${ref} ${name}`)).toEqual(['t3 Lightning Bolt', 't2 Pyroclasm']);
    expect(game.zone('exile', 0)).toEqual(['Pyroclasm', 'Lightning Bolt']);
    game.resolveAll();
    expect(game.life(1)).toBe(17);
  });

  test('CR 707.12: copies do not set it off, for they are no cards', () => {
    const game = eye();
    game.cast('Lightning Bolt', { targets: 'p1' }).resolve({ 'spell to cast': 't2', targets: 'p1' });
    expect(game.happenings('triggered')).toEqual([]);
    game.resolve().cast('Shock', { targets: 'p1' });
    game.resolve({ 'spell to cast': inTurn('t4', 't5'), targets: inTurn('p1', 'p1') }).resolveAll();
    expect(game.life(1)).toBe(12);
  });

  test('CR 707.12: the player who cast the spell copies, also what others own; the copies are theirs', () => {
    const game = eye(
      { exile: [{ card: 'Inspiration', exiledWith: 'Eye of the Storm' }] },
      { battlefield: MOUNTAINS, hand: ['Shock'] },
    );
    game.pass().cast('Shock#2', { targets: 'p0' });
    game.resolve({ 'spell to cast': inTurn('t3', 't2'), targets: inTurn('p0', 'p1') });
    expect(game.stack.map(({ controller, owner }) => [controller, owner])).toEqual([
      [1, 1],
      [1, 1],
    ]);
    game.resolveAll();
    expect(game.zone('hand', 1)).toHaveLength(2);
  });
});

describe('other cards that copy cards', () => {
  test("CR 707.12a: Mizzix's Mastery copies each card of the graveyard for its overload cost, and is exiled itself", () => {
    const game = scenario({
      players: [
        { battlefield: MOUNTAINS, hand: ["Mizzix's Mastery"], graveyard: ['Shock', 'Lightning Bolt', 'Hill Giant'] },
        {},
      ],
    });
    game.cast("Mizzix's Mastery", { 'alternative cost': 'overload' });
    game.resolve({ 'spell to cast': inTurn('t1', 't2'), targets: inTurn('p1', 'p1') }).resolveAll();
    expect(game.life(1)).toBe(15);
    expect(game.zone('exile', 0)).toEqual(['Shock', 'Lightning Bolt', "Mizzix's Mastery"]);
    expect(game.zone('graveyard', 0)).toEqual(['Hill Giant']);
  });

  test('CR 707.12a: of the three copies of Mnemonic Deluge each is cast or not, one by one', () => {
    const game = scenario({
      players: [{ battlefield: copies(9, 'Island'), hand: ['Mnemonic Deluge'] }, { graveyard: ['Shock'] }],
    });
    game.cast('Mnemonic Deluge');
    game.resolve({ 'spell to cast': inTurn('t2', 't1', []), targets: inTurn('p1', 'p1') }).resolveAll();
    expect(game.life(1)).toBe(16);
    expect(game.zone('exile', 1)).toEqual(['Shock']);
    expect(game.zone('exile', 0)).toEqual(['Mnemonic Deluge']);
  });

  test('CR 107.3c: what the ability of Elite Arcanist costs is the mana value of the card, and nobody chooses it', () => {
    const arcanist = (islands: number) =>
      scenario({
        players: [
          {
            battlefield: ['Elite Arcanist', ...copies(islands, 'Island')],
            exile: [{ card: 'Inspiration', exiledWith: 'Elite Arcanist' }],
          },
          {},
        ],
      });
    expect(arcanist(3).offers('activate Elite Arcanist/0')).toBe('incomplete');
    const game = arcanist(4).activate('Elite Arcanist/0');
    expect(game.stack.at(-1)).toMatchObject({ x: 4, manaSpent: 'UUUU' });
    game.resolve({ 'spell to cast': 't2', targets: 'p0' }).resolve();
    expect(game.zone('hand', 0)).toHaveLength(2);
  });

  test('CR 510.3a, 707.12: Spellbinder copies as its bearer deals combat damage to a player', () => {
    const game = scenario({
      players: [
        {
          battlefield: ['Grizzly Bears', { card: 'Spellbinder', attachedTo: 'Grizzly Bears' }],
          exile: [{ card: 'Lightning Bolt', exiledWith: 'Spellbinder' }],
        },
        {},
      ],
    });
    game.goTo('combat damage', { attackers: 'Grizzly Bears>p1' });
    game.resolve({ 'optional effect': true, 'spell to cast': 't2', targets: 'p1' }).resolve();
    expect(game.life(1)).toBe(15);
  });

  test('CR 107.3, 607.2a: Panoptic Mirror exiles a card of mana value X, and copies one of them each upkeep', () => {
    const game = scenario({
      players: [
        { battlefield: ['Panoptic Mirror', ...copies(2, 'Island')], hand: ['Pyroclasm', 'Lightning Bolt'] },
        {},
      ],
    });
    game.activate('Panoptic Mirror', { X: 2 });
    expect(() => game.resolve({ 'objects for an effect': 'Lightning Bolt' })).toThrow('Lightning Bolt');
    const other = scenario({
      players: [
        {
          battlefield: ['Panoptic Mirror', 'Grizzly Bears'],
          exile: ['Pyroclasm', 'Shock'].map((card) => ({ card, exiledWith: 'Panoptic Mirror' })),
        },
        {},
      ],
      step: 'end',
      active: 1,
    });
    other.goTo('upkeep').resolve({ 'objects for an effect': 'Pyroclasm', 'spell to cast': 't2' }).resolve();
    expect(other.battlefield).toEqual(['Panoptic Mirror']);
  });
});
