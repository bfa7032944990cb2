import { describe, expect, it } from 'vitest';
import type { BoardCard, Happening, PermanentView } from '../protocol/index.ts';
import { r7TapSymbol } from './r7-tap-symbol.property.ts';
import { activation, outcome, tappingFor, witnesses } from './testing/activations.ts';
import { ask, boardCard, history, PASS, pick, priority, step } from './testing/histories.ts';
import { permanent, view } from './testing/views.ts';

const { law } = r7TapSymbol;
const elves = permanent('c1', 'Llanowar Elves');
const atPriority = (
  battlefield: readonly PermanentView[],
  options: readonly string[],
  cards: readonly BoardCard[],
  active = 0,
) => law(history([step(view({ battlefield, active }), priority(0, options), PASS)], cards));
const board = (name: string, held: boolean, id = 'c1') => [boardCard(id, name, { held })];

describe('the law on the tap symbol', () => {
  it('holds for a held creature that is offered, in any turn', () => {
    const verdict = atPriority([elves], ['activate c1/0'], board('Llanowar Elves', true), 1);
    expect(outcome(verdict)).toBe('holds');
    expect(witnesses(verdict)).toEqual(['R7/held-creature-may']);
  });

  it('is not witnessed by what has no ability with {T}', () => {
    expect(outcome(atPriority([permanent('c1', 'Elvish Visionary')], [], board('Elvish Visionary', true)))).toBe(
      'not witnessed',
    );
  });

  it('finds a held creature that is not offered, and a new one that is', () => {
    expect(outcome(atPriority([elves], [], board('Llanowar Elves', true)))).toBe('R7/held-creature-may');
    expect(outcome(atPriority([elves], ['activate c1/0'], board('Llanowar Elves', false)))).toBe(
      'R7/new-creature-may-not',
    );
    expect(outcome(atPriority([elves], [], board('Llanowar Elves', false)))).toBe('holds');
  });

  it('does not take the engine at its word on what is held', () => {
    const claimed = [{ ...elves, held: true }];
    expect(outcome(atPriority(claimed, ['activate c1/0'], board('Llanowar Elves', false)))).toBe(
      'R7/new-creature-may-not',
    );
  });

  it('finds haste that does not exempt, and tapped permanents that are offered', () => {
    const hasty = [{ ...elves, keywords: ['haste'] }];
    expect(outcome(atPriority(hasty, [], board('Llanowar Elves', false)))).toBe('R7/haste-exempts');
    expect(outcome(atPriority(hasty, ['activate c1/0'], board('Llanowar Elves', false)))).toBe('holds');
    const tapped = [{ ...elves, tapped: true }];
    expect(outcome(atPriority(tapped, ['activate c1/0'], board('Llanowar Elves', true)))).toBe('R7/not-while-tapped');
    expect(outcome(atPriority(tapped, [], board('Llanowar Elves', true)))).toBe('holds');
  });

  it('finds an activation that was completed while tapped', () => {
    const game = activation({ battlefield: [{ ...elves, tapped: true }], happenings: tappingFor('G') });
    const quiet = game.steps.map((each) =>
      each.question === null ? each : { ...each, question: { ...each.question, incomplete: ['activate c1/0'] } },
    );
    expect(outcome(law(history(quiet, board('Llanowar Elves', true))))).toBe('R7/not-while-tapped');
  });

  it('counts a land that became a creature from when it came', () => {
    const land = [permanent('c1', 'Forest', { types: ['land', 'creature'], power: 1, toughness: 1 })];
    expect(outcome(atPriority(land, [], board('Forest', true)))).toBe('R7/animated-land');
    expect(outcome(atPriority(land, ['activate c1/0'], board('Forest', false)))).toBe('R7/animated-land');
    expect(outcome(atPriority(land, ['activate c1/0'], board('Forest', true)))).toBe('holds');
  });

  it('lets what is no creature be tapped at once', () => {
    const stone = [permanent('c1', 'Fellwar Stone')];
    expect(outcome(atPriority(stone, [], board('Fellwar Stone', false)))).toBe('R7/noncreature-at-once');
    expect(outcome(atPriority(stone, ['activate c1/0'], board('Fellwar Stone', false)))).toBe('holds');
  });

  it('takes control that went and came back as new, until the next turn', () => {
    const passes = (player: number): Happening => ({ kind: 'control changed', object: 'c1', player });
    const theirs = { ...elves, controller: 1, owner: 0 };
    const game = (options: readonly string[], more: readonly Happening[] = []) =>
      law(
        history(
          [
            step(view({ battlefield: [elves] }), priority(0, ['activate c1/0']), PASS),
            step(view({ battlefield: [theirs] }), priority(0), PASS, [passes(1)]),
            step(view({ battlefield: [elves] }), priority(0, options), PASS, [passes(0), ...more]),
          ],
          board('Llanowar Elves', true),
        ),
      );
    expect(outcome(game(['activate c1/0']))).toBe('R7/control-change-and-back');
    expect(outcome(game([]))).toBe('holds');
    expect(outcome(game([], [{ kind: 'turn began', active: 0, turn: 4 }]))).toBe('R7/held-creature-may');
  });

  it('lets a new creature be tapped for a Drum', () => {
    const drum = permanent('c1', 'Springleaf Drum');
    const elf = permanent('c2', 'Elvish Visionary');
    const cards = [...board('Springleaf Drum', true), ...board('Elvish Visionary', false, 'c2')];
    expect(outcome(atPriority([drum, elf], [], cards))).toBe('R7/tapping-for-another-cost-is-free');
    expect(outcome(atPriority([drum, elf], ['activate c1/0'], cards))).toBe('holds');
    const paying = (options: readonly string[]) => {
      const choice = step(
        view({ battlefield: [drum, elf] }),
        ask('objects', 0, 'cost', options, { source: 'c1' }),
        pick(options[0] ?? ''),
      );
      const game = activation({ battlefield: [drum, elf], happenings: tappingFor('G'), during: [choice] });
      return outcome(law(history(game.steps, cards)));
    };
    expect(paying(['c2'])).toBe('holds');
    expect(paying(['c3'])).toBe('R7/tapping-for-another-cost-is-free');
  });
});
