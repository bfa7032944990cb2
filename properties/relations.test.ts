import { describe, expect, it } from 'vitest';
import type { Case, History, PermanentView } from '../protocol/index.ts';
import { battlefieldOrder } from './battlefield-order.property.ts';
import { recomputation } from './recomputation.property.ts';
import { outcome, resolved } from './testing/activations.ts';
import { board, boardCard, history, PASS, priority, step } from './testing/histories.ts';
import { permanent, view } from './testing/views.ts';

const cards = [boardCard('c1', 'Forest'), boardCard('c2', 'Glorious Anthem'), boardCard('c3', 'Llanowar Elves')];
const of: Case = {
  start: { kind: 'board', board: board(cards) },
  script: [],
  policy: { kind: 'boring' },
  decisions: 10,
  untilTurn: 5,
};
const battlefield = cards.map(({ id, name }) => permanent(id, name));
const game = (...views: readonly (readonly PermanentView[])[]): History =>
  history(
    views.map((seen, index) => step(view({ battlefield: seen, priority: 0 }), priority(index), PASS)),
    cards,
  );

describe('the relation on the order of permanents', () => {
  it('turns round those without continuous effects, and leaves the others where they are', () => {
    const second = battlefieldOrder.transform(of, game(battlefield));
    const start = second?.start.kind === 'board' ? second.start.board.cards : [];
    expect(start.map(({ id }) => id)).toEqual(['c3', 'c2', 'c1']);
  });

  it('gives no second case where nothing can change places', () => {
    const alone: Case = { ...of, start: { kind: 'board', board: board([boardCard('c2', 'Glorious Anthem')]) } };
    expect(battlefieldOrder.transform(alone, game(battlefield))).toBeNull();
  });

  it('holds for the same game, whatever the order of the view', () => {
    expect(outcome(battlefieldOrder.relate(game(battlefield), game([...battlefield].reverse())))).toBe('holds');
  });

  it('finds other questions and other views', () => {
    const other = game(battlefield);
    const asked = { ...other, steps: other.steps.map((each) => ({ ...each, question: priority(0, ['cast c9']) })) };
    expect(outcome(battlefieldOrder.relate(game(battlefield), asked))).toBe('battlefield-order/same-questions');
    const bigger = battlefield.map((each) => (each.ref === 'c3' ? { ...each, power: 2 } : each));
    expect(outcome(battlefieldOrder.relate(game(battlefield), game(bigger)))).toBe('battlefield-order/same-views');
  });
});

describe('the relation on recomputation', () => {
  const pumped = battlefield.map((each) => (each.ref === 'c3' ? { ...each, power: 2 } : each));

  it('describes the last settled moment as a board', () => {
    const second = recomputation.transform(of, game(pumped));
    const start = second?.start.kind === 'board' ? second.start.board : null;
    expect(start?.cards.map(({ name }) => name)).toEqual(['Forest', 'Glorious Anthem', 'Llanowar Elves']);
    expect(second?.script).toEqual([]);
  });

  it('gives no second case where something has resolved before', () => {
    const first = history([step(view({ battlefield }), priority(0), PASS, [resolved('c9')])], cards);
    expect(recomputation.transform(of, first)).toBeNull();
  });

  it('holds for the same permanents, and finds others', () => {
    expect(outcome(recomputation.relate(game(pumped), game(pumped)))).toBe('holds');
    expect(outcome(recomputation.relate(game(pumped), game(battlefield)))).toBe('recomputation/same-from-the-position');
  });

  it('finds what changed while nothing happened', () => {
    expect(outcome(recomputation.relate(game(battlefield, pumped), game(pumped)))).toBe(
      'recomputation/nothing-happened',
    );
  });
});
