import type { History } from '../protocol/index.ts';
import { anyCard, anyOf, card, cases, inHand, permanents } from './cases.ts';
import { type Finding, judged } from './law/finding.ts';
import { permanentValues, stackValues as valuesIn } from './law/stack-values.ts';
import type { LawProperty } from './property.ts';

/** Mana values: of mana costs, for spells with the X chosen, whatever was paid. CR 202.3, 202.3e, 118.9c */
export const stackValues: LawProperty = {
  kind: 'law',
  id: 'stack-values',
  statement: 'V1',
  says: 'The mana value of a spell is that of its mana cost with the X that was chosen, whatever was paid for it instead or besides; that of a permanent is that of its mana cost.',
  clauses: ['V1/alternative-cost', 'V1/what-was-paid', 'V1/chosen-x', 'V1/of-permanents'],
  rulings: ['fireball/b396941ed5', 'mindbreak-trap/2970165834', 'past-in-flames/f1c2ede49a'],
  cr: ['202.3', '202.3e', '202.3f', '118.9c', '601.2f'],
  observe: ['stack', 'battlefield', 'options', 'events'],
  level: 0,
  cases: cases(
    [
      ...permanents('active', 92, 'Island', 'Island', 'Island', 'Mountain', 'Mountain', 'Mountain'),
      ...permanents('opponent', 70, 'Island', 'Island', 'Island', 'Island'),
      ...permanents('anyone', 25, 'Thorn of Amethyst', 'Goblin Electromancer', 'Sphere of Resistance'),
      anyOf('alternative cost', 'hand', 'active', 60),
      anyOf('optional additional cost', 'hand', 'active', 50),
      anyOf('has {X} in its mana cost', 'hand', 'active', 60),
      anyOf('X permanent', 'hand', 'active', 60),
      anyCard('battlefield', 'anyone', 70),
      anyCard('battlefield', 'anyone', 70),
      anyCard('battlefield', 'anyone', 70),
      ...permanents('anyone', 25, 'Phyrexian Metamorph', "Arcum's Astrolabe"),
      ...inHand(50, 'Shock', 'Opt', 'Shock'),
      ...inHand(30, 'Dismember', 'Dismember'),
      card('Firebolt', 'graveyard', 'active', 45),
      card('Past in Flames', 'hand', 'active', 30),
      card('Snapcaster Mage', 'hand', 'active', 30),
      card('Mindbreak Trap', 'hand', 'opponent', 60),
    ],
    { weights: { pass: 2, cast: 30, activate: 0.5, play: 1, 'take back': 1 }, bare: 70, decisions: 34 },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  yield* valuesIn(history);
  yield* permanentValues(history);
}
