import type { History } from '../protocol/index.ts';
import { anyOf, card, cases, inHand, oneOf, permanents } from './cases.ts';
import { type Finding, judged } from './law/finding.ts';
import { freeCastsOf } from './law/free-casts.ts';
import { freeCosts, payingWith } from './law/free-costs.ts';
import { freeLimits, offeredPiles } from './law/free-limits.ts';
import { freeX, otherCosts } from './law/free-x.ts';
import { isMuddled, swapsOf } from './law/swaps.ts';
import type { LawProperty } from './property.ts';
import { scenesOf } from './reading/scenes.ts';

const FREE = {
  mandatory: 'K3/must-be-paid',
  optional: 'K10/kicker-and-the-like',
  alternative: 'K10/no-alternative-cost',
};

/** With entwine for mana. */
const MORE_MODES = ['Barbed Lightning', "Dream's Grip", 'Rain of Rust', 'Roar of the Kha'];

/** Spells that are cast without paying their mana costs, whatever lets them be. CR 107.3b, 118.8, 118.9, 608.2g */
export const freeSpells: LawProperty = {
  kind: 'law',
  id: 'free-spells',
  statement: 'K1',
  says: 'A spell cast without paying its mana cost has X = 0 where the mana cost has {X}, takes no other alternative cost, and is cast with its additional costs paid, whatever the time.',
  clauses: [
    'K1/only-zero',
    'K1/x-in-an-additional-cost-too',
    'K1/x-in-an-additional-cost-only',
    'K1/x-that-cannot-be-zero',
    'K1/for-another-cost-too',
    ...Object.values(FREE),
    'K3/unpayable-means-no-cast',
    'K3/paying-with-what-the-spell-needs',
    'K3/paying-with-the-pool',
    'K5/type-timing-ignored',
    'K5/other-limits-hold',
  ],
  rulings: [
    'knowledge-pool/77f0270e17',
    'knowledge-pool/1da31525d5',
    'knowledge-pool/ed37e0de43',
    'knowledge-pool/de63830c28',
    'omniscience/23f57c8884',
    'possibility-storm/2475b5fda9',
    'torrential-gearhulk/6370f84551',
    'villainous-wealth/313718d005',
    'elite-arcanist/8303a50ffa',
    'eye-of-the-storm/51d2d64ce9',
    'as-foretold/5f7256dd87',
    'ertais-meddling/636d994dd0',
    'annoyed-altisaur/6370f84551',
    'barals-expertise/6370f84551',
    'bituminous-blast/6370f84551',
    'bloodbraid-elf/6370f84551',
    'captured-sunlight/6370f84551',
    'chandra-flames-catalyst/a8aa4a0d4d',
    'dreadhorde-arcanist/6370f84551',
    'efreet-flamepainter/6370f84551',
    'electrodominance/a8aa4a0d4d',
    'epic-experiment/6370f84551',
    'forceful-denial/6370f84551',
    'isochron-scepter/a8aa4a0d4d',
    'kari-zevs-expertise/6370f84551',
    'meteoric-mace/6370f84551',
    'natural-reclamation/6370f84551',
    'omnispell-adept/a8aa4a0d4d',
    'shardless-agent/6370f84551',
    'srams-expertise/6370f84551',
    'yahennis-expertise/6370f84551',
  ],
  cr: ['107.3b', '107.3a', '118.8', '118.9a', '118.9d', '601.2h', '601.3', '608.2g'],
  observe: ['battlefield', 'stack', 'zones', 'pools', 'options', 'events'],
  level: 2,
  cases: cases(
    [
      ...permanents('active', 60, 'Knowledge Pool'),
      ...permanents('active', 40, 'Spell Queller'),
      ...permanents('active', 25, 'Omniscience', 'As Foretold'),
      ...permanents('active', 20, 'Eye of the Storm', 'Isochron Scepter'),
      card('Mind Grind', 'exile', 'active', 35),
      ...permanents('active', 65, 'Island', 'Swamp', 'Mountain', 'Forest'),
      ...permanents('anyone', 25, 'Void Winnower', 'Gaddock Teeg'),
      ...permanents('anyone', 12, 'Rule of Law', 'Teferi, Time Raveler'),
      anyOf('creature', 'battlefield', 'active', 60),
      anyOf('artifact', 'battlefield', 'active', 40),
      anyOf('has {X} in its mana cost', 'exile', 'active', 60),
      anyOf('mandatory additional cost', 'exile', 'active', 60),
      anyOf('mandatory additional cost', 'exile', 'anyone', 50),
      anyOf('optional additional cost', 'exile', 'active', 60),
      card('Kavu Titan', 'exile', 'active', 30),
      anyOf('alternative cost', 'exile', 'active', 60),
      anyOf('X in an additional cost', 'exile', 'active', 50),
      oneOf(MORE_MODES, 'exile', 'active', 35),
      card('Aether Tide', 'exile', 'active', 45),
      card('Kuldotha Rebirth', 'exile', 'active', 30),
      card('Bone Splinters', 'exile', 'active', 50),
      card('Fling', 'exile', 'active', 30),
      card('Feast of Blood', 'exile', 'active', 40),
      ...inHand(50, 'Shock', 'Opt', 'Unsummon'),
      ...inHand(30, 'Murder', 'Bone Splinters'),
      ...inHand(45, 'Llanowar Elves', 'Grizzly Bears'),
      anyOf('mandatory additional cost', 'hand', 'active', 25),
      anyOf('has {X} in its mana cost', 'hand', 'active', 25),
    ],
    {
      corners: [
        [...permanents('active', 100, 'As Foretold', 'As Foretold'), ...inHand(100, 'Opt', 'Shock', 'Unsummon')],
      ],
      ...{ bare: 40, weights: { pass: 4, cast: 14, activate: 0.3, play: 1, 'take back': 0.3 }, decisions: 36 },
    },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  if (isMuddled(history)) return;
  const scenes = scenesOf(history);
  for (const cast of freeCastsOf(history)) {
    yield* freeX(history, cast, scenes, 'K1');
    yield* freeCosts(history, cast, scenes, FREE);
    yield* payingWith(history, cast, scenes);
    yield* freeLimits(history, cast, scenes);
  }
  yield* otherCosts(history);
  yield* offeredPiles(history, swapsOf(history), scenes);
}
