import { cardNamed } from '../../engine/facts.ts';
import type { CardView, PermanentView, Ref, StackView } from '../../protocol/index.ts';
import { listed, type Names, ordinal } from '../names.ts';
import type { Thing } from '../steps.generated.ts';

/** What stands on boards, each once however many frames it is in: frames speak of it by its place. */
export class Things {
  readonly #all: Thing[] = [];
  readonly #places = new Map<string, number>();
  readonly #names: Names;

  constructor(names: Names) {
    this.#names = names;
  }

  all(): readonly Thing[] {
    return this.#all;
  }

  permanent(permanent: PermanentView): number {
    const { ref, name, types, subtypes, supertypes, colors, power, toughness, tapped } = permanent;
    return this.#placeOf({
      ...{ ref, name, colors, isTapped: tapped },
      line: typeLine({ types, subtypes, supertypes }),
      size: power === null && toughness === null ? '' : `${power ?? '?'}/${toughness ?? '?'}`,
      notes: permanentNotes(permanent, this.#names),
    });
  }

  /** A card that is neither on the battlefield nor on the stack: what is printed on it. */
  card({ ref, name }: CardView): number {
    const record = cardNamed(name);
    const size = record === null || record.power === null ? '' : `${record.power}/${record.toughness}`;
    const line = record === null ? '' : typeLine(record);
    return this.#placeOf({ ref, name, line, colors: record?.colors ?? [], size, isTapped: false, notes: [] });
  }

  onStack(object: StackView): number {
    const { ref, name, types, colors, kind } = object;
    const line = kind === 'ability' ? 'ability' : types.join(' ');
    return this.#placeOf({
      ...{ ref, name, line, colors, size: '', isTapped: false },
      notes: stackNotes(object, this.#names),
    });
  }

  #placeOf(thing: Thing): number {
    const key = JSON.stringify(thing);
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    this.#places.set(key, this.#all.length);
    return this.#all.push(thing) - 1;
  }
}

function typeLine({ types, subtypes, supertypes }: Pick<PermanentView, 'types' | 'subtypes' | 'supertypes'>): string {
  return [...supertypes, ...types, ...subtypes].join(' ');
}

function permanentNotes(permanent: PermanentView, { of }: Names): readonly string[] {
  const { card, controller, owner, held, types, keywords, damage, counters, attachedTo } = permanent;
  const { attacking, blocking } = permanent;
  return [
    ...(card ? [] : ['token']),
    ...keywords,
    ...(!held && types.includes('creature') ? ['came under control this turn'] : []),
    ...(controller === owner ? [] : [`owned by player ${owner}`]),
    ...(damage > 0 ? [`${damage} damage`] : []),
    ...Object.entries(counters).map(([name, count]) => `${count} ${name} ${count === 1 ? 'counter' : 'counters'}`),
    ...(attachedTo === null ? [] : [`attached to ${of(attachedTo)}`]),
    ...(attacking === null ? [] : [`attacks ${of(attacking)}`]),
    ...(blocking.length === 0 ? [] : [`blocks ${named(blocking, of)}`]),
  ];
}

function stackNotes(object: StackView, { of }: Names): readonly string[] {
  const { controller, kind, card, source, x, modes, targets, paid, manaSpent } = object;
  const aims = targets.flat();
  return [
    `player ${controller}'s`,
    ...(kind === 'spell' && !card ? ['copy'] : []),
    ...(source === null ? [] : [`of ${of(source)}`]),
    ...(x === null ? [] : [`X is ${x}`]),
    ...(modes.length === 0 ? [] : [`${listed(modes.map(ordinal))} mode`]),
    ...(aims.length === 0 ? [] : [`aims at ${named(aims, of)}`]),
    ...(paid.length === 0 ? [] : [`paid: ${listed(paid)}`]),
    ...(manaSpent === '' ? [] : [`for ${[...manaSpent].map((letter) => `{${letter}}`).join('')}`]),
  ];
}

function named(refs: readonly Ref[], of: Names['of']): string {
  return listed(refs.map(of));
}
