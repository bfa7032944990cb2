import type { BoardCard, CardView, Happening, History, Question, Ref, StackView } from '../../protocol/index.ts';
import { moved, resolved } from './activations.ts';
import { ask, boardCard, history, PASS, pick, priority, step } from './histories.ts';
import { abilityOf, cardView, permanent, spell, type ViewSays, view } from './views.ts';

/** Histories made by hand in which Knowledge Pool `p1` of player 0 resolves its trigger on the spell `s` that player 0 cast. */
export interface SwapSays {
  /** Cards in exile; those whose place is a Pool's ref are in its pile. */
  readonly exile?: readonly { readonly card: CardView; readonly with: Ref | null }[];
  /** What can be cast, and what was chosen; null: the player is not asked. */
  readonly offered?: {
    readonly options: readonly Ref[];
    readonly chosen: readonly Ref[];
    readonly min?: number;
  } | null;
  /** Further Pools, by ref. */
  readonly pools?: readonly Ref[];
  /** What happens before the trigger resolves, and to the stack; nothing where nothing is said. */
  readonly before?: readonly Happening[];
  /** Whether the spell is there as the trigger resolves, and is exiled by it. */
  readonly gone?: boolean;
  readonly stays?: boolean;
  /** What else happens while it resolves. */
  readonly meanwhile?: readonly Happening[];
  readonly others?: ViewSays['battlefield'];
  readonly spellName?: string;
}

export const CAST_TRIGGER = 1;
export const cast = (object: Ref, from = 'hand', player = 0): Happening => ({ kind: 'cast', object, player, from });
export const put = (object: Ref, source: Ref, player = 0): Happening => ({
  kind: 'put on stack',
  object,
  source,
  player,
});
export const triggers = (source: Ref, place = CAST_TRIGGER, player = 0): Happening => ({
  kind: 'triggered',
  object: source,
  ability: `${source}/${place}`,
  player,
});
export const inExile = (ref: Ref, name: string, place: Ref | null = 'p1', owner = 0) => ({
  card: cardView(ref, name, owner),
  with: place,
});

/** The spell is cast, the trigger put on the stack, and resolved. */
export function swap(says: SwapSays): History {
  const { exile = [], meanwhile = [], offered = null } = says;
  const pools = ['p1', ...(says.pools ?? [])].map((ref) => permanent(ref, 'Knowledge Pool'));
  const battlefield = [...pools, ...(says.others ?? [])];
  const the = spell('s', says.spellName ?? 'Shock');
  const ability = abilityOf('t1', 'p1', 'Knowledge Pool', CAST_TRIGGER);
  const seen = (stack: readonly StackView[], zone: readonly CardView[]) =>
    view({ battlefield, stack, zones: { exile: zone } });
  const before = exile.map(({ card }) => card);
  const exiles = says.gone !== true && says.stays !== true;
  const leaving = exiles ? [moved('s', 'stack', 'exile')] : [];
  const there = says.gone === true ? [] : [the];
  const left = exiles ? [] : there;
  const after = exiles ? [...before, cardView('s', the.name, 0, 3)] : before;
  const chosen = offered?.chosen ?? [];
  const rest = after.filter(({ ref }) => !chosen.includes(ref));
  const set = pools.map(({ ref }) => triggers(ref));
  const begins = [moved('s', 'hand', 'stack', 'cast'), cast('s'), ...set, put('t1', 'p1')];
  const ends = [...meanwhile, ...chosen.flatMap(castFromExile), resolved('t1')];
  return history(
    [
      step(seen([], before), priority(0, ['cast s']), pick('cast s')),
      step(seen([the, ability], before), priority(0), PASS, begins),
      step(seen([...there, ability], before), priority(1), PASS, says.before ?? []),
      ...(offered === null ? [] : [step(seen([...left, ability], after), asking(offered), pick(...chosen), leaving)]),
      step(
        seen([...left, ...freeSpells(exile, chosen)], rest),
        priority(0),
        PASS,
        offered === null ? [...leaving, ...ends] : ends,
      ),
    ],
    [...pools.map(({ ref, name }) => boardCard(ref, name)), ...exile.flatMap(piled)],
  );
}

function asking({ options, min = 0 }: NonNullable<SwapSays['offered']>): Question {
  return ask('objects', 0, 'spell to cast', options, { source: 'p1', min });
}

const castFromExile = (ref: Ref): readonly Happening[] => [moved(ref, 'exile', 'stack', 'cast'), cast(ref, 'exile')];

function freeSpells(exile: NonNullable<SwapSays['exile']>, chosen: readonly Ref[]): readonly StackView[] {
  const cards = exile.map(({ card }) => card).filter(({ ref }) => chosen.includes(ref));
  return cards.map(({ ref, name }) => spell(ref, name, { paid: ['without paying'] }));
}

function piled({ card, with: place }: NonNullable<SwapSays['exile']>[number]): readonly BoardCard[] {
  if (place === null) return [];
  return [boardCard(card.ref, card.name, { zone: 'exile', owner: card.owner, exiledWith: place })];
}
