import type { History, PermanentView, StackView } from '../../protocol/index.ts';
import { cardNamed, type Filter, holdsNode } from '../oracles/card-facts.ts';
import { valueWithX } from '../oracles/freeing.ts';
import { instructionsOf } from '../reading/instructions.ts';
import { type Resolution, resolutionsOf } from '../reading/resolutions.ts';
import { permanentIn } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';

const LAST = 'L4/as-its-source-last-was';

/** Targets of which a source that has left is asked: it is as it last was. CR 608.2h, 113.7a */
export function* goneSources(history: History): Generator<Finding> {
  for (const resolution of resolutionsOf(history)) {
    const { object, begun, over, did } = resolution;
    const [target, more] = object.targets.flat();
    const view = history.steps[begun]?.view;
    if (object.kind !== 'ability' || target === undefined || more !== undefined || view === undefined) continue;
    if (!asksForPower(object)) continue;
    const last = lastSeen(history, resolution);
    const card = view.players.flatMap(({ seat }) => view.zone('graveyard', seat)).find(({ ref }) => ref === target);
    const record = cardNamed(card?.name ?? '');
    if (last === null || record === null) continue;
    const value = valueWithX(record, 0);
    const power = last.power ?? 0;
    yield* checked((did === 'resolved') === value <= power, LAST, `${object.name} | ${power} | ${value}`, {
      cr: '608.2h',
      at: over,
      expected: `${card?.name} is ${value <= power ? 'a' : 'no'} legal target, for ${object.name} last had power ${power}`,
      found: did === 'resolved' ? 'the ability resolved' : 'it had no legal target',
    });
  }
}

/** Whether its one target is a card of at most as much mana value as its source has power. */
function asksForPower(object: StackView): boolean {
  const [spec, more] = (instructionsOf(object) ?? []).flatMap(({ specs }) => specs);
  return (
    more === undefined &&
    holdsNode(spec?.what, (node) => {
      if (node.kind !== 'manaValue') return false;
      const { compare, amount } = node as Extract<Filter, { readonly kind: 'manaValue' }>;
      return (
        compare === 'at most' && typeof amount !== 'number' && amount.kind === 'power' && amount.of.kind === 'source'
      );
    })
  );
}

/** The source as it was seen last, where it has left since the ability was put on the stack and nothing else changed it then. */
function lastSeen({ steps }: History, { object, begun }: Resolution): PermanentView | null {
  const source = object.source ?? '';
  const seen = steps.slice(0, begun + 1).map(({ view }) => permanentIn(view, source));
  const at = seen.findLastIndex((permanent) => permanent !== null);
  const left = steps[at + 1];
  if (
    at < 0 ||
    at === begun ||
    left === undefined ||
    steps.slice(0, at + 1).every(({ view }) => !isThere(view.stack, object))
  )
    return null;
  const shrunk = left.happenings.some((each) => each.kind === 'counters' && each.on === source);
  const gone = left.happenings.find((each) => each.kind === 'moved' && each.object === source);
  const hurt = left.happenings.some((each) => each.kind === 'damage' && each.to === source);
  if (gone?.kind !== 'moved' || shrunk || (gone.cause === 'state-based' && !hurt)) return null;
  return seen[at] ?? null;
}

function isThere(stack: readonly StackView[], { ref }: StackView): boolean {
  return stack.some((entry) => entry.ref === ref);
}
