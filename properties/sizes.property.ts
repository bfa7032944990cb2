import { anyOf, cases, oneOf, permanents } from './cases.ts';
import { judged } from './law/finding.ts';
import { CLAUSE, sizes as findings } from './law/sizes.ts';
import { CARDS } from './oracles/card-facts.ts';
import { layersOf } from './oracles/layer-parts.ts';
import type { LawProperty } from './property.ts';

const SETTERS = CARDS.filter((record) => layersOf(record).has('7b')).map(({ name }) => name);
const MODIFIERS = CARDS.filter((record) => layersOf(record).has('7c')).map(({ name }) => name);

/** What sets power and toughness comes before what adds to them; of several that set, the latest counts. CR 613.4 */
export const sizes: LawProperty = {
  kind: 'law',
  id: 'sizes',
  statement: 'sizes',
  says: 'A creature has the power and toughness that the latest effect sets, or its printed ones, and then what static abilities and counters add.',
  clauses: Object.values(CLAUSE),
  rulings: [],
  cr: ['613.4', '613.4b', '613.4c', '613.7', '122.1a', '208.1'],
  observe: ['battlefield', 'stack', 'zones', 'events'],
  level: 2,
  cases: cases(
    [
      oneOf(SETTERS, 'battlefield', 'anyone', 60),
      oneOf(SETTERS, 'battlefield', 'anyone', 40),
      oneOf(MODIFIERS, 'battlefield', 'active', 90),
      oneOf(MODIFIERS, 'battlefield', 'anyone', 80),
      anyOf('anthem', 'battlefield', 'anyone', 60),
      anyOf('equipment', 'battlefield', 'active', 40),
      anyOf('aura', 'battlefield', 'anyone', 40),
      anyOf('creature', 'battlefield', 'active', 95),
      anyOf('creature', 'battlefield', 'anyone', 95),
      ...permanents('anyone', 60, 'Grizzly Bears', 'Forest'),
      anyOf('enters with counters', 'battlefield', 'anyone', 40),
      anyOf('creature', 'hand', 'active', 70),
      anyOf('enchantment', 'hand', 'active', 60),
    ],
    { weights: { pass: 4, cast: 9, activate: 3, play: 4, 'take back': 0 }, decisions: 14 },
  ),
  law: judged(findings),
};
