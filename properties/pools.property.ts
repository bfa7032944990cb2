import type { History } from '../protocol/index.ts';
import { anyOf, card, cases, inHand, permanents } from './cases.ts';
import { type Finding, judged } from './law/finding.ts';
import { castTriggers } from './law/cast-triggers.ts';
import { offers } from './law/offers-of-piles.ts';
import { severalSwaps } from './law/several-swaps.ts';
import { isMuddled, swapsOf } from './law/swaps.ts';
import type { LawProperty } from './property.ts';

/** A Pool that flickers itself by a card of its pile. */
const RETURNING = [
  ...permanents('active', 100, 'Knowledge Pool', 'Gilded Lotus'),
  ...Array.from({ length: 4 }, () => card('Ghostly Flicker', 'exile', 'active', 100)),
  ...inHand(95, 'Memnite', 'Memnite', 'Memnite', 'Spellbook', 'Spellbook', 'Spellbook'),
];

/** A Pool whose pile holds what can copy it: each has a pile of its own. */
const COPIED = [
  ...permanents('active', 100, 'Knowledge Pool'),
  card('Sculpting Steel', 'exile', 'active', 100),
  card('Sculpting Steel', 'exile', 'anyone', 60),
  ...inHand(95, 'Memnite', 'Memnite', 'Spellbook', 'Spellbook'),
  card('Memnite', 'library', 'active', 80),
];

/** What exiles spells as they are cast and lets others of its pile be cast instead. CR 607.2a, 608.2g */
export const pools: LawProperty = {
  kind: 'law',
  id: 'pools',
  statement: 'K2',
  says: 'A permanent that swaps spells for cards of its pile exiles the spell if it is still there, then offers its own pile, and nothing else; what triggered on the spell goes on.',
  clauses: [
    'K2/own-pile',
    'K2/order-of-triggers',
    'K2/first-to-resolve-takes-the-spell',
    'K2/the-others-do-nothing',
    'K2/two-of-one-player',
    'K2/of-different-players',
    'K4/trigger-on-the-spell-itself',
    'K4/trigger-of-another-permanent',
    'K4/storm-counts-it',
    'K4/only-from-hand',
    'K4/a-copy-was-not-cast',
    'K7/countered-in-response',
    'K7/exiled-already',
    'K7/moved-in-response',
    'K8/any-owner',
    'K8/from-either-ability',
    'K8/not-the-spell-just-exiled',
    'K8/not-other-exiled-cards',
    'K8/a-pool-that-returned',
    'K8/declining',
    'K9/empty-pile',
    'K9/lands-only',
  ],
  rulings: [
    'knowledge-pool/e98d73f264',
    'knowledge-pool/c2b05269e8',
    'knowledge-pool/fec56032cd',
    'knowledge-pool/0aea9d0448',
    'knowledge-pool/1bf75e48d9',
    'minds-desire/dd6a937849',
    'minds-desire/a632d71be0',
    'elite-arcanist/6862174224',
    'astral-steel/a632d71be0',
    'astral-steel/dd6a937849',
    'brain-freeze/a632d71be0',
    'brain-freeze/dd6a937849',
    'empty-the-warrens/a632d71be0',
    'empty-the-warrens/dd6a937849',
    'flusterstorm/a632d71be0',
    'flusterstorm/dd6a937849',
    'grapeshot/a632d71be0',
    'grapeshot/dd6a937849',
    'haze-of-rage/a632d71be0',
    'haze-of-rage/dd6a937849',
    'hindering-touch/a632d71be0',
    'hindering-touch/dd6a937849',
    'reaping-the-graves/a632d71be0',
    'reaping-the-graves/dd6a937849',
    'scattershot/a632d71be0',
    'scattershot/dd6a937849',
    'temporal-fissure/a632d71be0',
    'temporal-fissure/dd6a937849',
    'tendrils-of-agony/a632d71be0',
    'tendrils-of-agony/dd6a937849',
  ],
  cr: ['607.2a', '603.3b', '608.2c', '608.2g', '400.7', '603.2', '702.40a', '707.10'],
  observe: ['battlefield', 'stack', 'zones', 'options', 'events'],
  level: 2,
  cases: cases(
    [
      ...permanents('active', 80, 'Knowledge Pool'),
      ...permanents('anyone', 30, 'Knowledge Pool', 'Knowledge Pool'),
      ...permanents('active', 80, 'Gilded Lotus'),
      ...permanents('active', 50, 'Island', 'Mountain'),
      ...permanents('opponent', 65, 'Island', 'Island', 'Mountain'),
      anyOf('creature', 'exile', 'anyone', 30),
      anyOf('land', 'exile', 'anyone', 60),
      anyOf('land', 'exile', 'anyone', 30),
      anyOf('counterspell', 'exile', 'anyone', 30),
      card('Counterspell', 'exile', 'anyone', 15),
      card('Remand', 'exile', 'anyone', 45),
      card('Memory Lapse', 'exile', 'anyone', 25),
      card('Spell Queller', 'exile', 'anyone', 20),
      card('Ghostly Flicker', 'exile', 'active', 80),
      card('Ghostly Flicker', 'exile', 'active', 40),
      card('Grapeshot', 'exile', 'anyone', 25),
      card('Twincast', 'exile', 'anyone', 30),
      ...inHand(45, 'Grapeshot', 'Shock', 'Opt'),
      ...inHand(50, 'Memnite', 'Memnite', 'Spellbook'),
      ...inHand(15, 'Bloodbraid Elf'),
      ...permanents('opponent', 45, 'Chalice of the Void'),
      card('Opt', 'hand', 'opponent', 60),
      card('Shock', 'hand', 'opponent', 50),
      ...permanents('anyone', 25, 'Guttersnipe', 'Young Pyromancer'),
      ...permanents('anyone', 12, 'Omniscience'),
    ],
    {
      bare: 60,
      weights: { pass: 5, cast: 14, activate: 0.2, play: 1, 'take back': 0 },
      players: [2, 2, 3, 4],
      decisions: 50,
      corners: [RETURNING, COPIED],
    },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  if (isMuddled(history)) return;
  const seen = swapsOf(history);
  yield* offers(history, seen);
  yield* severalSwaps(history, seen);
  yield* castTriggers(history, seen);
}
