import { isOurs } from './scripts.ts';
import { printedOn } from './abilities.ts';
import { placeOf } from './ability-place.ts';
import { question as newQuestion } from '../kit/index.ts';
import { type Asked, askOne, type Forced, type Reaction, say } from './asked.ts';
import type { Around } from './around.ts';
import type { ForgeAction, PromptInput } from './messages.ts';
import type { Doing } from './doing.ts';

/** Something that a player may do, by meaning, with Forge's actions for it. */
interface Offered {
  readonly option: string;
  readonly actions: readonly ForgeAction[];
  readonly doing: Doing;
}

/** Priority. CR 117.1 */
export function askPriority(
  input: Extract<PromptInput, { type: 'chooseAction' }>,
  player: number,
  around: Around,
): Asked {
  const offered = grouped(input.actions.flatMap((action) => offeredBy(action, player, around, input.actions)));
  const options = ['pass', ...offered.map(({ option }) => option)];
  const asked = newQuestion({ kind: 'priority', player, purpose: 'priority', cr: '117.1', options });
  return askOne(asked, (option) => {
    const chosen = offered.find((each) => each.option === option);
    if (chosen === undefined) return say({ type: 'pass', exhaustStack: false });
    return act(chosen, player, around);
  });
}

/** Paying mana. CR 601.2g */
export function askPayment(
  input: Extract<PromptInput, { type: 'payManaCost' }>,
  player: number,
  around: Around,
): Asked | Forced {
  const offered = grouped(
    input.actions.flatMap((action) =>
      action.type === 'activateManaAbility' ? offeredBy(action, player, around, input.actions) : [],
    ),
  );
  if (input.canConfirmFromPool && offered.length === 0) return { output: { type: 'pay', auto: false } };
  // Nothing can pay it: Forge takes the action back.
  if (!input.canConfirmFromPool && offered.length === 0) return { output: { type: 'cancel' } };
  const source = around.names.of(input.cardId);
  const options = [...(input.canConfirmFromPool ? ['pay'] : []), ...offered.map(({ option }) => option)];
  const asked = {
    kind: 'pay',
    player,
    purpose: 'mana payment',
    source,
    cr: '601.2g',
    options,
    takeBack: true,
  } as const;
  return askOne(
    newQuestion(asked),
    (option) => {
      const chosen = offered.find((each) => each.option === option);
      if (chosen === undefined) return say({ type: 'pay', auto: false }, { chosen: { pays: { player, on: source } } });
      return act(chosen, player, around);
    },
    say({ type: 'cancel' }),
  );
}

/** Options that are called alike are one option with several of Forge's actions. */
function grouped(offered: readonly Offered[]): readonly Offered[] {
  const all = new Map<string, Offered>();
  for (const each of offered) {
    const known = all.get(each.option);
    all.set(each.option, known === undefined ? each : { ...known, actions: [...known.actions, ...each.actions] });
  }
  return [...all.values()];
}

function offeredBy(
  action: ForgeAction,
  player: number,
  around: Around,
  all: readonly ForgeAction[],
): readonly Offered[] {
  const card = action.cardId;
  if (isOurs(around.nameOf(card))) return [];
  const name = around.names.of(card);
  if (action.type === 'cast') {
    const isLand = action.mode?.type === 'normal' && isLandCard(card, around);
    const kind = isLand ? 'play' : 'cast';
    return [
      {
        option: isLand ? `play ${name}` : castName(action, name, around),
        actions: [action],
        doing: { kind, card, ability: '', player, way: null },
      },
    ];
  }
  if (action.type !== 'activateAbility' && action.type !== 'activateManaAbility') return [];
  if (/^Suspend\b/.test(action.description ?? ''))
    return [
      { option: `suspend ${name}`, actions: [action], doing: { kind: 'play', card, ability: '', player, way: null } },
    ];
  const ability = `${name}/${placeOf(action, around, all)}`;
  return [
    {
      option: `activate ${ability}`,
      actions: [action],
      doing: { kind: action.isManaAbility === true ? 'mana' : 'activate', card, ability, player, way: null },
    },
  ];
}

function isLandCard(id: string, around: Around): boolean {
  const script = around.script(around.nameOf(id));
  return script !== null && printedOn(script).types.includes('land');
}

/** Alternative costs that let a card be cast from where it is; others are paid where something else does. */
const PERMISSIONS = /^(flashback|escape|jump-?start|retrace|aftermath|disturb|harmonize|mayhem)$/i;

/** A card in hand is cast one way or another, which is asked later; elsewhere by what lets it be cast. */
function castName({ cardId, mode }: ForgeAction, name: string, around: Around): string {
  if (mode?.type === 'alternative' && mode.cost === 'suspend') return `suspend ${name}`;
  if (around.where(cardId) === 'hand') return `cast ${name}`;
  if (mode?.type === 'alternative' && PERMISSIONS.test(mode.cost ?? ''))
    return `cast ${name} by ${mode.cost?.toLowerCase()}`;
  const permitting = around.permitting(cardId);
  return permitting === null ? `cast ${name}` : `cast ${name} by ${permitting}`;
}

/** Does it, after asking which way where Forge has several. */
function act({ actions, doing }: Offered, player: number, around: Around): Reaction {
  const [first] = actions;
  if (first === undefined) throw new Error('an option without an action');
  const name = around.names.of(doing.card);
  if (actions.length === 1)
    return say(
      { type: 'act', actionId: first.id },
      { doing: { ...doing, way: doing.kind === 'cast' ? paidBy(onlyWay(first, around)) : null } },
    );
  if (doing.kind === 'mana') return { kind: 'ask', chosen: null, asked: askType(actions, doing, player, name) };
  const ways = waysOf(actions, around);
  const asked = { kind: 'value', player, purpose: 'alternative cost', source: name, cr: '601.2b' } as const;
  return {
    kind: 'ask',
    chosen: doing.kind === 'cast' ? { casts: doing.card } : null,
    asked: askOne(newQuestion({ ...asked, options: [...new Set(ways)] }), (way) =>
      say({ type: 'act', actionId: actions[ways.indexOf(way)]?.id }, { doing: { ...doing, way: paidBy(way) } }),
    ),
  };
}

/**
 * The ways of casting that Forge has for a card. It does not say of its own cost, none at all and an alternative one which is which: they come
 * in this order, and the first is left out where it cannot be paid.
 */
function waysOf(actions: readonly ForgeAction[], around: Around): readonly string[] {
  const [first] = actions;
  const script = first === undefined ? '' : (around.script(around.nameOf(first.cardId)) ?? '');
  const alternatives = /^S:Mode\$ AlternativeCost/m.test(script) ? ['alternative'] : [];
  const isFree = first !== undefined && around.where(first.cardId) === 'hand' && around.isFree();
  const isOther = first !== undefined && around.where(first.cardId) === 'hand' && around.isInstead(first.cardId);
  const all = ['mana cost', ...(isFree ? ['without paying'] : []), ...(isOther ? ['instead'] : []), ...alternatives];
  const usual = actions.filter((action) => wayOf(action) === 'mana cost');
  const names = usual.length <= all.length ? all.slice(all.length - usual.length) : all;
  return actions.map((action) =>
    wayOf(action) === 'mana cost' ? (names[usual.indexOf(action)] ?? 'mana cost') : wayOf(action),
  );
}

/** The one way in which a card can be cast: where it may be cast for nothing, its own cost cannot be paid. */
function onlyWay(action: ForgeAction, around: Around): string {
  const isFree = around.where(action.cardId) === 'hand' && around.isFree();
  return isFree && wayOf(action) === 'mana cost' ? 'without paying' : wayOf(action);
}

function paidBy(way: string): string | null {
  return way === 'mana cost' ? null : way;
}

function wayOf({ mode }: ForgeAction): string {
  switch (mode?.type) {
    case 'alternative':
      return (mode.cost ?? '').toLowerCase();
    case 'staticAlternative':
      return 'without paying';
    default:
      return 'mana cost';
  }
}

/** The type of mana, where an ability makes one of several. CR 106.1b */
function askType(actions: readonly ForgeAction[], doing: Doing, player: number, name: string): Asked {
  const types = actions.map(({ producedMana }) => producedMana?.[0]?.color ?? 'C');
  const options = [...new Set(types)];
  const asked = newQuestion({ kind: 'value', player, purpose: 'mana type', source: name, cr: '106.1b', options });
  return askOne(asked, (type) => say({ type: 'act', actionId: actions[types.indexOf(type)]?.id }, { doing }));
}
