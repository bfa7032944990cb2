import type { PermanentView, Ref, Seat } from '../../protocol/index.ts';
import { abilitiesOf } from './abilities.ts';
import { cardNamed, kindsIn, type TriggeredAbility, textHas } from './card-facts.ts';
import { conditionHolds, matches } from './matching.ts';
import { lastingAbilities } from './replacements.ts';
import { rememberedByScene, type Scene, type Sight } from './sight.ts';
import { and, type Truth } from './truth.ts';

/** A triggered ability that watches mana. CR 106.12a, 605.1b */
export interface Watcher {
  /** The permanent that has it, or the spell that left it behind. */
  readonly source: Ref;
  readonly name: string;
  readonly ability: TriggeredAbility;
  readonly sight: Sight;
  /** Whether it is surely there. */
  readonly there: Truth;
}

/** Mana that a permanent's ability made; nothing: ''. */
export interface ManaEvent {
  readonly permanent: PermanentView;
  readonly player: Seat;
  readonly made: string;
  /** Whether it was tapped for mana. */
  readonly tapped: boolean;
}

/** All that there are, each once. */
export function watchersIn(scene: Scene): readonly Watcher[] {
  return remembered(scene, '', () => found(scene));
}

const remembered = rememberedByScene<readonly Watcher[]>();

function found(scene: Scene): readonly Watcher[] {
  const ofPermanents = scene.view.battlefield.flatMap((source) => {
    if (!textHas(source.name, 'tappedForMana', 'manaAdded')) return [];
    const printed = (cardNamed(source.name)?.abilities ?? []).filter(watchesMana);
    if (printed.length === 0) return [];
    const has = abilitiesOf(scene, source)?.map(({ ability }) => ability) ?? null;
    const sight: Sight = { scene, you: source.controller, source: source.ref, bound: null };
    return printed.map((ability): Watcher => {
      const there = has === null ? 'unknown' : has.includes(ability);
      return { source: source.ref, name: source.name, ability, sight, there };
    });
  });
  const ofSpells = scene.lasting.flatMap(({ ref, name, controller }) => {
    const sight: Sight = { scene, you: controller, source: null, bound: null };
    const abilities = lastingAbilities(cardNamed(name)?.spell).filter(watchesMana);
    return abilities.map((ability): Watcher => ({ source: ref, name, ability, sight, there: true }));
  });
  return [...ofPermanents, ...ofSpells];
}

function watchesMana(ability: { readonly kind: string }): ability is TriggeredAbility {
  if (ability.kind !== 'triggered') return false;
  const { on } = ability as TriggeredAbility;
  return on.kind === 'tappedForMana' || on.kind === 'manaAdded';
}

/** Whether it watches that permanent and that player, whatever is made. */
export function watches({ ability, sight, there }: Watcher, { permanent, player, tapped }: ManaEvent): Truth {
  const { on } = ability;
  if (on.kind === 'manaAdded') {
    const mine = on.for === 'anyone' || (player === sight.you) === (on.for === 'you');
    return mine && and([there, matches(sight, on.from, permanent), conditionHolds(sight, ability.onlyIf)]);
  }
  if (on.kind !== 'tappedForMana' || !tapped) return false;
  const mine = on.by === 'anyone' || (player === sight.you) === (on.by === 'you');
  return mine && and([there, matches(sight, on.what, permanent), conditionHolds(sight, ability.onlyIf)]);
}

/** Whether mana of a type that it watches for was made. */
export function seesType({ ability, sight, source }: Watcher, made: string): Truth {
  if (made === '') return false;
  const { on } = ability;
  const asked = on.kind === 'manaAdded' ? chosenName(on.chosenColor) : on.kind === 'tappedForMana' ? on.produces : null;
  if (asked === null) return true;
  if (typeof asked === 'string') return made.includes(asked);
  const color = sight.scene.chosen(source, asked.name);
  return color === null ? 'unknown' : made.includes(color);
}

function chosenName(name: string | null): { readonly kind: 'chosenColor'; readonly name: string } | null {
  return name === null ? null : { kind: 'chosenColor', name };
}

/** Whether the trigger is a mana ability itself. CR 605.1b */
export function isTriggeredManaAbility({ targets, effect }: TriggeredAbility): boolean {
  return targets.length === 0 && kindsIn(effect).has('addMana');
}

/** How an ability watches mana: that it is added, or that something is tapped for it, to add mana or to do something else. */
export type Watching = 'added' | 'tapped, for mana' | 'tapped, for no mana';

/** Null for what watches no mana, or has a target. */
export function watchingOf(ability: TriggeredAbility): Watching | null {
  const { on, effect, targets } = ability;
  if (targets.length > 0) return null;
  if (on.kind === 'manaAdded') return 'added';
  if (on.kind !== 'tappedForMana') return null;
  return kindsIn(effect).has('addMana') ? 'tapped, for mana' : 'tapped, for no mana';
}
