import { expect, test } from 'vitest';
import type { AsksReply } from './reply.generated.ts';
import type { LoadRequest, StartRequest } from './request.generated.ts';
import { scopeOf, unsound } from './sound.ts';

const START: StartRequest = { id: 0, do: 'start', decks: [['Forest', 'Forest'], ['Forest']], life: 20, see: [] };

const player = (seat: number) => ({ seat, life: 20, counters: {}, landsPlayed: 0, inGame: true });
const card = (ref: string) => ({ ref, name: 'Forest', owner: 0, incarnation: 0 });

const SOUND: AsksReply = {
  re: 0,
  is: 'asks',
  question: {
    ...{ kind: 'priority', player: 0, purpose: 'priority', source: null, cr: '117.1', takeBack: false },
    ...{ options: ['cast c1', 'cast c2 by flashback', 'cast c2 by flashback#2', 'activate t1/0', 'pass'] },
    ...{ incomplete: ['cast c1'], min: 1, max: 1 },
  },
  sight: {
    ...{ turn: 1, active: 0, step: 'upkeep', priority: 0, players: [player(0), player(1)] },
    zones: [{ zone: 'hand', owner: 0, cards: [card('c1'), card('c2')] }],
  },
};

function complaint(question: Partial<AsksReply['question']>, sight: Partial<AsksReply['sight']> = {}): string | null {
  const { question: asked, sight: seen } = SOUND;
  const reply = { ...SOUND, question: { ...asked, ...question }, sight: { ...seen, ...sight } };
  return unsound(reply, scopeOf(START));
}

test('A reply that names what there is is sound.', () => {
  expect(complaint({})).toBeNull();
});

test.each<readonly [string, Partial<AsksReply['question']>, Partial<AsksReply['sight']>]>([
  ['question.player: there is no player 2', { player: 2 }, {}],
  ['question.source: nothing is called c4', { source: 'c4' }, {}],
  ['question.options: "pass" is there twice', { options: ['pass', 'pass'], incomplete: [] }, {}],
  ['question.incomplete: "cast c3" is no option', { incomplete: ['cast c3'] }, {}],
  [
    'question.options: there are none, for a question of the kind "objects"',
    { kind: 'objects', options: [], incomplete: [] },
    {},
  ],
  ['question.min: 2 is more than max, 1', { min: 2 }, {}],
  [
    'question.min: 2 of 1 options cannot be picked',
    { kind: 'objects', options: ['c1'], incomplete: [], min: 2, max: 2 },
    {},
  ],
  [
    'question.options: "cast c4" is no option for a question of the kind "priority"',
    { options: ['cast c4'], incomplete: [] },
    {},
  ],
  [
    'question.options: "c1" is no option for a question of the kind "priority"',
    { options: ['c1'], incomplete: [] },
    {},
  ],
  [
    'question.options: "p2" is no option for a question of the kind "objects"',
    { kind: 'objects', options: ['p2'], incomplete: [] },
    {},
  ],
  [
    'question.options: "c1>p0 " is no option for a question of the kind "attackers"',
    { kind: 'attackers', options: ['c1>p0 '], incomplete: [] },
    {},
  ],
  ['sight.players: 1 players, not 2', {}, { players: [player(0)] }],
  ['sight.players.0: players stand in the order of their seats', {}, { players: [player(1), player(0)] }],
  ['sight.active: there is no player 2', {}, { active: 2 }],
  ['sight.priority: there is no player 2', {}, { priority: 2 }],
  ['sight: nothing is called x7 (Forest)', {}, { zones: [{ zone: 'hand', owner: 0, cards: [card('x7')] }] }],
])('Not so: %s.', (wrong, question, sight) => {
  expect(complaint(question, sight)).toBe(wrong);
});

test('Cards that a board calls otherwise cannot be told from other words.', () => {
  const { question } = SOUND;
  const board = {
    ...{ turn: 1, active: 0, step: 'upkeep', players: [0, 1].map(() => ({ life: 20, counters: {}, landsPlayed: 0 })) },
    cards: [{ ...card('bears'), id: 'Grizzly Bears#2' }],
  } as unknown as LoadRequest['board'];
  const reply: AsksReply = { ...SOUND, question: { ...question, options: ['cast Grizzly Bears#2'], incomplete: [] } };
  expect(unsound(reply, scopeOf({ do: 'load', board, see: [] }))).toBeNull();
});
