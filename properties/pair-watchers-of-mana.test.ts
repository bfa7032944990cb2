import { describe, expect, it } from 'vitest';
import type { Case, Happening, History } from '../protocol/index.ts';
import { pairWatchersOfMana } from './pair-watchers-of-mana.property.ts';
import { activation, added, outcome, tappingFor, triggered, witnesses } from './testing/activations.ts';
import { boardCard, history, PASS, priority, step } from './testing/histories.ts';
import { abilityOf, permanent, view } from './testing/views.ts';

const { relate, transform } = pairWatchersOfMana;
const chosen = { chosen: { color: 'G' } };
const board = (name: string) => [boardCard('c1', 'Forest'), boardCard('c2', name, name === 'Caged Sun' ? chosen : {})];

/** A Forest is tapped for {G} beside `c2`. */
function tapping(name: string, more: readonly Happening[], stacked = false): History {
  const then = stacked ? { stack: [abilityOf('a1', 'c2', name, 0)] } : {};
  const battlefield = [permanent('c1', 'Forest'), permanent('c2', name)];
  const { steps } = activation({ battlefield, happenings: [...tappingFor('G'), ...more], then });
  return history(steps, board(name));
}

/** The ability of a Vestige that entered adds {G} beside `c2`. */
function entering(name: string, more: readonly Happening[]): History {
  const vestige = permanent('c1', 'Crumbling Vestige', { tapped: true });
  const seen = { battlefield: [vestige, permanent('c2', name)] };
  const ability = abilityOf('a9', 'c1', 'Crumbling Vestige', 0);
  return history(
    [
      step(view({ ...seen, stack: [ability] }), priority(1), PASS),
      step(view(seen), priority(0), PASS, [
        added('G', 'c1'),
        ...more,
        { kind: 'resolved', object: 'a9', did: 'resolved' },
      ]),
    ],
    board(name),
  );
}

const extra = [triggered('c2'), added('G', 'c2', true)];
const sun = tapping('Caged Sun', extra);
const flare = tapping('Mana Flare', extra);
const barbs = tapping('Manabarbs', [triggered('c2')], true);

describe('the contrast of what watches mana', () => {
  it('holds where both that add mana do so at once, and the one that adds none waits', () => {
    expect(witnesses(relate(sun, flare))).toEqual(['R4/alike-where-it-is-tapped']);
    expect(witnesses(relate(flare, barbs))).toEqual(['R4/at-once-where-it-adds', 'R4/waits-where-it-adds-none']);
  });

  it('holds where only what watches mana being added sees mana that nothing was tapped for', () => {
    const verdict = relate(entering('Mana Flare', []), entering('Caged Sun', extra));
    expect(witnesses(verdict)).toEqual(['R4/seen-where-nothing-is-tapped', 'R4/unseen-where-nothing-is-tapped']);
  });

  it('finds the side that is wrong', () => {
    const outcomes = [
      relate(flare, tapping('Caged Sun', [])),
      relate(barbs, tapping('Mana Flare', [triggered('c2')], true)),
      relate(flare, tapping('Manabarbs', [triggered('c2')])),
      relate(entering('Mana Flare', []), entering('Caged Sun', [])),
      relate(entering('Caged Sun', extra), entering('Mana Flare', extra)),
    ];
    expect(outcomes.map(outcome)).toEqual([
      'R4/alike-where-it-is-tapped',
      'R4/at-once-where-it-adds',
      'R4/waits-where-it-adds-none',
      'R4/seen-where-nothing-is-tapped',
      'R4/unseen-where-nothing-is-tapped',
    ]);
  });

  it('says nothing of two games of one kind', () => {
    expect(outcome(relate(flare, flare))).toBe('not witnessed');
    expect(outcome(relate(entering('Mana Flare', []), entering('Manabarbs', [])))).toBe('not witnessed');
  });

  it('puts what watches otherwise in the place of the one that is there, with a colour that was made', () => {
    const of: Case = { start: flare.start, script: [], policy: { kind: 'boring' }, decisions: 9, untilTurn: 5 };
    const second = transform(of, entering('Mana Flare', []));
    const cards = second?.start.kind === 'board' ? second.start.board.cards : [];
    expect(cards.map(({ name }) => name)).toEqual(['Forest', 'Caged Sun']);
    expect(cards[1]?.chosen).toEqual({ color: 'G' });
  });
});
