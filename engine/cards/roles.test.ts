import { describe, expect, test } from 'vitest';
import { card, does, entersWithCounters, read, X } from '../vocabulary/index.ts';
import type { CardRecord } from '../vocabulary/record.ts';
import { CARDS } from './registry.ts';
import { cardsWithRole, ROLES, type Role, rolesOf } from './roles.ts';

/** Roles that few cards of the game have, or few that can be said exactly. */
const RARE: readonly Role[] = [
  'mana multiplier',
  'mana with a rider',
  'free-cast permission',
  'gives a {Q} ability',
  'acts as though hasty',
];

const EXPECTED: Readonly<Record<string, readonly Role[]>> = {
  'Altered Ego': [
    'creature',
    'has {X} in its mana cost',
    'X permanent',
    'cannot be countered',
    'enters with counters',
    'cloner',
  ],
  'Chalice of the Void': [
    'artifact',
    'has {X} in its mana cost',
    'X permanent',
    'cast trigger',
    'enters with counters',
    'counterspell',
  ],
  Cloudshift: ['instant', 'flicker'],
  Contamination: ['enchantment', 'mana type changer'],
  'Cryptic Command': ['instant', 'modal', 'tapper', 'removal', 'draw', 'counterspell'],
  'Cryptolith Rite': ['enchantment', 'gives a mana ability', 'gives a {T} ability'],
  Firestorm: ['instant', 'X in an additional cost', 'X spell', 'mandatory additional cost', 'removal'],
  Forest: ['land', 'mana producer', 'has {T} ability'],
  Frogify: ['enchantment', 'aura', 'ability remover', 'color changer'],
  'Grizzly Bears': ['creature'],
  'Hangarback Walker': [
    'creature',
    'artifact',
    'has {X} in its mana cost',
    'X permanent',
    'has {T} ability',
    'leaves trigger',
    'enters with counters',
    'token maker',
  ],
  'Lightning Greaves': ['artifact', 'equipment', 'haste giver'],
  'Mana Flare': ['enchantment', 'tapped-for-mana trigger', 'triggered mana ability'],
  'Oblivion Ring': ['enchantment', 'enters trigger', 'leaves trigger', 'removal'],
  'Pili-Pala': ['creature', 'artifact', 'mana producer', 'has {Q} ability', 'evasive'],
  'Reflecting Pool': ['land', 'mana producer', 'could-produce', 'has {T} ability'],
  Stifle: ['instant', 'counters abilities'],
  'Treetop Village': ['land', 'mana producer', 'has {T} ability', 'enters tapped', 'animator', 'color changer'],
  Twiddle: ['instant', 'tapper', 'untapper'],
  'Umbral Mantle': ['artifact', 'equipment', 'gives a {Q} ability'],
  'Verdeloth the Ancient': [
    'creature',
    'legendary',
    'X in an additional cost',
    'X permanent',
    'optional additional cost',
    'enters trigger',
    'token maker',
    'anthem',
  ],
  'Zhur-Taa Druid': ['creature', 'mana producer', 'tapped-for-mana trigger', 'has {T} ability'],
};

describe('the roles of a card', () => {
  test.each(Object.entries(EXPECTED))('of %s are read from its record', (name, roles) => {
    expect(rolesOf(cardNamed(name))).toEqual(roles);
  });

  test('do not depend on the registry: a record made elsewhere has them too', () => {
    const grower = card({
      name: 'Grower',
      cost: '{X}{G}',
      type: 'Creature - Elemental',
      pt: '0/0',
      abilities: [entersWithCounters('+1/+1', X)],
      reading: read('0000000000'),
    });
    expect(rolesOf(grower)).toEqual(['creature', 'has {X} in its mana cost', 'X permanent', 'enters with counters']);
    expect(CARDS).not.toContain(grower);
  });

  test('of a spell that adds mana are not those of a permanent that does', () => {
    const ritual = card({
      name: 'Ritual',
      cost: '{B}',
      type: 'Instant',
      spell: does({
        kind: 'addMana',
        who: { kind: 'you' },
        mana: { kind: 'fixed', mana: ['B'] },
        spendOnly: null,
        rider: null,
      }),
      reading: read('0000000000'),
    });
    expect(rolesOf(ritual)).toEqual(['instant', 'spell that adds mana']);
  });
});

describe('the cards with a role', () => {
  test('are at least five, but for the roles that are rare', () => {
    const short = ROLES.filter((role) => cardsWithRole(role).length < 5);
    expect(short).toEqual(RARE);
  });

  test('exist for every role', () => {
    expect(ROLES.filter((role) => cardsWithRole(role).length === 0)).toEqual([]);
  });

  test('are sorted by name and are those whose roles name it', () => {
    const cloners = cardsWithRole('cloner');
    expect(cloners.map((record) => record.name)).toEqual([...cloners.map((record) => record.name)].sort());
    expect(cloners).toEqual(CARDS.filter((record) => rolesOf(record).includes('cloner')));
  });
});

function cardNamed(name: string): CardRecord {
  const found = CARDS.find((record) => record.name === name);
  if (found === undefined) throw new Error(`no card: ${name}`);
  return found;
}
