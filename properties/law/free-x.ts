import type { History } from '../../protocol/index.ts';
import { cardNamed } from '../oracles/card-facts.ts';
import { additionalPaid } from '../oracles/paid-costs.ts';
import { castsOf } from '../reading/casts.ts';
import type { Scenes } from '../reading/scenes.ts';
import { playerIn } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';
import { asksForX, due, type FreeCast, paid, questionsOf } from './free-casts.ts';

/** X of a spell whose mana cost is not paid; `statement` is the one under whose clauses it is judged. CR 107.3a-b */
export function* freeX(history: History, cast: FreeCast, scenes: Scenes, statement: string): Generator<Finding> {
  const { spell, record, at } = cast;
  const inCost = (record.manaCost?.x ?? 0) > 0;
  const additional = additionalPaid(cast.record, cast.spell).filter(asksForX);
  if (!inCost) {
    if (additional.length > 0) yield* chosen(history, cast, scenes, `${statement}/x-in-an-additional-cost-only`);
    return;
  }
  if (record.leastX > 0) {
    yield* checked(false, `${statement}/x-that-cannot-be-zero`, spell.name, {
      cr: '107.3b',
      at,
      expected: `${spell.name} is not cast, for its X can only be 0 and must not`,
      found: 'it was cast',
    });
    return;
  }
  const clause = additional.length > 0 ? 'x-in-an-additional-cost-too' : 'only-zero';
  const parts = additional.flatMap(({ cost }) => cost.parts);
  const nothing =
    (spell.x ?? 0) === 0 && parts.every((part) => (paid(part, cast) ?? 0) === 0 || due(part, spell) !== 0);
  yield* checked(
    nothing,
    `${statement}/${clause}`,
    `${spell.name} | ${cast.offer === null ? 'at priority' : 'while resolving'}`,
    {
      cr: '107.3b',
      at,
      expected: `X of ${spell.name} is 0, for its mana cost is not paid`,
      found: `X is ${spell.x}`,
    },
  );
}

/** X of a spell for which something else was paid in place of its mana cost, as an effect let its player do. CR 107.3b, 118.9 */
export function* otherCosts(history: History): Generator<Finding> {
  for (const { spell, at } of castsOf(history)) {
    const record = cardNamed(spell.name);
    if ((record?.manaCost?.x ?? 0) === 0 || !spell.paid.some((key) => key.startsWith('instead'))) continue;
    yield* checked((spell.x ?? 0) === 0, 'K1/for-another-cost-too', `${spell.name} | ${spell.manaSpent}`, {
      cr: '107.3b',
      at,
      expected: `X of ${spell.name} is 0, for another cost is paid in place of its mana cost`,
      found: `X is ${spell.x}`,
    });
  }
}

/** X of additional costs alone is chosen and paid. CR 107.3a, 118.8 */
function* chosen(history: History, cast: FreeCast, scenes: Scenes, clause: string): Generator<Finding> {
  const { spell, at, player, before } = cast;
  const asked = questionsOf(history, cast).find(
    ({ question }) => question.kind === 'number' && question.purpose === 'X',
  );
  const answer = asked === undefined ? null : history.steps[asked.at]?.answer;
  const parts = additionalPaid(cast.record, cast.spell)
    .filter(asksForX)
    .flatMap(({ cost }) => cost.parts);
  const free = parts.length === 1 && parts[0]?.kind === 'payLife' && playerIn(scenes(before).view, player).life > 0;
  if (asked === undefined && !free) return;
  const x = spell.x ?? 0;
  const wrong = parts.find((part) => {
    const [owed, done] = [due(part, spell), paid(part, cast)];
    return owed !== null && done !== null && owed !== done;
  });
  const told = answer?.kind !== 'number' || answer.value === x;
  yield* checked(asked !== undefined && told && wrong === undefined, clause, `${spell.name} | X ${x}`, {
    cr: '107.3b',
    at,
    expected: `X of ${spell.name} is chosen and paid, for no mana cost has it`,
    found:
      asked === undefined
        ? 'it was not chosen'
        : `X is ${x}, and ${wrong === undefined ? 'another was chosen' : 'as much was not paid'}`,
  });
}
