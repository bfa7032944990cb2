import type { PermanentView, Ref, Seat } from '../../protocol/index.ts';
import { sorted } from '../reading/pool.ts';
import { abilitiesOf } from './abilities.ts';
import {
  type Ability,
  COLORS,
  cardNamed,
  holdsNode,
  type ManaChange,
  type ReplacementAbility,
  textHas,
} from './card-facts.ts';
import { conditionHolds, matches } from './matching.ts';
import type { Mana } from './production.ts';
import { rememberedByScene, type Scene, type Sight } from './sight.ts';
import { and, type Truth } from './truth.ts';

/** A replacement effect on a permanent being tapped for mana. CR 106.12b */
export interface ManaReplacement {
  /** The permanent that has it, or the spell that made it. */
  readonly source: Ref;
  readonly name: string;
  readonly change: ManaChange;
  readonly atLeast: number;
}

/** Those that apply when this player taps this permanent for mana; null where that cannot be told. */
export function replacementsOn(
  scene: Scene,
  permanent: PermanentView,
  player: Seat,
): readonly ManaReplacement[] | null {
  return applying(scene, `${permanent.ref} ${player}`, () => {
    const candidates = existing(scene, '', () => candidatesIn(scene));
    const verdicts = candidates.map((candidate) => appliesTo(candidate, permanent, player));
    if (verdicts.includes('unknown')) return null;
    return candidates.flatMap(({ replacement }, index) => (verdicts[index] === true ? [replacement] : []));
  });
}

const existing = rememberedByScene<readonly Candidate[]>();
const applying = rememberedByScene<readonly ManaReplacement[] | null>();

interface Candidate {
  readonly replacement: ManaReplacement;
  readonly sight: Sight;
  readonly ability: ReplacementAbility;
  /** Whether the ability is still there. */
  readonly there: Truth;
}

function candidatesIn(scene: Scene): readonly Candidate[] {
  const ofPermanents = scene.view.battlefield.flatMap((source) => {
    if (!textHas(source.name, 'tappedForMana')) return [];
    const printed = cardNamed(source.name)?.abilities.filter(replacesMana) ?? [];
    if (printed.length === 0) return [];
    const has = abilitiesOf(scene, source)?.map(({ ability }) => ability) ?? null;
    const sight: Sight = { scene, you: source.controller, source: source.ref, bound: null };
    return printed.map((ability) =>
      candidate(sight, source.ref, source.name, ability, has?.includes(ability) ?? 'unknown'),
    );
  });
  const ofSpells = scene.lasting.flatMap((spell) =>
    lastingAbilities(cardNamed(spell.name)?.spell?.effect)
      .filter(replacesMana)
      .map((ability) =>
        candidate({ scene, you: spell.controller, source: null, bound: null }, spell.ref, spell.name, ability, true),
      ),
  );
  return [...ofPermanents, ...ofSpells].flatMap((each) => each ?? []);
}

function candidate(
  sight: Sight,
  source: Ref,
  name: string,
  ability: ReplacementAbility,
  there: Truth,
): Candidate | null {
  const { replaces } = ability;
  if (replaces.kind !== 'tappedForMana') return null;
  return { replacement: { source, name, change: replaces.change, atLeast: replaces.atLeast }, sight, ability, there };
}

function replacesMana(ability: Ability): ability is ReplacementAbility {
  return ability.kind === 'replacement' && ability.replaces.kind === 'tappedForMana';
}

/** Abilities that a spell's effect leaves behind for a while. */
export function lastingAbilities(part: unknown): readonly Ability[] {
  const found: Ability[] = [];
  holdsNode(part, (node) => {
    if (node.kind === 'lasting' && 'ability' in node) found.push(node.ability as Ability);
    return false;
  });
  return found;
}

function appliesTo({ ability, sight, there }: Candidate, permanent: PermanentView, player: Seat): Truth {
  const { replaces } = ability;
  if (replaces.kind !== 'tappedForMana') return false;
  const byRight = replaces.by === 'anyone' || (player === sight.you) === (replaces.by === 'you');
  return byRight && and([matches(sight, replaces.what, permanent), conditionHolds(sight, ability.onlyIf), there]);
}

/** Every mana that may come of a production, each order of the replacements that apply taken. CR 106.7, 616.1 */
export function inEveryOrder(mana: Mana, replacements: readonly ManaReplacement[]): readonly Mana[] {
  const applicable = replacements.filter(({ atLeast }) => mana.amount * mana.factor >= atLeast);
  if (applicable.length === 0) return [mana];
  const seen = new Set<string>();
  return applicable
    .flatMap((chosen) =>
      inEveryOrder(
        changed(mana, chosen.change),
        replacements.filter((other) => other !== chosen),
      ),
    )
    .filter((end) => {
      const key = JSON.stringify(end);
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

function changed(mana: Mana, change: ManaChange): Mana {
  const amount = mana.amount * mana.factor;
  switch (change.kind) {
    case 'multiply':
      return { ...mana, factor: mana.factor * change.factor };
    case 'typeOf':
      return { choice: 'together', types: [change.type], amount: change.amount === 1 ? 1 : amount, factor: 1 };
    case 'colorOfChoice':
      return { choice: 'together', types: COLORS, amount, factor: 1 };
  }
}

/** Whether these letters are what the production may come to. */
export function allows(mana: Mana, letters: string): boolean {
  if (letters.length !== mana.amount * mana.factor) return false;
  switch (mana.choice) {
    case 'fixed':
      return sorted(letters) === sorted(mana.types.join('').repeat(mana.factor));
    case 'together':
      return mana.types.some((type) => letters === type.repeat(letters.length));
    case 'separately':
      return (
        mana.types.reduce((left, type) => {
          const many = [...letters].filter((letter) => letter === type).length;
          return many % mana.factor === 0 ? left - many : Number.NaN;
        }, letters.length) === 0
      );
  }
}
