import type { CardPick, Opening } from '../generators/recipe.ts';
import type { History } from '../protocol/index.ts';
import { card, cases, inHand, manyLands, oneOf, permanents, theyCast } from './cases.ts';
import { type Finding, judged } from './law/finding.ts';
import { agedCounters } from './law/aged-counters.ts';
import { CLAUSE, keywordsHad } from './law/keywords.ts';
import { stoppedKeywords } from './law/stopped-keywords.ts';
import type { LawProperty } from './property.ts';
import { scenesOf } from './reading/scenes.ts';

const ARCHETYPES = [
  ...['Archetype of Aggression', 'Archetype of Courage', 'Archetype of Endurance', 'Archetype of Finality'],
  'Archetype of Imagination',
];
/** Spells and creatures that put a keyword counter on something. */
const COUNTERS = [
  ...['Fully Grown', 'Heightened Reflexes', 'Spontaneous Flight', 'Sudden Spinnerets', 'Unexpected Fangs'],
  ...['Wingspan Mentor', 'Hornbash Mentor', 'Duskfang Mentor', 'Keensight Mentor', 'Hunted Nightmare'],
  ...['Helica Glider', 'Boot Nipper', 'Ferocious Tigorilla', 'Flycatcher Giraffid', 'Wingfold Pteron'],
];
const CREATURES = ['Grizzly Bears', 'Serra Angel', 'White Knight', 'Hill Giant', 'Coral Merfolk'];
const AURAS = ['Flight', 'Rancor', 'Cartouche of Knowledge', 'Demonic Embrace'];

const named = (name: string): CardPick => ({ kind: 'card', name });
const oneOfThese = (names: readonly string[]): CardPick => ({ kind: 'one of', names });
const creature = { target: oneOfThese(CREATURES) };
const archetype = { target: oneOfThese(ARCHETYPES), when: 'later' } as const;
const GIVERS = ['Kindled Fury', 'Enlarge'];

const OPENINGS: readonly Opening[] = [
  [theyCast(oneOfThese(COUNTERS), creature), theyCast(named('Murder'), archetype)],
  [theyCast(oneOfThese(COUNTERS), creature)],
  [theyCast(oneOfThese(GIVERS), creature), theyCast(named('Murder'), archetype)],
  [theyCast(named('Humility')), theyCast(oneOfThese(COUNTERS), { ...creature, when: 'later' })],
  [theyCast(oneOfThese(COUNTERS), creature), theyCast(named('Humility'), { when: 'later' })],
  [theyCast(oneOfThese(ARCHETYPES))],
];

/** Keyword counters, and keywords that something can't have. CR 113.11, 122.1b, 613.1f */
export const h1Keywords: LawProperty = {
  kind: 'law',
  id: 'h1-keywords',
  statement: 'H1',
  says: 'A counter gives its keyword by its age among other effects, and what can’t have a keyword has it by nothing.',
  clauses: Object.values(CLAUSE),
  rulings: [
    'archetype-of-aggression/168527c05c',
    'archetype-of-aggression/3e556f5c09',
    'archetype-of-aggression/935db52e95',
    'archetype-of-aggression/b830fb7f08',
    'archetype-of-courage/168527c05c',
    'archetype-of-courage/3e556f5c09',
    'archetype-of-courage/935db52e95',
    'archetype-of-courage/b830fb7f08',
    'archetype-of-endurance/168527c05c',
    'archetype-of-endurance/3e556f5c09',
    'archetype-of-endurance/935db52e95',
    'archetype-of-endurance/b830fb7f08',
    'archetype-of-finality/168527c05c',
    'archetype-of-finality/3e556f5c09',
    'archetype-of-finality/935db52e95',
    'archetype-of-finality/b830fb7f08',
    'archetype-of-imagination/168527c05c',
    'archetype-of-imagination/3e556f5c09',
    'archetype-of-imagination/935db52e95',
    'archetype-of-imagination/b830fb7f08',
  ],
  cr: ['113.11', '122.1b', '613.1f', '613.7c'],
  observe: ['battlefield', 'stack', 'options', 'events'],
  level: 2,
  cases: cases(
    [
      ...manyLands('active'),
      oneOf(ARCHETYPES, 'battlefield', 'next', 90),
      oneOf(ARCHETYPES, 'battlefield', 'anyone', 40),
      oneOf(ARCHETYPES, 'hand', 'active', 40),
      oneOf(CREATURES, 'battlefield', 'active', 95),
      oneOf(CREATURES, 'battlefield', 'anyone', 60),
      oneOf(COUNTERS, 'battlefield', 'anyone', 50),
      oneOf(COUNTERS, 'hand', 'active', 95),
      oneOf(COUNTERS, 'hand', 'active', 80),
      oneOf(GIVERS, 'hand', 'active', 60),
      ...inHand(80, 'Murder'),
      oneOf(AURAS, 'hand', 'active', 50),
      ...permanents('anyone', 10, 'Humility', 'Glorious Anthem'),
      card('Humility', 'hand', 'active', 40),
    ],
    {
      corners: littleBoards(),
      openings: OPENINGS,
      bare: 70,
      weights: { pass: 3, cast: 12, activate: 2, play: 2, 'take back': 0 },
      decisions: 30,
    },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  const scenes = scenesOf(history);
  yield* keywordsHad(history, scenes);
  yield* stoppedKeywords(history, scenes);
  yield* agedCounters(history, scenes);
}

function littleBoards() {
  const board = (giver: string, against: string) => [
    ...manyLands('active'),
    oneOf(['Grizzly Bears', 'Coral Merfolk'], 'battlefield', 'active', 100),
    card(against, 'battlefield', 'next', 100),
    ...inHand(100, giver, 'Murder'),
  ];
  return [board('Kindled Fury', 'Archetype of Courage'), board('Enlarge', 'Archetype of Aggression')];
}
