import { describe, expect, it } from 'vitest';
import type { Case, History, PermanentView } from '../protocol/index.ts';
import { battlefieldOrder } from './battlefield-order.property.ts';
import { idlePlayer } from './idle-player.property.ts';
import { independentTimestamps } from './independent-timestamps.property.ts';
import { irrelevantPermanent } from './irrelevant-permanent.property.ts';
import { recomputation } from './recomputation.property.ts';
import { relabelledPlayers } from './relabelled-players.property.ts';
import { outcome, resolved } from './testing/activations.ts';
import { ask, board, boardCard, history, PASS, priority, step } from './testing/histories.ts';
import { permanent, spell, view } from './testing/views.ts';

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

  it('holds whatever the order of several targets, each with its share', () => {
    const aimed = (targets: readonly string[], division: readonly number[]): History =>
      history(
        [
          step(
            view({ battlefield, stack: [spell('s', 'Arc Lightning', { targets: [targets], division: [division] })] }),
            priority(0),
            PASS,
          ),
        ],
        cards,
      );
    const one = aimed(['c3', 'p1'], [1, 2]);
    expect(outcome(battlefieldOrder.relate(one, aimed(['p1', 'c3'], [2, 1])))).toBe('holds');
    expect(outcome(battlefieldOrder.relate(one, aimed(['p1', 'c3'], [1, 2])))).toBe('battlefield-order/same-views');
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

const on = (...names: readonly string[]): Case => ({
  ...of,
  start: { kind: 'board', board: board(names.map((name, index) => boardCard(`c${index + 1}`, name))) },
});
const namesOf = (second: Case | null) =>
  (second?.start.kind === 'board' ? second.start.board.cards : []).map(({ name }) => name);

describe('the relation on timestamps', () => {
  it('exchanges two permanents whose effects are of different layers', () => {
    const second = independentTimestamps.transform(on('Humility', 'Forest', 'Glorious Anthem'), game(battlefield));
    expect(namesOf(second)).toEqual(['Glorious Anthem', 'Forest', 'Humility']);
  });

  it('leaves alone those of one layer, and those with something between that depends on either', () => {
    expect(independentTimestamps.transform(on('Humility', 'Opalescence'), game(battlefield))).toBeNull();
    const between = on('Humility', 'Opalescence', 'Glorious Anthem');
    expect(namesOf(independentTimestamps.transform(between, game(battlefield)))).toEqual([
      'Humility',
      'Glorious Anthem',
      'Opalescence',
    ]);
  });

  it('finds what depends on the age of permanents', () => {
    const bigger = battlefield.map((each) => (each.ref === 'c3' ? { ...each, power: 2 } : each));
    expect(outcome(independentTimestamps.relate(game(battlefield), game(battlefield)))).toBe('holds');
    expect(outcome(independentTimestamps.relate(game(battlefield), game(bigger)))).toBe(
      'independent-timestamps/same-game',
    );
  });
});

describe('the relation on seats', () => {
  const first: Case = {
    ...of,
    start: { kind: 'board', board: { ...board([boardCard('c1', 'Forest')]), active: 0 } },
  };

  it('moves every player and what is theirs one seat further', () => {
    const second = relabelledPlayers.transform(first, game(battlefield));
    const start = second?.start.kind === 'board' ? second.start.board : null;
    expect([start?.active, start?.cards[0]?.owner, start?.cards[0]?.controller]).toEqual([1, 1, 1]);
  });

  it('gives no second game where something is divided among players', () => {
    const divided = { ...game(battlefield), steps: [] as History['steps'] };
    const step = game(battlefield).steps[0];
    const among = (...options: readonly string[]): History => ({
      ...divided,
      steps: step === undefined ? [] : [{ ...step, question: ask('divide', 0, 'division', options) }],
    });
    expect(relabelledPlayers.transform(first, among('p0', 'p1'))).toBeNull();
    expect(relabelledPlayers.transform(first, among('p0', 'c1'))).not.toBeNull();
  });

  it('finds a second game that went as though nobody had moved', () => {
    const one = game(battlefield);
    expect(outcome(relabelledPlayers.relate(one, one))).toBe('relabelled-players/same-game');
  });
});

describe('the relation on a player more', () => {
  const one = game(battlefield);

  it('adds a player who has nothing', () => {
    const second = idlePlayer.transform(on('Forest'), game([]));
    expect(second?.start.kind === 'board' ? second.start.board.players.length : 0).toBe(3);
    expect(namesOf(second)).toEqual(['Forest']);
  });

  it('gives no second case where a card speaks of each opponent', () => {
    expect(idlePlayer.transform(on('Blood Artist'), one)).not.toBeNull();
    expect(idlePlayer.transform(on('Wheel of Fortune'), one)).toBeNull();
    expect(idlePlayer.transform(on('Bloodrock Cyclops'), one)).toBeNull();
  });

  it('passes over the questions to the new player, and finds a difference in those of the others', () => {
    const asked = one.steps.flatMap((each) => [each, { ...each, question: priority(2) }]);
    expect(outcome(idlePlayer.relate(one, { ...one, steps: asked }))).toBe('holds');
    const twice = one.steps.flatMap((each) => [{ ...each, question: priority(1) }, each]);
    expect(outcome(idlePlayer.relate(one, { ...one, steps: twice }))).toBe('idle-player/same-game');
  });

  it('passes over attacks that only the new player can be the aim of', () => {
    const attack = (...options: readonly string[]) =>
      outcome(
        idlePlayer.relate(one, {
          ...one,
          steps: one.steps.flatMap((each) => [{ ...each, question: ask('attackers', 0, 'attackers', options) }, each]),
        }),
      );
    expect(attack('c3>p2')).toBe('holds');
    expect(attack('c3>p1', 'c3>p2')).toBe('idle-player/same-game');
  });
});

describe('the relation on an irrelevant permanent', () => {
  it('adds one of which no card speaks, as the oldest', () => {
    expect(namesOf(irrelevantPermanent.transform(on('Humility', 'Hill Giant'), game([])))).toEqual([
      'Forest',
      'Humility',
      'Hill Giant',
    ]);
    expect(namesOf(irrelevantPermanent.transform(on('Blood Moon', 'Mountain'), game([]))).length).toBe(3);
  });

  it('gives no second case where cards speak of all that could be added', () => {
    expect(irrelevantPermanent.transform(on('Humility', 'Blood Moon'), game([]))).toBeNull();
  });
});
