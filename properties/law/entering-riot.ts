import type { History, PermanentView } from '../../protocol/index.ts';
import type { OwnedAbility } from '../oracles/abilities.ts';
import { type Ability, cardNamed, printedAbilities, textHas } from '../oracles/card-facts.ts';
import type { Entry } from '../reading/entries.ts';
import { isCreature } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';

/**
 * What has riot on the battlefield enters with a counter or with haste; what would have it there as a creature, and is none, with
 * neither. CR 614.12, 702.136a
 */
export function* riots(
  history: History,
  { at, ref }: Entry,
  permanent: PermanentView,
  abilities: readonly OwnedAbility[],
  clause: string,
): Generator<Finding> {
  const { view, happenings } = history.steps[at] ?? {};
  if (view === undefined || view.battlefield.some(({ name }) => textHas(name, 'cantHave', 'cantHaveCounters'))) return;
  const riot = abilities.filter(({ ability }) => isRiot(ability));
  const isGod = !isCreature(permanent) && cardNamed(permanent.name)?.types.includes('creature') === true;
  if (riot.length === 0 && !(isGod && view.battlefield.some(givesRiot))) return;
  const grew = happenings?.some((each) => each.kind === 'counters' && each.on === ref && each.counter === '+1/+1');
  const has = permanent.keywords.includes('haste') || permanent.counters['+1/+1'] !== undefined || grew === true;
  yield* checked(has === riot.length > 0, clause, `${riot.length} | ${isGod}`, {
    cr: '614.12',
    at,
    expected: `${permanent.name} enters ${riot.length > 0 ? 'with a counter or with haste' : 'without riot, for it is no creature there'}`,
    found: has ? 'it has haste or a counter' : 'it has neither',
  });
}

/** It gives riot to others. */
function givesRiot({ name }: PermanentView): boolean {
  return printedAbilities(name, 'static').some(({ parts }) =>
    parts.some((part) => part.kind === 'grant' && part.abilities.some(isRiot)),
  );
}

function isRiot(ability: Ability): boolean {
  if (ability.kind !== 'replacement' || ability.replaces.kind !== 'enters') return false;
  const { change } = ability.replaces;
  return change.kind === 'oneOf' && change.ways.some(({ says }) => says === 'haste');
}
