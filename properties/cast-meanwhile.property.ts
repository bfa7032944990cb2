import type { History } from '../protocol/index.ts';
import { anyOf, card, cases, inHand, permanents } from './cases.ts';
import { castsMeanwhile } from './law/casts-meanwhile.ts';
import { type Finding, judged } from './law/finding.ts';
import type { LawProperty } from './property.ts';

/** What is cast while something resolves, and what becomes of what is not. CR 608.2g */
export const castMeanwhile: LawProperty = {
  kind: 'law',
  id: 'cast-meanwhile',
  statement: 'C2',
  says: 'While a spell or ability resolves that lets a player cast others, it is on the stack, nothing dies, no land is offered, and each card is cast in any order or stays where the effect leaves it.',
  clauses: [
    'C2/the-spell-is-still-there',
    'C2/no-state-based-actions',
    'C2/without-a-target-nothing',
    'C2/no-lands',
    'C2/each-in-any-order',
    'C2/uncast-stays-in-exile',
    'C2/uncast-stays-in-the-graveyard',
    'C2/digs-though-the-spell-is-gone',
    'C2/the-rest-to-the-bottom',
  ],
  rulings: [
    'possibility-storm/ef8f7cd656',
    'possibility-storm/24b4aa2d6e',
    'etali-primal-storm/430cce5a45',
    'etali-primal-storm/7933561a44',
    'electrodominance/b869387b31',
    'electrodominance/be29cb3545',
    'electrodominance/130932c59e',
    'kari-zevs-expertise/142b333abf',
    'goblin-dark-dwellers/3a42e0931c',
    'memory-plunder/8df83d9dcf',
    'barals-expertise/130932c59e',
    'kari-zevs-expertise/130932c59e',
    'srams-expertise/130932c59e',
    'yahennis-expertise/130932c59e',
  ],
  cr: ['608.2g', '608.2b', '608.2c', '608.2n', '704.4', '601.1a', '607.2a', '707.12a'],
  observe: ['battlefield', 'stack', 'zones', 'options', 'events'],
  level: 2,
  cases: cases(
    [
      ...permanents('active', 35, 'Etali, Primal Storm'),
      ...permanents('active', 25, 'Possibility Storm'),
      ...permanents('anyone', 25, 'Possibility Storm'),
      ...permanents('active', 80, 'Mana Confluence', 'Gilded Lotus', 'Gilded Lotus', 'Mountain', 'Mountain', 'Island'),
      ...permanents('opponent', 80, 'Grizzly Bears'),
      ...permanents('anyone', 40, 'Llanowar Elves'),
      ...inHand(75, 'Electrodominance', "Kari Zev's Expertise", 'Memory Plunder'),
      ...inHand(45, 'Electrodominance', "Kari Zev's Expertise"),
      ...inHand(35, 'Goblin Dark-Dwellers', 'Opt', 'Forest', 'Forest', 'Shock'),
      ...['Shock', 'Murder', 'Divination', 'Opt'].map((name) => card(name, 'graveyard', 'anyone', 45)),
      ...['Divination', 'Memnite', 'Opt'].map((name) => card(name, 'library', 'anyone', 40)),
      anyOf('creature', 'library', 'anyone', 70),
      ...['Unsummon', 'Murder'].map((name) => card(name, 'hand', 'opponent', 75)),
      ...permanents('opponent', 80, 'Mana Confluence', 'Swamp', 'Swamp'),
    ],
    {
      bare: 65,
      weights: { pass: 5, cast: 12, activate: 1, play: 1, 'take back': 0.3 },
      players: [2, 2, 3],
      decisions: 40,
    },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  yield* castsMeanwhile(history);
}
