import type { History } from '../protocol/index.ts';
import { anyOf, card, cases, inHand, permanents } from './cases.ts';
import { checked, type Finding, judged } from './law/finding.ts';
import { exiledInstead, laterTrips, sentSpells } from './law/leaving-the-stack.ts';
import type { LawProperty } from './property.ts';
import { castsOf } from './reading/casts.ts';
import { grantedCasts } from './reading/granted-casts.ts';
import { happeningsOf } from './reading/happenings.ts';
import { castActions, departureOf } from './reading/permitted-casts.ts';

const INSTEAD = 'G1/exiled-instead';
const NEW = 'G1/new-object';
const ALWAYS = 'G1/exiled-however-it-leaves';

/** A spell that was cast for nothing goes back to the hand, or is countered. */
const CORNERS = ['Remand', 'Remand', 'Negate'].map((answer) => [
  ...permanents('active', 100, 'Dreadhorde Arcanist', 'Dreadhorde Arcanist', 'Dreadhorde Arcanist'),
  ...permanents('active', 100, 'Mountain', 'Mountain', 'Mountain'),
  card('Shock', 'graveyard', 'active', 100),
  ...permanents('next', 100, 'Island', 'Island', 'Island', 'Island'),
  card(answer, 'hand', 'next', 100),
]);

/** Where spells go that were cast from a graveyard by what resolved, or by flashback. CR 614.1a, 702.34a, 400.7 */
export const graveyardCasts: LawProperty = {
  kind: 'law',
  id: 'graveyard-casts',
  statement: 'G1',
  says: 'A spell that an effect lets be cast and sends to exile is exiled where it would go to a graveyard, resolved or countered, whosever card it is, and is new elsewhere; one cast with flashback is exiled however it leaves the stack.',
  clauses: [INSTEAD, NEW, ALWAYS],
  rulings: [
    'diluvian-primordial/2c0f009e97',
    'goblin-dark-dwellers/9a17c1e847',
    'goblin-dark-dwellers/cfe3be04a4',
    'past-in-flames/609c641e0e',
    'wrexial-the-risen-deep/170518fb3a',
    'ancient-grudge/609c641e0e',
    'artful-dodge/609c641e0e',
    'battle-screech/609c641e0e',
    'bump-in-the-night/609c641e0e',
    'call-of-the-herd/609c641e0e',
    'chainers-edict/609c641e0e',
    'conflagrate/609c641e0e',
    'deep-analysis/609c641e0e',
    'dread-return/609c641e0e',
    'faithless-looting/609c641e0e',
    'firebolt/609c641e0e',
    'increasing-vengeance/609c641e0e',
    'lava-dart/609c641e0e',
    'lingering-souls/609c641e0e',
    'momentary-blink/609c641e0e',
    'think-twice/609c641e0e',
  ],
  cr: ['614.1a', '614.6', '702.34a', '400.7', '701.6a', '608.2g'],
  observe: ['battlefield', 'stack', 'zones', 'options', 'events'],
  level: 0,
  cases: cases(
    [
      ...permanents('active', 95, 'Island', 'Island', 'Island', 'Island', 'Mountain', 'Mountain', 'Mountain'),
      ...permanents('active', 60, 'Mountain', 'Island'),
      ...permanents('opponent', 92, 'Island', 'Island', 'Island', 'Island'),
      ...inHand(50, 'Goblin Dark-Dwellers', 'Mission Briefing', 'Snapcaster Mage', 'Torrential Gearhulk'),
      ...inHand(35, 'Past in Flames', 'Remand', 'Memory Lapse'),
      card('Shock', 'graveyard', 'active', 60),
      card('Opt', 'graveyard', 'active', 50),
      anyOf('instant', 'graveyard', 'anyone', 60),
      anyOf('sorcery', 'graveyard', 'active', 50),
      card('Think Twice', 'graveyard', 'active', 40),
      card('Remand', 'hand', 'opponent', 60),
      card('Negate', 'hand', 'opponent', 60),
      ...permanents('active', 30, "Chandra, Flame's Catalyst"),
      card('Unsubstantiate', 'hand', 'opponent', 50),
      card('Memory Lapse', 'hand', 'opponent', 40),
    ],
    {
      weights: { pass: 2, cast: 36, activate: 0.5, play: 0, 'take back': 0 },
      bare: 90,
      corners: CORNERS,
      players: [2, 2, 2, 3],
      decisions: 46,
    },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  const actions = castActions(history);
  const granted = grantedCasts(history);
  for (const sent of sentSpells(history, granted)) {
    if (sent.cast.permission.rule.terms.leaving !== 'exile for graveyard') continue;
    yield* exiledInstead(sent, INSTEAD);
    yield* laterTrips(history, sent, actions, NEW);
  }
  yield* flashbacks(history);
}

/** CR 702.34a */
function* flashbacks(history: History): Generator<Finding> {
  const all = happeningsOf(history);
  for (const { spell, order } of castsOf(history)) {
    if (!spell.card || !spell.paid.includes('flashback')) continue;
    const end = departureOf(all, { spell, order });
    if (end === null || end.cause === 'left the game') continue;
    const how = end.resolved ?? (end.countered ? 'countered' : end.cause);
    yield* checked(end.to === 'exile', ALWAYS, `${spell.name} | ${how}`, {
      cr: '702.34a',
      at: end.at,
      expected: `${spell.name}, cast with flashback, goes to exile as it leaves the stack (${how})`,
      found: `it went to ${end.to ?? 'nowhere'}`,
    });
  }
}
