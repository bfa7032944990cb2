import { describe, expect, test } from 'vitest';
import { copies, inTurn, scenario, type SideSpec } from '../testing/scenario.ts';

const two = (mine: SideSpec, theirs: SideSpec = {}) => scenario({ players: [mine, theirs] });
const ISLANDS = copies(6, 'Island');

/** A card in exile with so many time counters. */
const suspended = (card: string, time: number) => ({ card, counters: { time } });

describe('suspend', () => {
  test('CR 116.2f, 702.62a: a card is exiled from hand with time counters for its suspend cost, and nothing is cast', () => {
    const game = two({ battlefield: ['Island'], hand: ['Ancestral Vision'] });
    game.act('suspend Ancestral Vision');
    expect([game.zone('exile', 0), game.stack, game.question?.player]).toEqual([['Ancestral Vision'], [], 0]);
    expect(game.happenings('cast')).toEqual([]);
    expect(game.happenings('counters')).toEqual([
      { kind: 'counters', on: 'Ancestral Vision', counter: 'time', change: 4 },
    ]);
    expect(game.permanent('Island').tapped).toBe(true);
  });

  test('CR 702.62a: at the time when it could be cast, by its type and by what prohibits it', () => {
    const sorcery = two({ battlefield: ISLANDS, hand: ['Ancestral Vision', 'Opt'] });
    expect(sorcery.offers('suspend Ancestral Vision')).toBe('completes');
    sorcery.cast('Opt');
    expect(sorcery.offers('suspend Ancestral Vision')).toBe('no');
    const flash = two({ battlefield: [...ISLANDS, 'Vedalken Orrery'], hand: ['Ancestral Vision', 'Opt'] }).cast('Opt');
    expect(flash.offers('suspend Ancestral Vision')).toBe('completes');
    const ruled = two({ battlefield: [...ISLANDS, 'Rule of Law'], hand: ['Ancestral Vision', 'Opt'] });
    ruled.cast('Opt').resolveAll({ scry: inTurn([]) });
    expect(ruled.offers('suspend Ancestral Vision')).toBe('no');
  });

  test('CR 118.6, 702.62c: without a mana cost or a target it can be suspended all the same', () => {
    const game = two({ battlefield: copies(3, 'Mountain'), hand: ['Shivan Meteor', 'Lotus Bloom'] });
    expect([game.offers('suspend Shivan Meteor'), game.offers('cast Shivan Meteor')]).toEqual([
      'completes',
      'incomplete',
    ]);
    expect([game.offers('suspend Lotus Bloom'), game.offers('cast Lotus Bloom')]).toEqual(['completes', 'incomplete']);
    expect(game.act('suspend Lotus Bloom').zone('exile', 0)).toEqual(['Lotus Bloom']);
  });

  test('CR 118.6, 118.9: a card without a mana cost can be cast where something else is paid (field bug B005)', () => {
    const free = two({ battlefield: ['Omniscience'], hand: ['Ancestral Vision'] });
    expect(free.offers('cast Ancestral Vision')).toBe('completes');
    expect(two({ battlefield: ISLANDS, hand: ['Ancestral Vision'] }).offers('cast Ancestral Vision')).toBe(
      'incomplete',
    );
  });

  test('CR 603.4, 702.62b: its ability does nothing once the card has left exile', () => {
    const game = two({
      battlefield: ['Plains'],
      hand: ['Pull from Eternity'],
      exile: [suspended('Durkwood Baloth', 2)],
    });
    game.goTo('upkeep').goTo('draw').goTo('upkeep');
    expect(game.view.active).toBe(0);
    game.cast('Pull from Eternity', { targets: 'Durkwood Baloth' }).resolve().resolve();
    expect(game.happenings('resolved').at(-1)).toMatchObject({ did: 'failed its condition' });
    expect(game.zone('graveyard', 0)).toContain('Durkwood Baloth');
  });

  test('CR 702.62a: a time counter goes in each upkeep of its owner, and with the last one it may be cast at once', () => {
    const game = two({ hand: [], exile: [suspended('Durkwood Baloth', 2)] }, { hand: [] });
    game.goTo('upkeep').resolveAll();
    expect(game.view.active).toBe(1);
    expect(game.happenings('counters')).toEqual([]);
    game.goTo('draw').goTo('upkeep').resolve();
    expect([game.view.active, game.zone('exile', 0), game.stack]).toEqual([0, ['Durkwood Baloth'], []]);
    game.goTo('draw').goTo('upkeep').goTo('draw').goTo('upkeep').resolve();
    game.resolve({ 'spell to cast': 'Durkwood Baloth' });
    expect(game.stack[0]).toMatchObject({
      name: 'Durkwood Baloth',
      paid: ['without paying'],
      manaSpent: '',
      manaValue: 6,
    });
    game.resolve();
    expect(game.permanent('Durkwood Baloth').keywords).toContain('haste');
  });

  /** In the upkeep of player 0, with the last time counter to go from this card. */
  const lastCounter = (card: string, mine: SideSpec = {}, theirs: SideSpec = {}) =>
    two({ ...mine, exile: [suspended(card, 1)] }, theirs)
      .goTo('end')
      .goTo('upkeep')
      .goTo('draw')
      .goTo('upkeep')
      .resolve();

  test('CR 702.62a: who does not cast it leaves it in exile, where nothing comes of it any more', () => {
    const game = lastCounter('Rift Bolt').resolve({ 'spell to cast': [] });
    expect(game.zone('exile', 0)).toEqual(['Rift Bolt']);
    game.goTo('draw').goTo('upkeep').goTo('draw').goTo('upkeep');
    expect([game.stack, game.view.active]).toEqual([[], 0]);
  });

  test('CR 601.2c, 702.62a: targets are chosen as it is cast, and without any it stays exiled', () => {
    const game = lastCounter('Shivan Meteor', {}, { battlefield: ['Hill Giant'] });
    game.resolve({ 'spell to cast': 'Shivan Meteor' }).resolve();
    expect(game.zone('graveyard', 1)).toEqual(['Hill Giant']);
    const none = lastCounter('Shivan Meteor').resolve();
    expect([none.zone('exile', 0), none.asked]).toEqual([['Shivan Meteor'], []]);
  });

  test('CR 118.9d, 601.2h: what it costs besides has to be paid, and nobody has to make the mana', () => {
    const poor = lastCounter('Rift Bolt', { battlefield: ['Sphere of Resistance'] }).resolve();
    expect(poor.zone('exile', 0)).toEqual(['Rift Bolt']);
    const rich = lastCounter('Rift Bolt', { battlefield: ['Sphere of Resistance', 'Island'] });
    rich.resolve({ 'spell to cast': 'Rift Bolt', targets: 'p1' }).resolve();
    expect(rich.life(1)).toBe(17);
  });

  test('CR 702.62a: an ability that is countered removes nothing, and triggers again in the next upkeep', () => {
    const game = two(
      { exile: [suspended('Durkwood Baloth', 1)] },
      { battlefield: copies(3, 'Island'), hand: ['Disallow'] },
    );
    game.goTo('end').goTo('upkeep').goTo('draw').goTo('upkeep').pass();
    game.cast('Disallow', { targets: game.stack[0]?.ref ?? '' }).resolve();
    expect([game.stack, game.zone('exile', 0)]).toEqual([[], ['Durkwood Baloth']]);
    game.goTo('draw').goTo('upkeep').goTo('draw').goTo('upkeep').resolve();
    expect(game.happenings('counters')).toMatchObject([{ counter: 'time', change: -1 }]);
  });

  test('CR 702.62a: haste lasts until its controller loses control of it', () => {
    const game = lastCounter('Durkwood Baloth', {}, { battlefield: copies(5, 'Mountain'), hand: ['Act of Treason'] });
    game.resolve({ 'spell to cast': 'Durkwood Baloth' }).resolve().goTo('end').goTo('precombat main');
    expect(game.permanent('Durkwood Baloth').keywords).toContain('haste');
    game.cast('Act of Treason', { targets: 'Durkwood Baloth' }).resolve().goTo('upkeep');
    expect(game.permanent('Durkwood Baloth')).toMatchObject({ controller: 0, keywords: [] });
  });

  test('CR 702.62a: there is no haste where another player has gained control of the spell', () => {
    const game = lastCounter('Durkwood Baloth', {}, { battlefield: copies(6, 'Island'), hand: ['Aethersnatch'] });
    game.resolve({ 'spell to cast': 'Durkwood Baloth' }).pass();
    game.cast('Aethersnatch', { targets: 'Durkwood Baloth' }).resolve().resolve();
    expect(game.permanent('Durkwood Baloth')).toMatchObject({ controller: 1, keywords: [] });
  });

  test('CR 107.3a: X of a suspend cost is how many time counters there are, and at least 1', () => {
    const game = two({ battlefield: copies(4, 'Plains'), hand: ['Benalish Commander'] });
    expect(() => game.act('suspend Benalish Commander', { X: 0 })).toThrow('1 to 2');
    const chosen = two({ battlefield: copies(4, 'Plains'), hand: ['Benalish Commander'] });
    chosen.act('suspend Benalish Commander', { X: 2 });
    expect(chosen.happenings('counters')).toMatchObject([{ counter: 'time', change: 2 }]);
    chosen.goTo('end').goTo('upkeep').goTo('draw').goTo('upkeep').resolveAll();
    expect(chosen.battlefield.filter((ref) => ref.startsWith('t'))).toHaveLength(1);
  });

  test('CR 702.62a: the last counter counts whatever removed it, also in another turn', () => {
    const game = scenario({
      players: [{ exile: [suspended('Deep-Sea Kraken', 1)] }, { battlefield: ISLANDS, hand: ['Opt'] }],
      active: 1,
    });
    game.cast('Opt').resolve().resolve({ 'spell to cast': 'Deep-Sea Kraken' }).resolve();
    expect(game.permanent('Deep-Sea Kraken').keywords).toContain('haste');
  });

  test('CR 733.1: a card whose suspending is taken back is in hand again', () => {
    const game = two({ battlefield: copies(2, 'Island'), hand: ['Ancestral Vision'] });
    game.act('suspend Ancestral Vision', { pay: ['Island', 'take back'], 'keep mana': true });
    expect([game.zone('hand', 0), game.pool(0)]).toEqual([['Ancestral Vision'], 'U']);
  });

  test.for(['Aeon Chronicler', 'Benalish Commander'])(
    'CR 603.3b, 702.62a: as the last counter of %s goes its own trigger and that of suspend go on the stack in either order',
    (card) => {
      const ordered = (order: readonly string[]) => {
        const game = two({ hand: [], exile: [suspended(card, 1)] })
          .goTo('upkeep')
          .goTo('draw')
          .goTo('upkeep');
        game.resolve({ 'order of triggers': order });
        return game.stack.map(({ ability }) => ability);
      };
      const [suspend, own] = [`${card}/1`, `${card}/2`];
      expect(ordered([`a ${suspend}`, `a ${own}`])).toEqual([suspend, own]);
      expect(ordered([`a ${own}`, `a ${suspend}`])).toEqual([own, suspend]);
    },
  );

  test('CR 208.2a, 604.3: what defines its size does so in every zone, as for what asks for little power in a graveyard', () => {
    const targets = (card: string, mine: SideSpec) => {
      const game = two({
        battlefield: [...copies(2, 'Badlands'), 'Reveillark', ...(mine.battlefield ?? [])],
        graveyard: [card, 'Grizzly Bears'],
        hand: ['Terminate', ...(mine.hand ?? [])],
      });
      game.cast('Terminate', { targets: 'Reveillark', pay: ['Badlands/0', 'Badlands#2/1'] });
      try {
        return game.resolve({ targets: [card, 'Grizzly Bears'] }).stack[0]?.targets.flat();
      } catch {
        return game.question?.options;
      }
    };
    expect(targets('Aeon Chronicler', { hand: copies(2, 'Forest') })).toEqual(['Aeon Chronicler', 'Grizzly Bears']);
    expect(targets('Aeon Chronicler', { hand: copies(3, 'Forest') })).toEqual(['Grizzly Bears']);
    const maros = [...copies(2, 'Maro'), 'Forest'];
    expect(targets('Aeon Chronicler', { hand: maros })).toEqual(['Grizzly Bears']);
    const soldiers = (count: number) => ({ battlefield: copies(count, 'Benalish Commander/Soldier') });
    expect(targets('Benalish Commander', soldiers(2))).toEqual(['Benalish Commander', 'Grizzly Bears']);
    expect(targets('Benalish Commander', soldiers(3))).toEqual(['Grizzly Bears']);
  });
});
