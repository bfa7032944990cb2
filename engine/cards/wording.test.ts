import { describe, expect, test } from 'vitest';
import type { CardRecord } from '../vocabulary/record.ts';
import { CARDS } from './registry.ts';
import { abilityWording, titleOf, wordingOf } from './wording.ts';

const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  'Naga Vitalist': ['tap: add one mana of any type that lands you control could produce'],
  'Hangarback Walker': [
    'this enters with X +1/+1 counters',
    'whenever this dies: create Thopter tokens, as many as the number of +1/+1 counters on this',
    '{1}, tap: put a +1/+1 counter on this',
    'a Thopter token is a 1/1 colourless artifact creature Thopter: flying',
  ],
  'Apocalypse Hydra': [
    'this enters with +1/+1 counters, as many as X plus (X if X is at least 5, else 0)',
    '{1}{R}, remove a +1/+1 counter from this: this deals 1 damage to any target',
  ],
  Badlands: ['tap: add {B} (as Swamp)', 'tap: add {R} (as Mountain)'],
  'Rolling Thunder': ['this deals X damage, divided among up to X targets'],
  'Rushing River': [
    'kicker: sacrifice a land',
    "return target nonland permanent (target 1) to the owner's hand, then if it was kicked, return target nonland permanent other than target 1 (target 2) to the owner's hand",
  ],
  'Swords to Plowshares': [
    'exile target creature, then the controller of the target gains life equal to the power of the target',
  ],
  'Snuff Out': [
    'instead of its mana cost, if there is a Swamp you control: pay 4 life',
    'destroy target nonblack creature, past regeneration',
  ],
  'Verdeloth the Ancient': [
    'kicker: {X}',
    'each creature that is a Saproling or another Treefolk gets +1/+1',
    'whenever this enters, if it was kicked: create X Saproling tokens',
    'a Saproling token is a 1/1 green creature Saproling',
  ],
  'Umbral Mantle': [
    'what this is attached to has "{3}, untap: until end of turn, this gets +2/+2"',
    '{0}: attach this to target creature you control (only as a sorcery)',
  ],
  'March of the Machines': [
    'each noncreature artifact is also an artifact creature and has base power and toughness equal to its mana value',
  ],
  'Blood Artist': ['whenever this or a creature dies: target player loses 1 life, then you gain 1 life'],
  'Cryptic Command': [
    'choose 2 of 4:',
    '- counter target spell',
    "- return target permanent to the owner's hand",
    '- tap each creature an opponent controls',
    '- draw a card',
  ],
  'Early Harvest': ['target player: untap each basic land the target player controls'],
  'Mana Reflection': ['as you tap a permanent for mana: twice as much'],
  Contamination: [
    'whenever your upkeep step begins: sacrifice this unless you sacrifice a creature',
    'as a player taps a land for mana: {B} instead',
  ],
  'Jace, Ingenious Mind-Mage': [
    '+1: draw a card',
    '+1: untap each creature you control',
    '-9: you control up to three target creatures',
  ],
  Trinisphere: ['while this is untapped, spells cost at least 3 mana'],
  'Empyrial Armor': [
    'enchants a creature',
    'what this is attached to gets +N/+N (N: the number of cards in your hand)',
  ],
  Flickerwisp: [
    'flying',
    "whenever this enters: exile another target permanent, then the next time the end step begins, put what was exiled onto the battlefield under the owner's control",
  ],
  'Grizzly Bears': [],
};

describe('the wording of a card', () => {
  test.each(Object.entries(EXPECTED))('%s is made from its record', (name, lines) => {
    expect(wordingOf(cardNamed(name))).toEqual(lines);
  });

  test('has a line at least for each ability, cost, mode and token of every card', () => {
    const missing = CARDS.filter((record) => wordingOf(record).length < leastLines(record));
    expect(missing.map((record) => record.name)).toEqual([]);
  });

  test('leaves no mark, value or blank of its making in any line', () => {
    const marks = /<target|undefined|\[object|NaN| {2}|^\s|\s$|\ba [aeiou](?!ne)|(?<!of \d):$| ,/;
    const lines = CARDS.flatMap((record) => [titleOf(record), ...wordingOf(record)]);
    expect(lines.length).toBeGreaterThan(1000);
    expect(lines.filter((line) => marks.test(line))).toEqual([]);
  });

  test('is the same for the same data', () => {
    const copies: readonly CardRecord[] = JSON.parse(JSON.stringify(CARDS));
    expect(copies.map(wordingOf)).toEqual(CARDS.map(wordingOf));
  });
});

test('the title of a card gives its cost, types and size', () => {
  expect(titleOf(cardNamed('Hangarback Walker'))).toBe('Hangarback Walker {X}{X}, artifact creature Construct 0/0');
  expect(titleOf(cardNamed('Jace Beleren'))).toBe('Jace Beleren {1}{U}{U}, legendary planeswalker Jace, loyalty 3');
  expect(titleOf(cardNamed('Dryad Arbor'))).toBe('Dryad Arbor, land creature Forest Dryad 1/1');
  expect(titleOf(cardNamed('Memnite'))).toBe('Memnite {0}, artifact creature Construct 1/1');
});

test('a single ability can be worded alone', () => {
  const [ability] = cardNamed('Icy Manipulator').abilities;
  if (ability === undefined) throw new Error('no ability');
  expect(abilityWording(ability)).toBe('{1}, tap: tap target artifact, creature or land');
});

function leastLines({ abilities, additionalCosts, alternativeCosts, spell, tokens }: CardRecord): number {
  const spellLines = spell === null ? 0 : 1 + (spell.modes?.of.length ?? 0);
  return abilities.length + additionalCosts.length + alternativeCosts.length + spellLines + Object.keys(tokens).length;
}

function cardNamed(name: string): CardRecord {
  const found = CARDS.find((record) => record.name === name);
  if (found === undefined) throw new Error(`no card: ${name}`);
  return found;
}
