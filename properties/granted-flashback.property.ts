import type { History } from '../protocol/index.ts';
import { anyOf, card, cases, inHand, permanents } from './cases.ts';
import { type Finding, judged } from './law/finding.ts';
import { grantedFlashback as grantsIn } from './law/granted-flashback.ts';
import type { LawProperty } from './property.ts';
import { scenesOf } from './reading/scenes.ts';

/** Cards in a graveyard that an effect lets be cast for a turn. CR 611.2c, 702.34a, 601.2f, 107.3a, 608.2n */
export const grantedFlashback: LawProperty = {
  kind: 'law',
  id: 'granted-flashback',
  statement: 'G2',
  says: 'Flashback is given to the cards that were there as the effect resolved, to be cast for their mana costs with X chosen and paid, beside what flashback they have themselves; a spell that chooses a card in a graveyard is not there yet.',
  clauses: [
    'G2/set-locked-at-resolution',
    'G2/either-flashback',
    'G2/costs-its-mana-cost',
    'G2/x-is-chosen-and-paid',
    'G2/no-mana-cost-no-flashback',
    'G2/not-the-spell-itself',
  ],
  rulings: [
    'ancestral-vision/05eaa63567',
    'crashing-footfalls/05eaa63567',
    'lotus-bloom/05eaa63567',
    'mission-briefing/748dfba9c4',
    'past-in-flames/67360013d8',
    'past-in-flames/f1c2ede49a',
    'snapcaster-mage/4eaff13217',
    'snapcaster-mage/7cdc2a3a21',
    'sol-talisman/05eaa63567',
    'past-in-flames/4eaff13217',
  ],
  cr: ['611.2c', '702.34a', '601.2f', '107.3a', '608.2n'],
  observe: ['battlefield', 'stack', 'zones', 'pools', 'options', 'events'],
  level: 0,
  cases: cases(
    [
      ...permanents('active', 94, 'Mountain', 'Mountain', 'Mountain', 'Mountain', 'Island', 'Island'),
      ...permanents('active', 75, 'Mountain', 'Island', 'Mountain', 'Island'),
      ...permanents('anyone', 12, 'Thorn of Amethyst', 'Goblin Electromancer'),
      ...inHand(80, 'Past in Flames', 'Snapcaster Mage', 'Shock'),
      ...inHand(55, 'Mission Briefing', 'Opt'),
      ...inHand(40, 'Snapcaster Mage'),
      card('Shock', 'graveyard', 'active', 55),
      card('Think Twice', 'graveyard', 'active', 60),
      card('Blaze', 'graveyard', 'active', 50),
      card('Firebolt', 'graveyard', 'active', 50),
      ...['Ancestral Vision', 'Crashing Footfalls'].map((name) => card(name, 'graveyard', 'active', 30)),
      anyOf('X spell', 'graveyard', 'active', 40),
      anyOf('instant', 'graveyard', 'active', 50),
    ],
    { weights: { pass: 2, cast: 36, activate: 0.5, play: 0, 'take back': 0 }, bare: 90, decisions: 44 },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  yield* grantsIn(history, scenesOf(history));
}
