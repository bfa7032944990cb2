import { describe, expect, it } from 'vitest';
import type { Happening, PermanentView, StackView } from '../protocol/index.ts';
import { laterTriggers } from './later-triggers.property.ts';
import { moved, outcome, resolved, triggered } from './testing/activations.ts';
import { boardCard, history, PASS, priority, step } from './testing/histories.ts';
import { permanent, spell, view } from './testing/views.ts';

const ARTIST = permanent('c1', 'Fireblade Artist');
const WITCH = permanent('c2', 'Mistmeadow Witch');
const BEARS = permanent('c3', 'Grizzly Bears');
const SNEAK = permanent('c4', 'Sneak Attack');

const of = (source: PermanentView, ability: string): StackView =>
  spell('a1', source.name, { kind: 'ability', card: false, source: source.ref, ability: `${source.ref}/${ability}` });
const later = (source: PermanentView): Happening =>
  ({ ...triggered(source.ref), ability: `${source.ref}/delayed` }) as Happening;
const END: Happening = { kind: 'step began', step: 'end', active: 0, turn: 3 };

/** What is seen, what is on the stack, and what happened before. */
type Shown = readonly [readonly PermanentView[], readonly StackView[], ...Happening[]];

const judge = (...shown: readonly Shown[]) =>
  laterTriggers.law(
    history(
      shown.map(([battlefield, stack, ...happened]) => step(view({ battlefield, stack }), priority(0), PASS, happened)),
      [ARTIST, WITCH, BEARS, SNEAK].map(({ ref, name }) => boardCard(ref, name)),
    ),
  );

describe('the law on what triggers when something was done', () => {
  const offered = (...happened: readonly Happening[]) =>
    outcome(judge([[ARTIST, BEARS], [of(ARTIST, '0')]], [[ARTIST], [], ...happened, resolved('a1')]));
  const sacrificed = moved('c3', 'battlefield', 'graveyard', 'sacrificed');

  it('has it trigger if it was done, and only then', () => {
    expect(offered(sacrificed, later(ARTIST))).toBe('holds');
    expect(offered()).toBe('holds');
    expect(offered(sacrificed)).toBe('later-triggers/when-it-was-done');
    expect(offered(later(ARTIST))).toBe('later-triggers/when-it-was-done');
  });
});

describe('the law on what comes later', () => {
  const made = (source: PermanentView, ...happened: readonly Happening[]): readonly Shown[] => [
    [[WITCH, BEARS, SNEAK], [of(source, '0')]],
    [[SNEAK], [], ...happened, resolved('a1')],
  ];
  const exiled = moved('c3', 'battlefield', 'exile');

  it('has it come whether its source is there or not', () => {
    expect(outcome(judge(...made(WITCH, exiled), [[], [], END, later(WITCH)]))).toBe('holds');
    expect(outcome(judge(...made(WITCH, exiled), [[], [], END]))).toBe('later-triggers/comes-without-its-source');
  });

  it('has it do nothing where it is about nothing', () => {
    const nothing = (...happened: readonly Happening[]) =>
      outcome(
        judge(
          ...made(SNEAK),
          [[SNEAK], [of(SNEAK, 'delayed')], END, later(SNEAK)],
          [[], [], ...happened, resolved('a1')],
        ),
      );
    expect(nothing()).toBe('holds');
    expect(nothing(moved('c4', 'battlefield', 'graveyard', 'sacrificed'))).toBe('later-triggers/nothing-to-do');
  });
});
