import { describe, expect, it } from 'vitest';
import type { Answer, Case, Happening, History, StackView } from '../protocol/index.ts';
import { pairFreeOrPaid } from './pair-free-or-paid.property.ts';
import { moved, outcome, witnesses } from './testing/activations.ts';
import { ask, boardCard, history, PASS, pick, priority, step } from './testing/histories.ts';
import { cast } from './testing/swaps.ts';
import { cardView, permanent, spell, view } from './testing/views.ts';

const { relate, transform } = pairFreeOrPaid;

/** Player 0 casts `s` from hand, with Omniscience about, for this way to pay. */
function game(
  name: string,
  way: string,
  says: Partial<StackView>,
  x: number | null,
  paid: readonly Happening[] = [],
): History {
  const battlefield = [permanent('o', 'Omniscience')];
  const before = { battlefield, zones: { hand: [cardView('s', name)] } };
  const the = spell('s', name, { paid: way === 'mana cost' ? [] : [way], ...says });
  const asked = ask('value', 0, 'alternative cost', ['mana cost', 'without paying'], { source: 's' });
  const number: Answer = { kind: 'number', value: x ?? 0 };
  const onStack = view({ battlefield, stack: [the] });
  return history(
    [
      step(view(before), priority(0, ['cast s']), pick('cast s')),
      step(onStack, asked, pick(way), [moved('s', 'hand', 'stack', 'cast')]),
      ...(x === null ? [] : [step(onStack, ask('number', 0, 'X', [], { source: 's', min: 0, max: x ?? 0 }), number)]),
      step(onStack, priority(0), PASS, [...paid, cast('s')]),
    ],
    [boardCard('o', 'Omniscience'), boardCard('s', name, { zone: 'hand' })],
  );
}

const free = game('Blaze', 'without paying', { x: 0 }, null);
const dear = game('Blaze', 'mana cost', { x: 2, manaSpent: 'RRR' }, 2);

describe('the contrast of a spell that is free and one that is paid for', () => {
  it('holds where X is 0 in the one, and chosen and paid in the other', () => {
    expect(outcome(relate(free, dear))).toBe('holds');
    expect(witnesses(relate(dear, free))).toEqual([
      'K1/free-is-zero-where-paid-is-chosen',
      'K1/paid-is-chosen-where-free-is-zero',
    ]);
  });

  it('says nothing of an X of which there is but one', () => {
    const none = game('Aether Tide', 'mana cost', { x: 0, manaSpent: 'U' }, 0);
    expect(witnesses(relate(none, game('Aether Tide', 'without paying', { x: 0 }, null)))).toEqual([
      'K1/free-is-zero-where-paid-is-chosen',
    ]);
  });

  it('finds an X that is not 0, and one that is not paid', () => {
    const three = game('Blaze', 'without paying', { x: 3 }, null);
    expect(outcome(relate(dear, three))).toBe('K1/free-is-zero-where-paid-is-chosen');
    const unpaid = game('Blaze', 'mana cost', { x: 2, manaSpent: 'R' }, 2);
    expect(outcome(relate(free, unpaid))).toBe('K1/paid-is-chosen-where-free-is-zero');
  });

  it('finds an alternative cost of a free spell', () => {
    const evoked = game('Mulldrifter', 'evoke', {}, null);
    expect(witnesses(relate(game('Mulldrifter', 'without paying', {}, null), evoked))).toEqual([
      'K10/another-cost-only-where-it-is-paid',
    ]);
    const both = game('Mulldrifter', 'without paying', { paid: ['without paying', 'evoke'] }, null);
    expect(outcome(relate(evoked, both))).toBe('K10/another-cost-only-where-it-is-paid');
  });

  it('wants what is to be paid besides in both', () => {
    const sacrifice = [moved('b', 'battlefield', 'graveyard', 'sacrificed')];
    const one = game('Bone Splinters', 'without paying', {}, null, sacrifice);
    const two = game('Bone Splinters', 'mana cost', { manaSpent: 'B' }, null, sacrifice);
    expect(witnesses(relate(one, two))).toEqual(['K3/costs-besides-either-way']);
    const unpaid = game('Bone Splinters', 'without paying', {}, null);
    expect(outcome(relate(two, unpaid))).toBe('K3/costs-besides-either-way');
  });

  it('has the card cast in the other way', () => {
    const of: Case = { start: free.start, script: [], policy: { kind: 'boring' }, decisions: 9, untilTurn: 5 };
    const ways = [free, dear].map((first) => {
      const entry = transform(of, first)?.script.at(-1);
      const answer = entry?.kind === 'action' ? entry.choices[0]?.answer : null;
      return answer?.kind === 'pick' ? answer.picks : [];
    });
    expect(ways).toEqual([['mana cost'], ['without paying']]);
  });
});
