import { describe, expect, test } from 'vitest';
import { caseAt } from './case-arbitrary.ts';
import type { OpeningCast, Recipe } from './recipe.ts';
import { troublesome } from './testing/sources.ts';

const cast = (name: string, more: Partial<OpeningCast> = {}): OpeningCast => ({
  ...{
    pick: { kind: 'card', name },
    zone: 'hand',
    whose: 'active',
    by: null,
    target: null,
    frees: null,
    when: 'at once',
  },
  ...more,
});

const inHand = (name: string, whose: 'active' | 'next'): Recipe['focus'][number] => ({
  pick: { kind: 'one of', names: [name] },
  zone: 'hand',
  whose,
  chance: 100,
});

const FOCUS = [inHand('Hill Giant', 'active'), inHand('Counterspell', 'next')];

/** Focused boards with these openings. */
function cases(openings: Recipe['openings'], count = 60) {
  const source = troublesome(1, { focus: FOCUS, openings });
  return Array.from({ length: count }, (_, index) => caseAt(source, index, 1))
    .filter(({ origin }) => origin === 'focus')
    .map((run) => run.case);
}

describe('the opening of a case', () => {
  test('is nothing where the recipe has none', () => {
    expect(cases([]).every(({ script }) => script.length === 0)).toBe(true);
  });

  test('casts the cards of the board that it names, one at the other', () => {
    const answer = cast('Counterspell', { whose: 'next', target: 0, when: 'after a pass' });
    for (const { script, start } of cases([[cast('Hill Giant'), answer]])) {
      if (start.kind !== 'board') continue;
      const { cards, active, players, turn } = start.board;
      const actions = script.map((entry) => (entry.kind === 'action' ? `${entry.player} ${entry.action}` : ''));
      const next = (active + 1) % players.length;
      const held = (name: string, player: number) =>
        cards.find((card) => card.name === name && card.zone === 'hand' && card.owner === player);
      const [giant, counter] = [held('Hill Giant', active), held('Counterspell', next)];
      expect(actions).toEqual([`${active} cast ${giant?.id}`, `${next} pass`, `${next} cast ${counter?.id}`]);
      const last = script.at(-1);
      const choices = last?.kind === 'action' ? last.choices : [];
      expect(choices.map(({ answer: given }) => given)).toEqual([{ kind: 'pick', picks: [giant?.id] }]);
      expect(last?.kind === 'action' ? last.after.turn : 0).toBe(turn);
    }
  });

  test('aims at a permanent that is there', () => {
    const forest = { kind: 'card', name: 'Forest' } as const;
    const focus = [...FOCUS, { pick: forest, zone: 'battlefield', whose: 'active', chance: 100 } as const];
    const source = troublesome(1, { focus, bare: 100, openings: [[cast('Hill Giant', { target: forest })]] });
    const runs = Array.from({ length: 30 }, (_, index) => caseAt(source, index, 1)).filter(
      ({ origin }) => origin === 'focus',
    );
    for (const { script, start } of runs.map((run) => run.case)) {
      const there = start.kind === 'board' ? start.board.cards.filter(({ zone }) => zone === 'battlefield') : [];
      const choice = script[0]?.kind === 'action' ? script[0].choices[0] : undefined;
      const picks = choice?.answer.kind === 'pick' ? choice.answer.picks : [];
      expect(there.find(({ id }) => id === picks[0])?.name).toBe('Forest');
    }
    expect(runs.length).toBeGreaterThan(10);
  });

  test('aims at who casts it', () => {
    const made = cases([[cast('Hill Giant', { target: 'caster' })]]);
    for (const { script } of made) {
      const [entry] = script;
      const given = entry?.kind === 'action' ? entry.choices.map(({ answer }) => answer) : [];
      expect(given).toEqual([{ kind: 'pick', picks: [`p${entry?.player}`] }]);
    }
    expect(made.length).toBeGreaterThan(10);
  });

  test('leaves it to the recipe how much comes between', () => {
    const passes = (patient: boolean, openings: Recipe['openings']) => {
      const source = troublesome(1, { focus: FOCUS, openings, patient });
      const { policy } = caseAt(source, 0, 1).case;
      return policy.kind === 'hashed' ? policy.weights.pass : null;
    };
    const opening = [[cast('Hill Giant')]];
    expect(passes(true, opening)).toBeGreaterThan(passes(false, opening) ?? 0);
    expect(passes(true, [])).toBe(passes(false, []));
  });

  test('ends with the casting of a card that another one frees', () => {
    for (const { script } of cases([[cast('Hill Giant'), cast('Counterspell', { whose: 'next', frees: 0 })]])) {
      const [giant, counter, choice] = script;
      const [freed, by] = [giant, counter].map((entry) => (entry?.kind === 'action' ? entry.action.slice(5) : ''));
      expect(choice).toMatchObject({ purpose: 'spell to cast', source: by, answer: { kind: 'pick', picks: [freed] } });
    }
  });

  test('names the permanent that lets a card be cast', () => {
    const forest = { kind: 'card', name: 'Forest' } as const;
    const focus = [...FOCUS, { pick: forest, zone: 'battlefield', whose: 'active', chance: 100 } as const];
    const source = troublesome(1, { focus, bare: 100, openings: [[cast('Hill Giant', { by: forest })]] });
    const entries = Array.from({ length: 20 }, (_, index) => caseAt(source, index, 1).case.script[0]);
    const actions = entries.flatMap((entry) => (entry?.kind === 'action' ? [entry.action] : []));
    expect(actions.length).toBeGreaterThan(5);
    expect(actions.every((action) => /^cast c\d+ by c\d+$/.test(action))).toBe(true);
  });

  test('waits for a main phase, and for an empty stack where it is later', () => {
    const moments = cases([[cast('Hill Giant', { when: 'later' })]]).flatMap(({ script, start }) =>
      script.flatMap((entry) =>
        entry.kind === 'action' && start.kind === 'board' ? [{ after: entry.after, step: start.board.step }] : [],
      ),
    );
    expect(moments.length).toBeGreaterThan(20);
    expect(moments.every(({ after }) => after.stack === 0)).toBe(true);
    expect(moments.filter(({ step }) => step === 'upkeep').map(({ after }) => after.step)).toContain('precombat main');
  });

  test('is one for which the board has all the cards, if there is one', () => {
    const whole = cases([[cast('Hill Giant')], [cast('Hill Giant'), cast('Storm Crow', { target: 0 })]]);
    expect(whole.every(({ script }) => script.length === 1)).toBe(true);
  });
});
