import { describe, expect, it } from 'vitest';
import type { Happening, StackView } from '../protocol/index.ts';
import { pools } from './pools.property.ts';
import { moved, outcome, resolved, witnesses } from './testing/activations.ts';
import { ask, boardCard, history, PASS, pick, priority, step } from './testing/histories.ts';
import { cast, CAST_TRIGGER, inExile, put, swap, triggers } from './testing/swaps.ts';
import { abilityOf, cardView, permanent, spell, view } from './testing/views.ts';

const { law } = pools;
const judgedAs = (...args: Parameters<typeof swap>) => outcome(law(swap(...args)));
const offered = (...options: readonly string[]) => ({ options, chosen: [] });
const GIANT = inExile('e1', 'Hill Giant');
const THEIRS = inExile('e2', 'Grizzly Bears', 'p1', 1);
const OTHER = inExile('e3', 'Storm Crow', null);

describe('the law on what a pile offers', () => {
  it('holds where the pile is offered and another card in exile is not', () => {
    const verdict = law(swap({ exile: [GIANT, THEIRS, OTHER], offered: offered('e1', 'e2') }));
    expect(outcome(verdict)).toBe('holds');
    expect(witnesses(verdict)).toEqual([
      'K4/only-from-hand',
      'K8/any-owner',
      'K8/declining',
      'K8/from-either-ability',
      'K8/not-other-exiled-cards',
      'K8/not-the-spell-just-exiled',
    ]);
  });

  it('is not witnessed where nothing of the kind is about', () => {
    const game = history([step(view({ battlefield: [permanent('c1', 'Forest')] }), priority(0), PASS)]);
    expect(outcome(law(game))).toBe('not witnessed');
  });

  it('is silent where permanents may have become others', () => {
    const humility = [permanent('h', 'Humility')];
    expect(judgedAs({ exile: [GIANT], offered: offered('s', 'e1'), others: humility })).toBe('not witnessed');
    const copying = [permanent('h', 'Sculpting Steel')];
    expect(judgedAs({ exile: [GIANT], offered: offered('s', 'e1'), others: copying })).toBe(
      'K8/not-the-spell-just-exiled',
    );
  });

  it('finds a card of the pile that is not offered', () => {
    expect(judgedAs({ exile: [GIANT, THEIRS], offered: offered('e2') })).toBe('K8/from-either-ability');
    expect(judgedAs({ exile: [GIANT, THEIRS], offered: offered('e1') })).toBe('K8/any-owner');
    expect(judgedAs({ exile: [THEIRS] })).toBe('K8/any-owner');
  });

  it('does not miss a card that needs a target or a sacrifice', () => {
    const needy = [inExile('e4', 'Lightning Bolt'), inExile('e5', 'Kuldotha Rebirth')];
    expect(judgedAs({ exile: needy })).toBe('holds');
  });

  it('finds the spell itself, a card of another pile, or one of no pile, offered', () => {
    expect(judgedAs({ exile: [GIANT], offered: offered('e1', 's') })).toBe('K8/not-the-spell-just-exiled');
    expect(judgedAs({ exile: [GIANT, OTHER], offered: offered('e1', 'e3') })).toBe('K8/not-other-exiled-cards');
    const both = { pools: ['p2'], exile: [GIANT, inExile('e6', 'Storm Crow', 'p2')] };
    expect(judgedAs({ ...both, offered: offered('e1', 'e6') })).toBe('K2/own-pile');
    expect(witnesses(law(swap({ ...both, offered: offered('e1') })))).toContain('K2/own-pile');
  });

  it('finds a card that has to be cast, and one that is gone though it was declined', () => {
    expect(judgedAs({ exile: [GIANT], offered: { ...offered('e1'), min: 1 } })).toBe('K8/declining');
    expect(judgedAs({ exile: [GIANT], offered: { options: ['e1'], chosen: ['e1'] } })).toBe('holds');
  });

  it('tells a Pool that returned from the one that exiled the cards', () => {
    const game = swap({ exile: [GIANT], offered: offered('e1') });
    const returned = game.steps.map((each, at) =>
      at === 0
        ? each
        : {
            ...each,
            view: { ...each.view, battlefield: each.view.battlefield.map((one) => ({ ...one, incarnation: 3 })) },
          },
    );
    expect(outcome(law({ ...game, steps: returned }))).toBe('K8/a-pool-that-returned');
  });

  it('has the spell exiled with an empty pile, and with lands alone', () => {
    expect(judgedAs({})).toBe('holds');
    expect(judgedAs({ stays: true })).toBe('K9/empty-pile');
    const lands = [inExile('e7', 'Forest')];
    expect(judgedAs({ exile: lands })).toBe('holds');
    expect(judgedAs({ exile: lands, stays: true })).toBe('K9/lands-only');
    expect(judgedAs({ exile: lands, offered: offered('e7') })).toBe('K9/lands-only');
  });
});

describe('the law on a spell that is gone', () => {
  const gone = (to: string, cause: string, more: readonly Happening[] = []) => ({
    gone: true,
    exile: [GIANT],
    before: [...more, moved('s', 'stack', to, cause)],
  });
  const countered: Happening = { kind: 'countered', object: 's' };

  it('wants nothing more to happen', () => {
    expect(judgedAs(gone('graveyard', 'countered', [countered]))).toBe('holds');
    expect(judgedAs(gone('exile', 'effect'))).toBe('holds');
    expect(judgedAs(gone('hand', 'countered', [countered]))).toBe('holds');
  });

  it('finds cards offered all the same', () => {
    const offers = { offered: offered('e1') };
    expect(judgedAs({ ...gone('graveyard', 'countered', [countered]), ...offers })).toBe('K7/countered-in-response');
    expect(judgedAs({ ...gone('exile', 'effect'), ...offers })).toBe('K7/exiled-already');
    expect(judgedAs({ ...gone('hand', 'countered', [countered]), ...offers })).toBe('K7/moved-in-response');
  });

  it('finds the card exiled from where it went', () => {
    const follows = { ...gone('hand', 'countered', [countered]), meanwhile: [moved('s', 'hand', 'exile')] };
    expect(judgedAs(follows)).toBe('K7/moved-in-response');
  });
});

/** Two Pools on one spell; the abilities as they lie on the stack, and what the first does to the spell. */
function two(
  owners: readonly [number, number],
  says: { readonly order?: readonly string[]; readonly exiles?: boolean; readonly again?: boolean } = {},
) {
  const battlefield = owners.map((controller, index) => permanent(`p${index + 1}`, 'Knowledge Pool', { controller }));
  const abilities = owners.map((controller, index) =>
    abilityOf(`t${index + 1}`, `p${index + 1}`, 'Knowledge Pool', CAST_TRIGGER, { controller }),
  );
  const the = spell('s', 'Shock');
  const seen = (stack: readonly StackView[], exile: readonly ReturnType<typeof cardView>[] = []) =>
    view({ battlefield, stack, zones: { exile } });
  const begins: readonly Happening[] = [
    moved('s', 'hand', 'stack', 'cast'),
    cast('s'),
    ...owners.map((player, index) => triggers(`p${index + 1}`, CAST_TRIGGER, player)),
  ];
  const puts = owners.map((player, index) => put(`t${index + 1}`, `p${index + 1}`, player));
  const orders =
    says.order === undefined
      ? []
      : [step(seen([the]), ask('order', 0, 'order of triggers', ['a p1/1', 'a p2/1']), pick(...says.order), begins)];
  const [first, second] = abilities as [StackView, StackView];
  const leaves = says.exiles === false ? [] : [moved('s', 'stack', 'exile')];
  const there = says.exiles === false ? [the] : [];
  const exile = says.exiles === false ? [] : [cardView('s', 'Shock', 0, 3)];
  const more = says.again === true ? [moved('s', 'exile', 'exile')] : [];
  return history(
    [
      step(seen([]), priority(0, ['cast s']), pick('cast s')),
      ...orders,
      step(seen([the, first, second]), priority(0), PASS, says.order === undefined ? [...begins, ...puts] : puts),
      step(seen([...there, first], exile), priority(0), PASS, [...leaves, resolved('t2')]),
      step(seen(there, exile), priority(0), PASS, [...more, resolved('t1')]),
    ],
    battlefield.map(({ ref, name, controller }) => boardCard(ref, name, { owner: controller })),
  );
}

describe('the law on several of them', () => {
  it('lets the player latest in turn order take the spell, and the others do nothing', () => {
    const verdict = law(two([0, 1]));
    expect(outcome(verdict)).toBe('holds');
    expect(witnesses(verdict)).toEqual(
      expect.arrayContaining([
        'K2/first-to-resolve-takes-the-spell',
        'K2/of-different-players',
        'K2/order-of-triggers',
        'K2/the-others-do-nothing',
      ]),
    );
  });

  it('finds triggers against the turn order', () => {
    expect(outcome(law(two([1, 0])))).toBe('K2/order-of-triggers');
  });

  it('finds the lower one resolved first', () => {
    const game = two([0, 1]);
    const swapped = game.steps.map((each, at) =>
      at < 2
        ? each
        : {
            ...each,
            view: {
              ...each.view,
              stack: each.view.stack.map((one) => (at === 2 && one.ref === 't1' ? { ...one, ref: 't1' } : one)),
            },
            happenings: each.happenings.map((one) =>
              one.kind === 'resolved' ? { ...one, object: one.object === 't1' ? 't2' : 't1' } : one,
            ),
          },
    );
    expect(outcome(law({ ...game, steps: swapped }))).toBe('K2/of-different-players');
  });

  it('finds a spell that the first leaves there, and one that the second moves again', () => {
    expect(outcome(law(two([0, 1], { exiles: false })))).toBe('K2/first-to-resolve-takes-the-spell');
    expect(outcome(law(two([0, 1], { again: true })))).toBe('K2/the-others-do-nothing');
  });

  it('has one player order two of their own', () => {
    expect(outcome(law(two([0, 0], { order: ['a p1/1', 'a p2/1'] })))).toBe('holds');
    expect(outcome(law(two([0, 0])))).toBe('K2/two-of-one-player');
    expect(outcome(law(two([0, 0], { order: ['a p2/1', 'a p1/1'] })))).toBe('K2/two-of-one-player');
  });
});
