import type { History, Seat } from '../../protocol/index.ts';
import type { Effect } from '../oracles/card-facts.ts';
import { mayMeddleWithGains } from '../oracles/life-gain.ts';
import { concerns, replacementsIn } from '../oracles/replacements-of-kind.ts';
import type { Scene } from '../oracles/sight.ts';
import { tokensIn } from '../reading/happenings.ts';
import { instructionsOf, stepsOf } from '../reading/instructions.ts';
import { type Resolution, resolutionsOf } from '../reading/resolutions.ts';
import { type Scenes, scenesOf } from '../reading/scenes.ts';
import { playerIn } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';
import { CLAUSE } from './replaced-clauses.ts';

/** Life, tokens and draws that effects multiply: each by each effect that is about them, once. CR 614.5, 614.16 */
export function* multiplied(history: History): Generator<Finding> {
  const scenes = scenesOf(history);
  for (const resolution of resolutionsOf(history)) {
    const effect = onlyEffect(resolution);
    if (effect?.kind === 'createTokens') yield* tokens(scenes, resolution, effect);
    if (effect?.kind === 'gainLife') yield* life(history, scenes, resolution, effect);
  }
  for (let at = 1; at < history.steps.length; at++) yield* firstDraw(history, scenes, at);
}

/** All that it does. */
function onlyEffect({ object, did }: Resolution): Effect | null {
  const [instruction, ...others] = instructionsOf(object) ?? [];
  const [effect, ...more] = instruction === undefined ? [] : stepsOf(instruction.effect);
  return did !== 'resolved' || others.length > 0 || more.length > 0 ? null : (effect ?? null);
}

function* tokens(
  scenes: Scenes,
  { object, begun, over, happenings }: Resolution,
  { who, count }: Extract<Effect, { kind: 'createTokens' }>,
): Generator<Finding> {
  const factors = factorsOf(scenes(begun), 'tokensCreated', object.controller);
  if (who.kind !== 'you' || typeof count !== 'number' || factors === null) return;
  if (!playerIn(scenes(begun).view, object.controller).inGame) return;
  const expected = factors.reduce((product, factor) => product * factor, count);
  const found = tokensIn(happenings).length;
  yield* checked(found === expected, CLAUSE.tokens, `${object.name} | ${factors.length}`, {
    cr: '614.16',
    at: over,
    expected: `${expected} tokens are created, for ${factors.length} effects on them`,
    found: `${found} were`,
  });
}

function* life(
  history: History,
  scenes: Scenes,
  { object, begun, over, happenings }: Resolution,
  { who, amount }: Extract<Effect, { kind: 'gainLife' }>,
): Generator<Finding> {
  const scene = scenes(begun);
  const factors = factorsOf(scene, 'gainsLife', object.controller);
  if (who.kind !== 'you' || typeof amount !== 'number' || factors === null) return;
  if (mayMeddleWithGains(history, begun, 'cannot') || !playerIn(scene.view, object.controller).inGame) return;
  const expected = factors.reduce((product, factor) => product * factor, amount);
  const found = happenings.reduce(
    (sum, { happening }) =>
      happening.kind === 'life' && happening.player === object.controller ? sum + happening.change : sum,
    0,
  );
  yield* checked(found === expected, CLAUSE.life, `${object.name} | ${factors.length}`, {
    cr: '614.5',
    at: over,
    expected: `player ${object.controller} gains ${expected} life, for ${factors.length} effects on it`,
    found: `${found}`,
  });
}

/** By how much the effects about a player multiply; null where there is none of the kind at all, or one is not known. */
function factorsOf(scene: Scene, kind: 'gainsLife' | 'tokensCreated', player: Seat): readonly number[] | null {
  const effects = replacementsIn(scene, kind);
  if (effects === null || effects.length === 0 || effects.some(({ holds }) => holds !== true)) return null;
  return effects
    .filter(({ source, replaces }) => concerns(replaces.who, source.controller, player))
    .map(({ replaces }) => replaces.factor);
}

/** The card that is drawn as the draw step begins, where an effect leaves the first one of that step alone. CR 504.1 */
function* firstDraw(history: History, scenes: Scenes, at: number): Generator<Finding> {
  const step = history.steps[at];
  const began = step?.happenings.findIndex((one) => one.kind === 'step began' && one.step === 'draw') ?? -1;
  if (
    step === undefined ||
    began < 0 ||
    step.view.turn === 1 ||
    step.question?.kind !== 'priority' ||
    step.view.step !== 'draw'
  )
    return;
  const before = scenes(at - 1);
  const { view } = before;
  const { active } = step.view;
  const effects = replacementsIn(before, 'draws');
  const about = effects?.filter(({ source, replaces }) => concerns(replaces.who, source.controller, active)) ?? [];
  if (about.length === 0 || about.some(({ replaces }) => !replaces.exceptFirst)) return;
  if (view.active !== active || view.stack.length > 0 || view.zone('library', active).length === 0) return;
  const drawn = step.happenings.slice(began).filter(({ kind }) => kind === 'drew').length;
  yield* checked(drawn === 1, CLAUSE.first, about.map(({ source }) => source.name).join(' | '), {
    cr: '504.1',
    at,
    expected: `player ${active} draws one card in the draw step, for the effects there leave the first one alone`,
    found: `${drawn} were drawn`,
  });
}
