import { boardOf, copies } from './boards.ts';
import type {
  Board,
  History,
  HistoryStep,
  Option,
  Question,
  StackView,
  StepName,
  View,
} from '../../../protocol/index.ts';
import { SAMPLE } from '../../testing/sample.ts';
import type { ExportSource } from '../source.ts';

/** A board of two players on which there is something of everything that a board can have. */
export const RICH: Board = boardOf(
  [
    { name: 'Forest', tapped: true },
    { name: 'Blaze', zone: 'hand' },
    { name: 'Runeclaw Bear', controller: 1, owner: 0, held: false, damage: 1, counters: { '+1/+1': 2, time: 1 } },
    { name: 'Pacifism', owner: 1, controller: 1, attachedTo: 'c3' },
    { name: 'Knowledge Pool' },
    { name: 'Forest' },
    { name: 'Opt', zone: 'exile', exiledWith: 'c5' },
    { name: "Painter's Servant", chosen: { color: 'U' } },
    { name: 'Adaptive Automaton', owner: 1, controller: 1, chosen: { type: 'Elf' } },
    { name: 'Benalish Commander/Soldier', held: false },
    { name: 'Shock', zone: 'hand', owner: 1 },
    ...copies(2, { name: 'Wastes', zone: 'library' as const }),
    { name: 'Island', zone: 'library', owner: 1 },
    { name: 'Plains', zone: 'library', owner: 1 },
    { name: 'Ancestral Vision', zone: 'exile', owner: 1, counters: { time: 3 } },
  ],
  { players: [{ life: 7, counters: { poison: 2 } }, { landsPlayed: 1 }], active: 1, turn: 4, step: 'postcombat main' },
);

/** Names that would end what they stand in, were they written as they are. */
export const HOSTILE_NAMES: readonly string[] = [
  'Bear";System.exit(0);//',
  'Bear\\u0022);\\u000a',
  'Bear*/ class X {',
  'Bear\nhumanlife=0',
  'Bear;Forest|Tapped',
  't:Bear,P:9',
  '<script>alert(1)</script>',
  '`**_[Bear](http://example.org)_**`',
  '\u202eraeB',
  'Bear\ud800',
];

/** The sample's counterexample on a board, with a short game: player 0 casts Blaze for 1 at player 1, and a Bear attacks. */
export function exampleOn(board: Board): ExportSource {
  const counterexample = { ...SAMPLE, case: { ...SAMPLE.case, start: { kind: 'board', board } as const } };
  return { counterexample, says: 'a spell with X deals as much damage as was chosen', expected: gameOn(board) };
}

function gameOn(board: Board): History {
  const seen = (step: StepName, stack: readonly StackView[] = []): View => viewOf(board, step, stack);
  const blaze = stackedBlaze();
  const steps = [
    asked('priority', 0, ['cast c2'], seen('precombat main')),
    { ...asked('number', 0, [], seen('precombat main')), answer: { kind: 'number', value: 1 } as const },
    asked('objects', 0, ['p1'], seen('precombat main')),
    asked('priority', 0, ['pass'], seen('precombat main', [blaze])),
    asked('priority', 1, ['activate c3/0'], seen('precombat main', [blaze])),
    asked('priority', 0, ['pass'], seen('precombat main')),
    asked('attackers', 0, ['c3>p1'], seen('declare attackers')),
    asked('priority', 0, ['pass'], seen('declare attackers')),
    asked('priority', 0, ['pass'], seen('end of combat')),
  ];
  return { start: { kind: 'board', board }, steps, over: null };
}

function asked(kind: Question['kind'], player: number, picks: readonly Option[], view: View): HistoryStep {
  const purpose = kind === 'number' ? 'X' : kind === 'objects' ? 'targets' : kind;
  const question = {
    kind,
    player,
    purpose,
    source: null,
    cr: '117.1',
    takeBack: false,
    options: picks,
    incomplete: [],
  };
  return { question: { ...question, min: 1, max: 1 }, answer: { kind: 'pick', picks }, view, happenings: [] };
}

function stackedBlaze(): StackView {
  return {
    ...{ ref: 'c2', name: 'Blaze', owner: 0, incarnation: 1, kind: 'spell', controller: 0, card: true, source: null },
    ...{ ability: null, x: 1, modes: [], targets: [['p1']], division: [], paid: [], manaSpent: 'RR', manaValue: 2 },
    ...{ types: ['sorcery'], colors: ['R'] },
  };
}

function viewOf(board: Board, step: StepName, stack: readonly StackView[]): View {
  const { players, cards, turn, active } = board;
  const shown = cards.map(({ id, name, owner, ...rest }) => ({ ...rest, ref: id, name, owner, incarnation: 0 }));
  return {
    ...{ turn, active, step, priority: 0, stack },
    players: players.map(({ life, counters, landsPlayed }, seat) => ({
      ...{ seat, life, counters, landsPlayed, pool: '', unspent: [], inGame: true },
    })),
    battlefield: shown
      .filter(({ zone }) => zone === 'battlefield')
      .map((card) => ({
        ...card,
        ...{
          card: true,
          types: [],
          subtypes: [],
          supertypes: [],
          colors: [],
          keywords: [],
          power: null,
          toughness: null,
        },
        ...{ manaValue: 0, attacking: null, blocking: [] },
      })),
    zone: (zone, owner) => shown.filter((card) => card.zone === zone && card.owner === owner),
  };
}
