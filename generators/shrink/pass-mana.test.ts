import { describe, expect, test } from 'vitest';
import type { ActionEntry, Board, Case, ChoiceEntry } from '../../protocol/index.ts';
import { boardOf, inHand, permanent } from '../testing/boards.ts';
import { furtherOn } from './pass-beginnings.ts';
import { cheaperSpells, paymentsAlone, richerSources } from './pass-mana.ts';
import type { Pass } from './subject.ts';

function madeBy(pass: Pass, board: Board, script: Case['script']): readonly Case[] {
  const of: Case = { start: { kind: 'board', board }, script, policy: { kind: 'boring' }, decisions: 9, untilTurn: 9 };
  return [...pass({ whole: of, case: of, record: null, spans: [], surelyLegal: true })];
}

const action = (what: string, choices: readonly ChoiceEntry[] = [], step = 'precombat main'): ActionEntry => ({
  ...{ kind: 'action', player: 0, action: what, after: { turn: 1, step, stack: 0 }, choices },
});

const choice = (question: ChoiceEntry['question'], source: string, pick: string): ChoiceEntry => ({
  ...{ kind: 'choice', player: 0, question, purpose: question, source, answer: { kind: 'pick', picks: [pick] } },
});

const names = ({ start }: Case): string =>
  start.kind === 'board' ? start.board.cards.map(({ name, tapped }) => `${name}${tapped ? '!' : ''}`).join(', ') : '';
const doneIn = ({ script }: Case): string =>
  script.map((entry) => (entry.kind === 'action' ? `${entry.action} ${entry.after.step}` : 'a choice')).join(', ');

describe('payments', () => {
  const cast = action('cast c3', [
    choice('pay', 'c3', 'activate c1/0'),
    choice('value', 'c1', 'G'),
    choice('pay', 'c3', 'activate c2/0'),
    choice('objects', 'c3', 'p1'),
  ]);
  const board = boardOf([permanent('Birds of Paradise'), permanent('Mountain'), inHand('Lava Axe')]);

  test('are made for their own sake, all or the last one, without the spell', () => {
    const made = madeBy(paymentsAlone, board, [cast]);
    expect(made.map((each) => [names(each), each.script.map((entry) => 'action' in entry && entry.action)])).toEqual([
      ['Birds of Paradise, Mountain', ['activate c1/0', 'activate c2/0']],
      ['Birds of Paradise, Mountain, Lava Axe', ['activate c1/0', 'activate c2/0']],
      ['Birds of Paradise, Mountain', ['activate c2/0']],
      ['Birds of Paradise, Mountain, Lava Axe', ['activate c2/0']],
    ]);
    expect(made[0]?.script[0]).toMatchObject({ choices: [{ question: 'value', source: 'c1' }] });
  });

  test('are not spoken of where nothing was activated for them', () => {
    expect(madeBy(paymentsAlone, board, [action('cast c3')])).toEqual([]);
  });
});

describe('sources of mana', () => {
  test('give way to a single one that makes more', () => {
    const board = boardOf([permanent('Forest'), permanent('Mountain'), permanent('Island'), permanent('Hill Giant')]);
    const made = madeBy(richerSources, board, []).map(names);
    expect(made.slice(0, 3)).toEqual([
      'Gilded Lotus, Hill Giant',
      'Gilded Lotus, Island, Hill Giant',
      'Gilded Lotus, Mountain, Hill Giant',
    ]);
    expect(made).toHaveLength(9);
  });

  test('stay where there is only one', () => {
    expect(madeBy(richerSources, boardOf([permanent('Forest'), permanent('Forest', { owner: 1 })]), [])).toEqual([]);
  });

  test('become fewer with a spell that costs less', () => {
    const board = boardOf([permanent('Forest'), permanent('Forest'), inHand('Grizzly Bears')]);
    const made = madeBy(cheaperSpells, board, [action('cast c3', [choice('pay', 'c3', 'activate c1/0')])]);
    expect(made.map(names)).toContain('Memnite');
    expect(made.map(names)).toContain('Forest, Gladecover Scout');
    expect(made.every(({ script: [entry] }) => entry?.kind === 'action' && entry.choices.length === 0)).toBe(true);
    expect(made.map(names)).not.toContain('Forest, Forest, Grizzly Bears');
  });
});

describe('a game that begins further on', () => {
  test('has on the battlefield what would be cast, and tapped what would be tapped', () => {
    const board = boardOf([permanent('Forest'), inHand('Grizzly Bears'), inHand('Shock')]);
    const made = madeBy(furtherOn, board, [action('cast c2'), action('cast c3')]).map((each) => [
      names(each),
      doneIn(each),
    ]);
    expect(made).toEqual([
      ['Forest, Grizzly Bears, Shock', 'cast c3 precombat main'],
      ['Forest, Grizzly Bears, Shock', 'cast c3 precombat main'],
      ['Forest!, Grizzly Bears, Shock', 'cast c3 precombat main'],
      ['Forest!, Grizzly Bears, Shock', 'cast c2 precombat main'],
    ]);
  });

  test('does at once what is left', () => {
    const board = boardOf([permanent('Hill Giant'), permanent('Forest')]);
    const attack = { ...choice('attackers', 'c1', 'c1>p1'), source: null };
    const made = madeBy(furtherOn, board, [attack, action('activate c2/0', [], 'declare blockers')]);
    expect(made.map((each) => [names(each), doneIn(each)]).slice(0, 4)).toEqual([
      ['Hill Giant!, Forest', 'activate c2/0 precombat main'],
      ['Hill Giant, Forest!', 'activate c2/0 precombat main'],
      ['Hill Giant!, Forest', 'activate c2/0 declare blockers'],
      ['Hill Giant, Forest!', 'activate c2/0 declare blockers'],
    ]);
  });
});
