import { expect, it } from 'vitest';
import type { History } from '../../protocol/index.ts';
import { outcome, witnesses } from '../testing/activations.ts';
import { boardCard, history, PASS, priority, step } from '../testing/histories.ts';
import { permanent, view } from '../testing/views.ts';
import { checked, judged } from './finding.ts';

it('concludes nothing from what comes once a permanent is there whose name does not tell its text', () => {
  const law = judged(function* (_: History) {
    yield* checked(true, 'a', '', { cr: '104.1', at: 0, expected: '', found: '' });
    yield* checked(false, 'b', '', { cr: '104.1', at: 1, expected: '', found: '' });
  });
  const games = [[], ['Clone'], ['Sakashima the Impostor']].map((names) =>
    law(
      history(
        [
          step(view(), priority(0), PASS),
          step(view({ battlefield: names.map((name) => permanent('c1', name)) }), priority(0), PASS),
          step(view(), priority(0), PASS),
        ],
        names.map((name) => boardCard('c1', name)),
      ),
    ),
  );
  expect(games.map(outcome)).toEqual(['b', 'b', 'holds']);
  expect(games.map(witnesses)).toEqual([['a', 'b'], ['a', 'b'], ['a']]);
});
