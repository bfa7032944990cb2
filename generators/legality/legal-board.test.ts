import { describe, expect, test } from 'vitest';
import type { BoardCard } from '../../protocol/index.ts';
import { ENGINE_POOL } from '../pool.ts';
import { boardOf, inHand, permanent, type Written } from '../testing/boards.ts';
import { whyIllegal } from './legal-board.ts';

function why(...cards: readonly Written[]): string | null {
  return whyIllegal(boardOf(cards), ENGINE_POOL)?.why ?? null;
}

describe('a board is no game in progress', () => {
  test.each<[string, string, readonly Written[]]>([
    ['an unknown card', 'with a card that nobody knows', [inHand('Nothing of That Name')]],
    ['no permanent card', 'with an instant on the battlefield', [permanent('Lightning Bolt')]],
    ['a token outside the battlefield', 'with a token in a hand', [inHand('Hangarback Walker/Thopter')]],
    ['a status outside the battlefield', 'with a tapped card in a hand', [{ ...inHand('Forest'), tapped: true }]],
    ['its toughness may be 0', 'with a creature of toughness 0', [permanent('Hangarback Walker')]],
    [
      'an unknown kind of counter',
      'with counters that there are not',
      [permanent('Grizzly Bears', { counters: { any: 1 } })],
    ],
    ['lethal damage', 'with lethal damage', [permanent('Grizzly Bears', { damage: 2 })]],
    ['lethal damage', 'with damage on a land', [permanent('Forest', { damage: 1 })]],
    ['it has no loyalty', 'with a planeswalker without loyalty', [permanent('Jace Beleren')]],
    [
      'a second legend of that name',
      'with two legends of one name',
      [permanent("Gaea's Cradle"), permanent("Gaea's Cradle")],
    ],
    ['nothing was chosen as it entered', 'without the choice for a permanent', [permanent('Caged Sun')]],
    ['an Aura is attached to nothing', 'with an Aura attached to nothing', [permanent('Wild Growth')]],
    [
      'what it is attached to may be illegal',
      'with an Aura on what it cannot enchant',
      [permanent('Grizzly Bears'), permanent('Wild Growth', { attachedTo: 'c1' })],
    ],
    [
      'neither Aura nor Equipment',
      'with an attached creature',
      [permanent('Grizzly Bears'), permanent('Grizzly Bears', { attachedTo: 'c1' })],
    ],
    [
      'counters that annihilate each other',
      'with counters that annihilate each other',
      [permanent('Grizzly Bears', { counters: { '+1/+1': 1, '-1/-1': 1 } })],
    ],
  ])('(%s) %s', (reason, _, cards) => {
    expect(why(...cards)).toBe(reason);
  });

  test('with a dead or poisoned player', () => {
    const board = boardOf([]);
    const dead = { life: 0, counters: {}, landsPlayed: 0 };
    const poisoned = { life: 20, counters: { poison: 10 }, landsPlayed: 0 };
    expect(whyIllegal({ ...board, players: [...board.players, dead] }, ENGINE_POOL)?.why).toBe('a player has no life');
    expect(whyIllegal({ ...board, players: [...board.players, poisoned] }, ENGINE_POOL)?.why).toBe(
      'a player is poisoned',
    );
  });
});

test('a card with suspend may have time counters in exile, and nothing else may', () => {
  const exiled = (name: string, zone: BoardCard['zone'], counters: BoardCard['counters']) =>
    why({ ...permanent(name, { counters, held: false }), zone });
  expect(exiled('Rift Bolt', 'exile', { time: 2 })).toBeNull();
  expect(exiled('Rift Bolt', 'graveyard', { time: 2 })).toBe('a status outside the battlefield');
  expect(exiled('Rift Bolt', 'exile', { charge: 2 })).toBe('a status outside the battlefield');
  expect(exiled('Shock', 'exile', { time: 2 })).toBe('a status outside the battlefield');
});

describe('what permanents do to each other', () => {
  test('Humility makes damage lethal that was not', () => {
    const wounded = permanent('Hill Giant', { damage: 1 });
    expect(why(wounded)).toBeNull();
    expect(why(wounded, permanent('Humility'))).toBe('lethal damage');
  });

  test('Humility saves nobody whose own toughness is 0: with other effects its own might not count', () => {
    expect(why(permanent('Hangarback Walker'), permanent('Humility'))).toBe('its toughness may be 0');
  });

  test('March of the Machines makes creatures of artifacts, and those that cost nothing die', () => {
    const march = permanent('March of the Machines');
    expect(why(march, permanent('Fellwar Stone'), permanent('Forest'))).toBeNull();
    expect(why(march, permanent('Mox Jet'))).toBe('its toughness may be 0');
  });

  test('an Equipment that may be a creature is attached to nothing', () => {
    const equipped = [permanent('Grizzly Bears'), permanent('Umbral Mantle', { attachedTo: 'c1' })];
    expect(why(...equipped)).toBeNull();
    expect(why(...equipped, permanent('March of the Machines'))).toBe('it may be a creature');
  });

  test('what has protection from a colour bears nothing of that colour', () => {
    const knight = permanent('Black Knight');
    const onIt = (name: string) => permanent(name, { attachedTo: 'c1' });
    expect(why(knight, onIt('Pacifism'))).toBe('what it is attached to may be illegal');
    expect(why(knight, onIt('Control Magic'))).toBeNull();
    expect(why(knight, onIt('Umbral Mantle'))).toBeNull();
  });

  test('where control may change, no legend stands twice on the battlefield', () => {
    const legends = [permanent("Gaea's Cradle"), permanent("Gaea's Cradle", { owner: 1, controller: 1 })];
    expect(why(...legends)).toBeNull();
    const thief = permanent('Control Magic', { attachedTo: 'c4' });
    expect(why(...legends, thief, permanent('Grizzly Bears'))).toBe('a second legend of that name');
  });

  test('an Equipment that may lose its types is attached to nothing', () => {
    const equipped = [permanent('Grizzly Bears'), permanent('Umbral Mantle', { attachedTo: 'c1' })];
    const song = permanent('Song of the Dryads', { attachedTo: 'c2' });
    expect(why(...equipped, song)).toBe('it may be neither Aura nor Equipment');
  });

  test('an Aura for a kind of land is safe only where no land changes', () => {
    const sprawl = [permanent('Bayou'), permanent('Utopia Sprawl', { attachedTo: 'c1', chosen: { color: 'W' } })];
    expect(why(...sprawl)).toBeNull();
    const mirage = permanent('Convincing Mirage', { attachedTo: 'c1', chosen: { 'land type': 'Island' } });
    expect(why(...sprawl, mirage)).toBe('what it is attached to may be illegal');
    expect(why(...sprawl, permanent('Blood Moon'))).toBe('what it is attached to may be illegal');
  });

  test('an Aura for any land is safe while lands change their kind, but not where they may stop being lands', () => {
    const growth = [permanent('Bayou'), permanent('Wild Growth', { attachedTo: 'c1' })];
    expect(why(...growth, permanent('Blood Moon'))).toBeNull();
    const creature = [permanent('Grizzly Bears'), permanent('Holy Strength', { attachedTo: 'c1' })];
    const song = permanent('Song of the Dryads', { attachedTo: 'c1' });
    expect(why(...creature, song)).toBe('what it is attached to may be illegal');
  });
});
