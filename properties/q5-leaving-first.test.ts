import { describe, expect, it } from 'vitest';
import type { Happening, HistoryStep } from '../protocol/index.ts';
import { q5LeavingFirst } from './q5-leaving-first.property.ts';
import { moved, outcome, resolved, witnesses } from './testing/activations.ts';
import { ask, boardCard, history, PASS, pick, priority, step } from './testing/histories.ts';
import { leavesStack, QUELLER, quelledOnBoard } from './testing/quelled.ts';
import { abilityOf, cardView, permanent, spell, view } from './testing/views.ts';

const { law } = q5LeavingFirst;
const giant = spell('c5', 'Hill Giant');
const exile = abilityOf('a1', 'c7', QUELLER, 0, { controller: 1, targets: [['c5']] });
const leaves = abilityOf('a2', 'c7', QUELLER, 1, { controller: 1 });
const entered: readonly Happening[] = [
  moved('c7', 'stack', 'battlefield', 'resolution'),
  { kind: 'triggered', object: 'c7', ability: 'c7/0', player: 1 },
];
const left: readonly Happening[] = [
  moved('c7', 'battlefield', 'graveyard', 'state-based'),
  { kind: 'triggered', object: 'c7', ability: 'c7/1', player: 1 },
];
const put = (object: string): Happening => ({ kind: 'put on stack', object, source: 'c7', player: 1 });
const zones = { exile: [cardView('c5', 'Hill Giant', 0, 2)] };

/** It leaves in response to its enters ability; then both resolve, and these questions are asked meanwhile. */
function leavesInResponse(asked: readonly HistoryStep[], to: string | null) {
  const gone = to === null ? [] : [moved('c5', 'stack', to)];
  return law(
    history(
      [
        step(view({ stack: [giant] }), priority(1), PASS),
        step(view({ stack: [giant, exile] }), priority(1), PASS, [...entered, put('a1')]),
        step(view({ stack: [giant, exile, leaves] }), priority(1), PASS, [...left, put('a2')]),
        ...asked,
        step(view({ stack: [giant, exile] }), priority(0), PASS, [resolved('a2')]),
        step(view(to === 'exile' ? { zones } : {}), priority(0), PASS, [...gone, resolved('a1')]),
      ],
      [boardCard('c5', 'Hill Giant'), boardCard('c7', QUELLER, { owner: 1 })],
    ),
  );
}

const offer = (...options: readonly string[]) =>
  step(view({ zones }), ask('objects', 0, 'spell to cast', options, { source: 'c7', min: 0 }), pick());

describe('the law on leaving before the exile', () => {
  it('has the leaves ability find nothing, and the spell exiled for good', () => {
    expect(witnesses(leavesInResponse([], 'exile'))).toEqual(['Q5/exiled-for-good', 'Q5/leaves-trigger-finds-nothing']);
    expect(outcome(leavesInResponse([offer('c5')], 'exile'))).toBe('Q5/leaves-trigger-finds-nothing');
    expect(outcome(leavesInResponse([], null))).toBe('Q5/exiled-for-good');
  });

  it('frees only what this object exiled', () => {
    const other = [boardCard('c8', QUELLER, { owner: 1 }), ...quelledOnBoard('Hill Giant')].map((card) =>
      card.id === 'c5' ? { ...card, exiledWith: 'c8' } : card,
    );
    const battlefield = [permanent('c8', QUELLER, { controller: 1 })];
    const freeing = (asked: readonly HistoryStep[]) =>
      outcome(
        law(
          history(
            [
              step(view({ zones, battlefield }), priority(1), PASS),
              ...leavesStack({ zones, battlefield }),
              ...asked,
              step(view({ zones, battlefield }), priority(0), PASS, [resolved('a2')]),
            ],
            other,
          ),
        ),
      );
    expect([freeing([]), freeing([offer('c5')])]).toEqual(['holds', 'Q5/a-second-queller']);
  });

  it('takes one that came back for another', () => {
    const back = [moved('c7', 'battlefield', 'exile'), moved('c7', 'exile', 'battlefield'), ...left, put('a2')];
    const battlefield = [permanent('c7', QUELLER, { controller: 1 })];
    const freeing = (asked: readonly HistoryStep[]) =>
      outcome(
        law(
          history(
            [
              step(view({ zones, battlefield }), priority(1), PASS),
              step(view({ zones, stack: [leaves] }), priority(1), PASS, back),
              ...asked,
              step(view({ zones }), priority(0), PASS, [resolved('a2')]),
            ],
            quelledOnBoard('Hill Giant'),
          ),
        ),
      );
    expect([freeing([]), freeing([offer('c5')])]).toEqual(['holds', 'Q5/flicker-in-response']);
  });

  it('offers what was exiled first where both waited together, in the order chosen', () => {
    const orders = step(
      view({ stack: [giant] }),
      ask('order', 1, 'order of triggers', ['a c7/0', 'a c7/1']),
      pick('a c7/1', 'a c7/0'),
      [...entered, ...left],
    );
    const freeing = (asked: readonly HistoryStep[], ordering: readonly HistoryStep[] = [orders]) =>
      outcome(
        law(
          history(
            [
              step(view({ stack: [giant] }), priority(1), PASS),
              ...ordering,
              step(view({ stack: [giant, leaves, exile] }), priority(1), PASS, [
                ...(ordering.length === 0 ? [...entered, ...left] : []),
                put('a2'),
                put('a1'),
              ]),
              step(view({ zones, stack: [leaves] }), priority(1), PASS, [
                moved('c5', 'stack', 'exile'),
                resolved('a1'),
              ]),
              ...asked,
              step(view({ zones }), priority(0), PASS, [resolved('a2')]),
            ],
            [boardCard('c5', 'Hill Giant'), boardCard('c7', QUELLER, { owner: 1 })],
          ),
        ),
      );
    expect([freeing([offer('c5')]), freeing([])]).toEqual(['holds', 'Q5/both-triggers-wait-together']);
    expect(freeing([offer('c5')], [])).toBe('Q5/both-triggers-wait-together');
  });
});
