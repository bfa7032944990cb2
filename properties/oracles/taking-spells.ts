import { type CardRecord, cardNamed, type Effect, type Filter, holdsNode, type TargetSpec } from './card-facts.ts';
import { valueWithX } from './freeing.ts';

/** How something takes spells from the stack to exile: by exiling them, or by countering them. CR 406.2, 701.6a */
export interface Taking {
  readonly how: 'exiles' | 'counters';
  /** The card as a spell, or a permanent's ability as it enters. */
  readonly by: 'spell' | 'ability';
  /** What its one target can be; null: it has none, and takes all other spells. */
  readonly target: Filter | null;
}

/** What a card of that name does to spells; null: nothing of that kind, or it is not known. */
export function takingOf(name: string): Taking | null {
  const known = TAKINGS.get(name);
  if (known !== undefined) return known;
  const record = cardNamed(name);
  const found = record === null ? null : takingIn(record);
  TAKINGS.set(name, found);
  return found;
}

const TAKINGS = new Map<string, Taking | null>();

function takingIn({ spell, abilities }: CardRecord): Taking | null {
  if (spell !== null && spell.modes === null) return taking(spell.effect, spell.targets, 'spell');
  for (const ability of abilities) {
    if (ability.kind !== 'triggered' || ability.on.kind !== 'enters' || ability.on.what.kind !== 'isSource') continue;
    const found = taking(ability.effect, ability.targets, 'ability');
    if (found !== null) return found;
  }
  return null;
}

function taking(effect: Effect, targets: readonly TargetSpec[], by: Taking['by']): Taking | null {
  const how = howOf(effect);
  if (how === null) return null;
  const [only, more] = targets;
  if (only === undefined) return { how, by, target: null };
  const aimsAtSpells = only.what !== null && holdsNode(only.what, ({ kind }) => kind === 'spell');
  return more === undefined && aimsAtSpells ? { how, by, target: only.what } : null;
}

/** Its only part, or the first of several. */
function howOf(effect: Effect): Taking['how'] | null {
  const [first = effect] = effect.kind === 'seq' ? effect.of : [effect];
  if (first.kind === 'counter' && first.to === 'exile' && first.what.kind === 'target') return 'counters';
  if (first.kind !== 'move' || first.to !== 'exile') return null;
  const spells = first.what.kind === 'each' && holdsNode(first.what, ({ kind }) => kind === 'spell');
  return first.what.kind === 'target' || spells ? 'exiles' : null;
}

/** Whether what is printed on a card keeps it from being taken as a spell, X being 0. */
export function mayTake({ target }: Taking, record: CardRecord): boolean {
  return target === null || isMeant(target, record);
}

function isMeant(filter: Filter, record: CardRecord): boolean {
  switch (filter.kind) {
    case 'all':
      return filter.of.every((part) => isMeant(part, record));
    case 'any':
      return filter.of.some((part) => isMeant(part, record));
    case 'not':
      return !isMeant(filter.of, record);
    case 'type':
      return record.types.includes(filter.type);
    case 'manaValue':
      return (
        filter.compare === 'at most' && typeof filter.amount === 'number' && valueWithX(record, 0) <= filter.amount
      );
    default:
      return true;
  }
}
