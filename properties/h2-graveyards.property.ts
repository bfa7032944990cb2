import type { CardPick, Opening } from '../generators/recipe.ts';
import type { History } from '../protocol/index.ts';
import { card, cases, inHand, manyLands, oneOf, permanents, theyCast } from './cases.ts';
import { abilitiesInGraveyards, CLAUSE } from './law/abilities-in-graveyards.ts';
import { type Finding, judged } from './law/finding.ts';
import { TEXT_CLAUSES, textsThatCount } from './law/graveyard-texts.ts';
import type { LawProperty } from './property.ts';
import { scenesOf } from './reading/scenes.ts';

const TRIGGERING = ['Serra Avatar', 'Worldspine Wurm', 'Kozilek, Butcher of Truth', 'Ulamog, the Infinite Gyre'];
const DYING = ['Doomed Traveler', 'Solemn Simulacrum', 'Worldspine Wurm'];
const ACTING = [
  'Reassembling Skeleton',
  'Faithless Looting',
  'Lingering Souls',
  'Think Twice',
  'Firebolt',
  'Deep Analysis',
];
const KEPT_OUT = ['Darksteel Colossus', 'Progenitus'];
const REMOVAL = ['Murder', 'Swords to Plowshares', 'Wrath of God'];

/** What goes to no graveyard is discarded and sacrificed, and what is of every type lies in one, where cards there have no abilities. */
const CORNERS = [
  [
    card('Yixlid Jailer', 'battlefield', 'anyone', 100),
    ...permanents('active', 100, 'Mountain', 'Phyrexian Altar'),
    oneOf(KEPT_OUT, 'battlefield', 'active', 80),
    oneOf(KEPT_OUT, 'hand', 'active', 100),
    ...inHand(100, 'Faithless Looting'),
  ],
  [
    card('Yixlid Jailer', 'battlefield', 'anyone', 100),
    ...permanents('active', 100, 'Forest', 'Forest', 'Gisa and Geralf'),
    card('Woodland Changeling', 'graveyard', 'active', 100),
  ],
];

const named = (name: string): CardPick => ({ kind: 'card', name });
const removal: CardPick = { kind: 'one of', names: REMOVAL };

const OPENINGS: readonly Opening[] = [
  [theyCast(removal, { target: { kind: 'one of', names: [...TRIGGERING, ...DYING] } })],
  [theyCast(named('Yixlid Jailer')), theyCast(removal, { target: { kind: 'one of', names: DYING }, when: 'later' })],
];

/** Abilities that function in graveyards, and what takes them there. CR 113.6, 603.6c, 613.1f */
export const h2Graveyards: LawProperty = {
  kind: 'law',
  id: 'h2-graveyards',
  statement: 'H2',
  says: 'A card in a graveyard does what its abilities there say, and nothing where it has lost them; what left the battlefield looks back, what a card says of its own going holds until it has gone, and what is of every type is so there too.',
  clauses: [...Object.values(CLAUSE), ...TEXT_CLAUSES],
  rulings: [
    'yixlid-jailer/34eb108c37',
    'yixlid-jailer/878359be3e',
    'yixlid-jailer/d3c397a946',
    'yixlid-jailer/d53e4f0f54',
    'yixlid-jailer/e0244b3ee4',
  ],
  cr: ['113.6', '113.6k', '603.6', '603.6c', '603.10a', '604.3', '613.1f', '613.3', '614.6', '602.2', '601.3'],
  observe: ['battlefield', 'stack', 'zones', 'pools', 'options', 'events'],
  level: 2,
  cases: cases(
    [
      ...manyLands('active'),
      card('Yixlid Jailer', 'battlefield', 'anyone', 65),
      card('Yixlid Jailer', 'hand', 'active', 30),
      ...permanents('active', 80, 'Millstone'),
      card('Narcomoeba', 'library', 'active', 95),
      card('Narcomoeba', 'library', 'next', 60),
      card('Narcomoeba', 'library', 'active', 60),
      oneOf(TRIGGERING, 'library', 'active', 60),
      oneOf(TRIGGERING, 'battlefield', 'active', 70),
      oneOf(DYING, 'battlefield', 'anyone', 80),
      oneOf(ACTING, 'graveyard', 'active', 90),
      oneOf(ACTING, 'graveyard', 'active', 60),
      oneOf(REMOVAL, 'hand', 'active', 95),
      oneOf(REMOVAL, 'hand', 'active', 60),
      ...inHand(30, 'Brain Freeze', 'Humility'),
    ],
    {
      openings: OPENINGS,
      corners: CORNERS,
      bare: 70,
      weights: { pass: 3, cast: 8, activate: 8, play: 2, 'take back': 0 },
      decisions: 30,
    },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  const scenes = scenesOf(history);
  yield* abilitiesInGraveyards(history, scenes);
  yield* textsThatCount(history, scenes);
}
