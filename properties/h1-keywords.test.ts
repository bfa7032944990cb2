import { describe, expect, it } from 'vitest';
import type { PermanentView } from '../protocol/index.ts';
import { h1Keywords } from './h1-keywords.property.ts';
import { outcome } from './testing/activations.ts';
import { boardCard, history, PASS, priority, step } from './testing/histories.ts';
import { permanent, spell, view } from './testing/views.ts';

const COURAGE = permanent('c1', 'Archetype of Courage', { controller: 1, owner: 1 });
const HUMILITY = permanent('c5', 'Humility');

const bears = (counters: number, ...keywords: readonly string[]) =>
  permanent('c3', 'Grizzly Bears', { keywords, counters: counters === 0 ? {} : { 'first strike': counters } });

/** One view after the other. */
const judge = (...battlefields: readonly (readonly PermanentView[])[]) =>
  outcome(
    h1Keywords.law(
      history(
        battlefields.map((battlefield) => step(view({ battlefield }), priority(0), PASS)),
        (battlefields[0] ?? []).map(({ ref, name }) => boardCard(ref, name)),
      ),
    ),
  );

describe('the law on keyword counters and what cannot be had', () => {
  it('has a counter give its keyword', () => {
    expect(judge([bears(1, 'first strike')])).toBe('holds');
    expect(judge([bears(1)])).toBe('H1/a-counter-gives-its-keyword');
    expect(judge([bears(0)])).toBe('not witnessed');
  });

  it('has no counter give what cannot be had, until it can', () => {
    expect(judge([COURAGE, bears(1)], [bears(1, 'first strike')])).toBe('holds');
    expect(judge([COURAGE, bears(1, 'first strike')])).toBe('H1/no-counter-adds-it');
    expect(judge([COURAGE, bears(1)], [bears(1)])).toBe('H1/had-again-when-it-can');
  });

  it('has nothing have what it cannot have, though it is printed', () => {
    const knight = (...keywords: readonly string[]) => permanent('c4', 'White Knight', { keywords });
    expect(judge([COURAGE, knight()])).toBe('holds');
    expect(judge([COURAGE, knight('first strike')])).toBe('H1/cannot-be-had');
  });

  it('has what takes all abilities take what an older counter gives', () => {
    const later = (battlefield: readonly PermanentView[]) =>
      outcome(
        h1Keywords.law(
          history(
            [
              step(view({ battlefield: [bears(1, 'first strike')] }), priority(0), PASS),
              step(view({ battlefield }), priority(0), PASS, [
                { kind: 'moved', object: 'c5', from: 'stack', to: 'battlefield', cause: 'resolved' },
              ]),
            ],
            [boardCard('c3', 'Grizzly Bears'), boardCard('c5', 'Humility')],
          ),
        ),
      );
    expect(later([bears(1), HUMILITY])).toBe('holds');
    expect(later([bears(1, 'first strike'), HUMILITY])).toBe('H1/counters-by-age');
  });

  it('has a spell that could not give a keyword not give it later', () => {
    const fury = spell('c2', 'Kindled Fury', { targets: [['c3']] });
    const told = (keywords: readonly string[]) =>
      outcome(
        h1Keywords.law(
          history(
            [
              step(view({ battlefield: [COURAGE, bears(0)], stack: [fury] }), priority(0), PASS),
              step(view({ battlefield: [COURAGE, bears(0)] }), priority(0), PASS, [
                { kind: 'resolved', object: 'c2', did: 'resolved' },
              ]),
              step(view({ battlefield: [bears(0, ...keywords)] }), priority(0), PASS),
            ],
            [boardCard('c3', 'Grizzly Bears'), boardCard('c1', 'Archetype of Courage')],
          ),
        ),
      );
    expect(told([])).toBe('holds');
    expect(told(['first strike'])).toBe('H1/effects-do-not-begin');
  });
});
