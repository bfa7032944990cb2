import type { FocusCard } from '../generators/recipe.ts';
import type { History } from '../protocol/index.ts';
import { anyOf, card, cases, inHand, permanents } from './cases.ts';
import { type Finding, judged } from './law/finding.ts';
import { freeCastsOf } from './law/free-casts.ts';
import { freeCosts } from './law/free-costs.ts';
import { freeX } from './law/free-x.ts';
import { isMuddled } from './law/swaps.ts';
import type { LawProperty } from './property.ts';
import { scenesOf } from './reading/scenes.ts';

const COSTS = { mandatory: 'Q6/mandatory-costs', optional: 'Q6/optional-costs', alternative: 'Q6/no-alternative-cost' };

/** One card that was exiled, with what lets it be cast for nothing: mostly there are more. */
const alone = (exiled: FocusCard, ...more: readonly FocusCard[]): readonly FocusCard[] => [
  ...permanents('active', 100, 'Spell Queller', 'Phyrexian Altar', 'Mountain', 'Forest', 'Island', 'Swamp'),
  exiled,
  ...more,
];

const CORNERS = [
  alone(anyOf('has {X} in its mana cost', 'exile', 'active', 100)),
  alone(anyOf('mandatory additional cost', 'exile', 'active', 100), ...permanents('active', 100, 'Memnite', 'Memnite')),
  alone(anyOf('optional additional cost', 'exile', 'active', 100)),
  alone(anyOf('alternative cost', 'exile', 'active', 100)),
  alone(anyOf('X in an additional cost', 'exile', 'active', 100), ...inHand(100, 'Opt', 'Shock')),
];

/** Cards that are cast anew, for nothing, as what had exiled them leaves. CR 107.3b, 118.8, 118.9a */
export const freeRecasts: LawProperty = {
  kind: 'law',
  id: 'free-recasts',
  statement: 'Q6',
  says: 'A card that is cast anew without paying its mana cost has X = 0 where that cost has {X}, takes no alternative cost, and is cast with its additional costs paid.',
  clauses: [
    ...Object.values(COSTS),
    'Q7/only-zero',
    'Q7/x-in-an-additional-cost-too',
    'Q7/x-in-an-additional-cost-only',
  ],
  rulings: ['spell-queller/04aaec5bcf', 'spell-queller/aa27b6fc6b'],
  cr: ['107.3b', '107.3a', '118.8', '118.9a', '118.9d'],
  observe: ['battlefield', 'stack', 'zones', 'pools', 'options', 'events'],
  level: 2,
  cases: cases(
    [
      ...permanents('active', 85, 'Spell Queller', 'Spell Queller'),
      ...permanents('active', 60, 'Phyrexian Altar', "Ashnod's Altar"),
      ...permanents('active', 60, 'Island', 'Swamp', 'Mountain', 'Forest', 'Forest', 'Mountain'),
      ...permanents('active', 35, 'Grizzly Bears', 'Memnite'),
      anyOf('has {X} in its mana cost', 'exile', 'active', 60),
      anyOf('mandatory additional cost', 'exile', 'active', 60),
      card('Thrill of Possibility', 'exile', 'active', 50),
      card('Bone Splinters', 'exile', 'active', 30),
      anyOf('optional additional cost', 'exile', 'active', 60),
      card('Kavu Titan', 'exile', 'active', 35),
      card('Torch Slinger', 'exile', 'active', 30),
      anyOf('alternative cost', 'exile', 'active', 60),
      anyOf('X in an additional cost', 'exile', 'active', 60),
      card('Aether Tide', 'exile', 'active', 40),
      card('Toxic Deluge', 'exile', 'active', 25),
      anyOf('removal', 'hand', 'active', 50),
      card('Unsummon', 'hand', 'active', 60),
      anyOf('flicker', 'hand', 'active', 30),
    ],
    {
      corners: CORNERS,
      bare: 50,
      weights: { pass: 5, cast: 8, activate: 8, play: 1, 'take back': 0.3 },
      decisions: 30,
    },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  if (isMuddled(history)) return;
  const scenes = scenesOf(history);
  for (const cast of freeCastsOf(history).filter(({ anew }) => anew)) {
    yield* freeX(history, cast, scenes, 'Q7');
    yield* freeCosts(history, cast, scenes, COSTS);
  }
}
