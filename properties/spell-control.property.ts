import type { History } from '../protocol/index.ts';
import { anyOf, card, cases, inHand, permanents } from './cases.ts';
import { type Finding, judged } from './law/finding.ts';
import { takenSpells } from './law/spell-control.ts';
import type { LawProperty } from './property.ts';
import { scenesOf } from './reading/scenes.ts';

/** Spells whose control changes. CR 108.4, 608.2b, 608.2d, 608.2n, 608.3a */
export const spellControl: LawProperty = {
  kind: 'law',
  id: 'spell-control',
  statement: 'L3',
  says: 'Whoever gains control of a spell does what it says and controls what it becomes, its targets are judged as that player sees them, and its card still goes to its owner.',
  clauses: [
    'L3/control-changes',
    'L3/new-controller-decides',
    'L3/enters-under-the-new-controller',
    'L3/owners-graveyard',
    'L3/any-spell-is-a-target',
    'L3/targets-as-the-new-controller-sees-them',
  ],
  rulings: ['aethersnatch/be7045efab', 'commandeer/861301887f', 'commandeer/fc4a71b3cb'],
  cr: ['108.4', '115.1', '608.2b', '608.2d', '608.2n', '608.3a'],
  observe: ['battlefield', 'stack', 'zones', 'options', 'events'],
  level: 0,
  cases: cases(
    [
      ...permanents('active', 90, 'Tundra', 'Tundra', 'Tundra', 'Plateau'),
      ...permanents('opponent', 97, 'Island', 'Island', 'Island', 'Island', 'Island', 'Island', 'Island'),
      anyOf('draw', 'hand', 'active', 60),
      anyOf('creature', 'hand', 'active', 50),
      anyOf('artifact', 'hand', 'active', 40),
      anyOf('instant', 'hand', 'active', 40),
      anyOf('sorcery', 'hand', 'active', 40),
      ...inHand(45, 'Divination', 'Cloudshift', 'Cloudshift', 'Opt'),
      card('Grizzly Bears', 'battlefield', 'active', 70),
      card('Commandeer', 'hand', 'opponent', 90),
      card('Aethersnatch', 'hand', 'opponent', 90),
      ...permanents('opponent', 20, 'Grizzly Bears'),
    ],
    {
      weights: { pass: 2, cast: 36, activate: 0.5, play: 0, 'take back': 0 },
      bare: 90,
      players: [2, 2, 2, 3],
      decisions: 40,
    },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  yield* takenSpells(history, scenesOf(history));
}
