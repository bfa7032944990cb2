import type { History } from '../protocol/index.ts';
import { anyOf, cases, inHand, permanents } from './cases.ts';
import { type Finding, judged } from './law/finding.ts';
import { largestX, offersToPayOtherwise, PAID_OTHERWISE, paidSo } from './law/paid-otherwise.ts';
import { paysOtherwise } from './oracles/means.ts';
import { PAID_OTHERWISE_RULINGS } from './law/paid-otherwise-rulings.ts';
import type { LawProperty } from './property.ts';
import { castsOf } from './reading/casts.ts';
import { scenesOf } from './reading/scenes.ts';

/** Creatures and cards in the graveyard pay for mana of a cost. CR 702.51, 702.66 */
export const w1ConvokeAndDelve: LawProperty = {
  kind: 'law',
  id: 'w1-convoke-and-delve',
  statement: 'W1',
  says: 'Once the total cost is known, untapped creatures pay for generic mana and mana of their colours of a spell with convoke, cards in the graveyard for generic mana of one with delve, and nothing else changes.',
  clauses: Object.values(PAID_OTHERWISE),
  rulings: PAID_OTHERWISE_RULINGS,
  cr: ['702.51a', '702.51b', '702.66a', '702.66b', '601.2f', '601.2h', '118.9d', '202.3', '101.2'],
  observe: ['battlefield', 'stack', 'zones', 'pools', 'options', 'events'],
  level: 1,
  cases: cases(
    [
      anyOf('convoke', 'hand', 'active', 80),
      anyOf('convoke', 'hand', 'active', 60),
      anyOf('delve', 'hand', 'active', 80),
      anyOf('delve', 'hand', 'active', 50),
      ...inHand(25, 'Hogaak, Arisen Necropolis', 'Chord of Calling', 'Logic Knot'),
      ...permanents('active', 55, 'Grizzly Bears', 'Savannah Lions', 'Bog Imp', 'Hill Giant'),
      anyOf('creature', 'battlefield', 'active', 80),
      anyOf('creature', 'battlefield', 'active', 80),
      anyOf('creature', 'battlefield', 'anyone', 60),
      anyOf('mana producer', 'battlefield', 'active', 40),
      ...permanents('active', 45, 'Forest', 'Plains', 'Swamp', 'Island'),
      anyOf('instant', 'graveyard', 'active', 70),
      anyOf('sorcery', 'graveyard', 'active', 70),
      anyOf('creature', 'graveyard', 'active', 70),
      anyOf('land', 'graveyard', 'active', 60),
      anyOf('instant', 'graveyard', 'anyone', 70),
      anyOf('creature', 'graveyard', 'anyone', 60),
      ...permanents('active', 15, 'Omniscience', 'Helm of Awakening'),
      ...permanents('anyone', 15, 'Sphere of Resistance', 'Trinisphere'),
    ],
    {
      surroundings: ['creature', 'convoke', 'delve'],
      weights: { pass: 3, cast: 12, activate: 5, play: 3, 'take back': 1 },
    },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  const scenes = scenesOf(history);
  for (const cast of castsOf(history)) if (paysOtherwise(cast.spell.name)) yield* paidSo(history, cast, scenes);
  for (const [at, step] of history.steps.entries()) {
    if (step.question?.kind === 'priority') yield* offersToPayOtherwise(step, at, scenes(at));
    if (step.question?.kind === 'number' && step.question.purpose === 'X') yield* largestX(step, at, scenes(at));
  }
}
