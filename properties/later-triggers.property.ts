import type { CardPick, Opening } from '../generators/recipe.ts';
import type { History } from '../protocol/index.ts';
import { card, cases, inHand, manyLands, oneOf, permanents, theyCast } from './cases.ts';
import { type Finding, judged } from './law/finding.ts';
import { laterTriggers as whatComesLater } from './law/later-triggers.ts';
import { reflexiveTriggers } from './law/reflexive-triggers.ts';
import { LATER_CLAUSE } from './law/triggers-clauses.ts';
import type { LawProperty } from './property.ts';

const DOING = ['Fireblade Artist', 'Cavalier of Night', 'Pyroclastic Hellion', 'Hypothesizzle'];
const BLINKING = ['Flickerwisp', 'Galepowder Mage', 'Glimmerpoint Stag'];
const REMOVAL = ['Murder', 'Shock', 'Disenchant', 'Unsummon', 'Vindicate'];
const CREATURES = ['Grizzly Bears', 'Hill Giant', 'Serra Angel'];

const doing: CardPick = { kind: 'one of', names: DOING };
const blinking: CardPick = { kind: 'one of', names: BLINKING };
const removal: CardPick = { kind: 'one of', names: REMOVAL };

const OPENINGS: readonly Opening[] = [
  [theyCast(doing)],
  [theyCast(blinking), theyCast(removal, { target: 0, when: 'later' })],
  [theyCast({ kind: 'card', name: 'Eerie Interlude' })],
];

/** What an effect has trigger: on what was just done, or later. CR 603.7, 603.12 */
export const laterTriggers: LawProperty = {
  kind: 'law',
  id: 'later-triggers',
  statement: 'later-triggers',
  says: 'What triggers when something was done triggers if it was; what is to come later comes though its source has gone, and does nothing where there is nothing to do it to.',
  clauses: Object.values(LATER_CLAUSE),
  rulings: [],
  cr: ['603.7', '603.7c', '603.12', '113.7a'],
  observe: ['battlefield', 'stack', 'options', 'events'],
  level: 1,
  cases: cases(
    [
      ...manyLands('active'),
      oneOf(CREATURES, 'battlefield', 'active', 90),
      oneOf(CREATURES, 'battlefield', 'next', 70),
      oneOf(DOING, 'hand', 'active', 80),
      oneOf(DOING, 'battlefield', 'next', 40),
      oneOf(BLINKING, 'hand', 'active', 60),
      oneOf(REMOVAL, 'hand', 'active', 80),
      ...permanents('active', 35, 'Mistmeadow Witch', 'Sneak Attack', 'Geist of Saint Traft'),
      ...inHand(30, 'Eerie Interlude', 'Wake the Dead', 'Disenchant'),
      oneOf(CREATURES, 'hand', 'active', 40),
    ],
    {
      corners: littleBoards(),
      openings: OPENINGS,
      bare: 60,
      weights: { pass: 6, cast: 6, activate: 8, play: 1, 'take back': 0 },
      decisions: 34,
    },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  yield* reflexiveTriggers(history);
  yield* whatComesLater(history);
}

function littleBoards() {
  const lands = manyLands('active', 1);
  const kill = oneOf(REMOVAL, 'hand', 'active', 100);
  const bears = card('Grizzly Bears', 'battlefield', 'active', 100);
  return [
    [...lands, ...lands, oneOf(DOING, 'hand', 'active', 100), bears, card('Hill Giant', 'battlefield', 'next', 60)],
    [...permanents('next', 100, 'Fireblade Artist', 'Grizzly Bears')],
    [...lands, ...permanents('active', 100, 'Mistmeadow Witch'), bears, kill],
    [...lands, ...permanents('active', 100, 'Sneak Attack'), oneOf(CREATURES, 'hand', 'active', 60), kill],
    [...lands, bears, ...inHand(100, 'Eerie Interlude')],
    [...lands, oneOf(BLINKING, 'hand', 'active', 100), bears, kill],
  ];
}
