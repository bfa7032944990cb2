import type { History } from '../protocol/index.ts';
import { anyOf, card, cases, inHand, oneOf, permanents, theyCast } from './cases.ts';
import { CLAUSE, changedDamage as changesIn } from './law/changed-damage.ts';
import { type Finding, judged } from './law/finding.ts';
import type { LawProperty } from './property.ts';

const LANDS = permanents('anyone', 92, 'Plateau', 'Plateau', 'Plateau', 'Plateau', 'Plateau', 'Badlands', 'Badlands');
const BURN = ['Lightning Bolt', 'Shock', 'Play with Fire', 'Corrupt', 'Combust', 'Lightning Bolt'];

/** Damage that would be counters instead is prevented in part. */
const PREVENTED_BEFORE_COUNTERS = [
  ...permanents('active', 100, 'Plateau', 'Plateau', 'Soul-Scar Mage'),
  ...permanents('next', 100, 'Plateau', 'Hill Giant', 'Samite Healer'),
  ...inHand(100, 'Lightning Bolt', 'Lightning Bolt'),
  card('Healing Salve', 'hand', 'next', 100),
];

/** Effects that prevent damage, deal it to something else, or make something else of it. CR 614.5, 614.9, 615, 616.1 */
export const changedDamage: LawProperty = {
  kind: 'law',
  id: 'changed-damage',
  statement: 'changed-damage',
  says: 'Damage that effects change comes to what one order of them, each applied once, makes of it; who is affected chooses the order; what was prevented or dealt to something else was never dealt there.',
  clauses: Object.values(CLAUSE),
  rulings: [],
  cr: ['614.5', '614.6', '614.9', '615.6', '615.7', '615.12', '616.1', '609.7a'],
  observe: ['battlefield', 'stack', 'zones', 'events'],
  level: 2,
  cases: cases(
    [
      ...LANDS,
      ...inHand(55, ...BURN),
      ...inHand(30, 'Skullcrack', 'Pinpoint Avalanche', 'Lightning Bolt'),
      anyOf('damage changer', 'battlefield', 'anyone', 75),
      anyOf('damage changer', 'battlefield', 'anyone', 45),
      oneOf(['Palisade Giant', 'Empyrial Archangel'], 'battlefield', 'next', 35),
      card('Palisade Giant', 'battlefield', 'next', 35),
      card('Palisade Giant', 'battlefield', 'next', 30),
      card('Soul-Scar Mage', 'battlefield', 'active', 35),
      anyOf('keeps damage from being prevented', 'battlefield', 'anyone', 25),
      card('Shaman en-Kor', 'battlefield', 'next', 45),
      card('Nomads en-Kor', 'battlefield', 'next', 30),
      card('Circle of Protection: Red', 'battlefield', 'next', 30),
      anyOf('prevention', 'hand', 'opponent', 70),
      card('Healing Salve', 'hand', 'next', 60),
      card('Razia, Boros Archangel', 'battlefield', 'next', 20),
      anyOf('creature', 'battlefield', 'opponent', 70),
      anyOf('creature', 'battlefield', 'opponent', 60),
      anyOf('removal', 'hand', 'active', 35),
    ],
    {
      corners: [
        [
          ...permanents('active', 100, 'Mountain', 'Mountain', 'Goblin Fireslinger'),
          ...inHand(100, 'Lightning Bolt', 'Shock'),
          ...permanents('next', 100, 'Circle of Protection: Red', 'Plains', 'Plains'),
        ],
        [
          ...permanents('active', 95, 'Grand Melee', 'Hill Giant', 'Watchwolf'),
          ...permanents('next', 100, 'Plains', 'Plains'),
          card('Healing Salve', 'hand', 'next', 100),
          card('Mending Hands', 'hand', 'next', 100),
        ],
        [
          ...permanents('active', 100, 'Goblin Fireslinger', 'Goblin Fireslinger', 'Goblin Fireslinger'),
          ...permanents('next', 100, 'Circle of Protection: Red', 'Plains', 'Plains'),
        ],
        [
          ...permanents('active', 100, 'Plateau', 'Plateau', 'Plateau', 'Plateau', 'Plateau'),
          ...inHand(100, 'Mending Hands', 'Lightning Bolt', 'Shock', 'Shock'),
        ],
        [
          ...permanents('active', 100, 'Plains'),
          ...inHand(100, 'Mending Hands'),
          ...permanents('next', 100, 'Goblin Fireslinger', 'Goblin Fireslinger'),
        ],
        [
          ...permanents('anyone', 100, 'Plateau', 'Plateau', 'Plateau'),
          ...inHand(100, 'Lightning Bolt', 'Shock'),
          ...permanents('next', 100, 'Nomads en-Kor', 'Grizzly Bears'),
          card('Leyline of Punishment', 'battlefield', 'anyone', 50),
        ],
        [
          ...permanents('active', 100, 'Plateau', 'Plateau', 'Leyline of Punishment'),
          ...permanents('next', 100, 'Samite Healer', 'Plateau'),
          ...inHand(100, 'Lightning Bolt', 'Shock'),
        ],
        PREVENTED_BEFORE_COUNTERS,
        PREVENTED_BEFORE_COUNTERS,
        [
          ...permanents(
            'active',
            100,
            'Plateau',
            'Plateau',
            'Nomads en-Kor',
            'Sakura-Tribe Elder',
            'Sakura-Tribe Elder',
          ),
          ...inHand(100, 'Shock', 'Lightning Bolt'),
        ],
      ],
      openings: [
        [theyCast({ kind: 'one of', names: BURN }, { target: { kind: 'role', role: 'creature' } })],
        [theyCast({ kind: 'one of', names: BURN })],
        [
          theyCast({ kind: 'card', name: 'Mending Hands' }, { target: 'caster' }),
          theyCast({ kind: 'one of', names: BURN }, { target: 'caster', when: 'later' }),
          theyCast({ kind: 'one of', names: BURN }, { target: 'caster', when: 'later' }),
          theyCast({ kind: 'one of', names: BURN }, { target: 'caster', when: 'later' }),
        ],
      ],
      weights: { pass: 5, cast: 10, activate: 9, play: 1, 'take back': 0 },
      decisions: 36,
      bare: 55,
    },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  yield* changesIn(history);
}
