import type { History } from '../protocol/index.ts';
import { anyOf, card, cases, inHand, permanents } from './cases.ts';
import { type Finding, judged } from './law/finding.ts';
import { goneSources } from './law/gone-sources.ts';
import { withoutTargets } from './law/lost-targets.ts';
import type { LawProperty } from './property.ts';
import { scenesOf } from './reading/scenes.ts';

/** An attacker whose ability waits is exiled. */
const GONE_SOURCE = [
  ...permanents('active', 100, 'Dreadhorde Arcanist', 'Dreadhorde Arcanist', 'Dreadhorde Arcanist'),
  card('Shock', 'graveyard', 'active', 100),
  ...permanents('next', 100, 'Royal Assassin'),
  ...Array.from({ length: 8 }, () => card('Plains', 'battlefield', 'next', 100)),
  card('Devouring Light', 'hand', 'next', 100),
  card('Devouring Light', 'hand', 'next', 100),
];

/** What moves a counter has attacked, and one of the two creatures is sacrificed as it is made a target. */
const ONE_OF_TWO = [
  ...permanents('active', 100, 'Leech Bonder', 'Leech Bonder'),
  ...Array.from({ length: 8 }, () => card('Island', 'battlefield', 'active', 100)),
  ...inHand(100, 'Leech Bonder', 'Leech Bonder'),
  ...permanents('opponent', 100, 'Skulking Ghost', 'Skulking Ghost', 'Skulking Ghost', 'Skulking Ghost'),
];

/** The source of an ability is gone, one of two creatures between which a counter is to move, one of two things to be destroyed. */
const CORNERS = [
  GONE_SOURCE,
  ONE_OF_TWO,
  ONE_OF_TWO,
  [
    ...permanents('active', 100, 'Badlands', 'Badlands', 'Badlands', 'Badlands', 'Badlands', 'Badlands'),
    card('Plague Spores', 'hand', 'active', 100),
    ...permanents('opponent', 100, 'Plains', 'Grizzly Bears'),
    card('Cloudshift', 'hand', 'opponent', 100),
  ],
];

/** Spells and abilities whose targets have gone by the time they would resolve. CR 608.2b */
export const lostTargets: LawProperty = {
  kind: 'law',
  id: 'lost-targets',
  statement: 'L4',
  says: 'What has lost all its targets does not resolve, and that is no countering; what has lost some leaves those alone and does the rest.',
  clauses: [
    'L4/none-left-nothing-happens',
    'L4/is-no-countering',
    'L4/gone-target-is-untouched',
    'L4/the-others-are-affected',
    'L4/what-needs-both-does-nothing',
    'L4/as-its-source-last-was',
  ],
  rulings: ['dreadhorde-arcanist/54ec0032d7', 'leech-bonder/a462935721', 'mana-drain/769f8f4c01'],
  cr: ['608.2b', '400.7', '701.6a'],
  observe: ['battlefield', 'stack', 'zones', 'options', 'events'],
  level: 0,
  cases: cases(
    [
      ...permanents(
        'active',
        90,
        'Island',
        'Island',
        'Badlands',
        'Badlands',
        'Badlands',
        'Badlands',
        'Badlands',
        'Island',
      ),
      ...permanents('opponent', 92, 'Mountain', 'Tundra', 'Tundra', 'Tundra'),
      ...inHand(45, 'Plague Spores', 'Rushing River', 'Ghostly Flicker', 'Doom Blade'),
      anyOf('removal', 'hand', 'active', 60),
      anyOf('counterspell', 'hand', 'active', 40),
      card('Grizzly Bears', 'battlefield', 'active', 70),
      card('Dreadhorde Arcanist', 'battlefield', 'active', 50),
      card('Shock', 'graveyard', 'active', 60),
      card('Lightning Bolt', 'hand', 'opponent', 40),
      anyOf('creature', 'battlefield', 'opponent', 75),
      card('Grizzly Bears', 'battlefield', 'opponent', 40),
      ...permanents('active', 30, 'Leech Bonder', 'Endless One'),
      anyOf('flicker', 'hand', 'opponent', 40),
      card('Unsubstantiate', 'hand', 'opponent', 60),
      card('Lightning Bolt', 'hand', 'opponent', 70),
      card('Mana Drain', 'hand', 'opponent', 45),
      card('Remand', 'hand', 'opponent', 45),
      card('Cloudshift', 'hand', 'opponent', 60),
    ],
    {
      weights: { pass: 2, cast: 36, activate: 2, play: 0, 'take back': 0 },
      bare: 92,
      corners: CORNERS,
      players: [2, 2, 2, 3],
      decisions: 44,
    },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  yield* goneSources(history);
  yield* withoutTargets(history, scenesOf(history));
}
