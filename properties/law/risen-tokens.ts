import type { History, PermanentView, View } from '../../protocol/index.ts';
import { type CardRecord, cardNamed, type Effect, kindsIn, recordHas } from '../oracles/card-facts.ts';
import { layersOf } from '../oracles/layer-parts.ts';
import { tokensIn } from '../reading/happenings.ts';
import { instructionsOf } from '../reading/instructions.ts';
import { type Resolution, resolutionsOf } from '../reading/resolutions.ts';
import { firstResolved } from '../reading/scenes.ts';
import { permanentIn } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';

export const CLAUSE = {
  color: 'risen-tokens/in-its-new-colour',
  cost: 'risen-tokens/without-mana-cost',
  type: 'risen-tokens/of-one-more-type',
  size: 'risen-tokens/of-its-size',
} as const;

type CopyTokens = Extract<Effect, { readonly kind: 'createCopyTokens' }>;

/** Tokens that are copies of a card in a graveyard, made by its own ability, with what they are besides. CR 702.128a, 702.129a */
export function* risenTokens(history: History): Generator<Finding> {
  const known = firstResolved(history, (name) => cardNamed(name) === null || recordHas(name, 'lasting', 'becomeCopy'));
  for (const resolution of resolutionsOf(history)) {
    const { object, over, did, happenings } = resolution;
    const record = cardNamed(object.name);
    const copying = copyingOf(resolution);
    const view = history.steps[over]?.view;
    if (record === null || copying === null || view === undefined || did !== 'resolved' || over >= known) continue;
    if (!view.battlefield.every((one) => leavesAlone(one, object.name))) continue;
    for (const { happening } of tokensIn(happenings)) {
      const token = permanentIn(view, happening.object);
      if (token !== null && token.name === object.name) yield* likeIt(token, record, copying, over, view);
    }
  }
}

/** Of what a card in a graveyard can do that makes tokens like it without mana cost: nothing else is known to be one. */
function copyingOf({ object }: Resolution): CopyTokens | null {
  const abilities = cardNamed(object.name)?.abilities ?? [];
  if (object.kind !== 'ability' || !abilities.some((one) => one.kind === 'activated' && one.zone === 'graveyard'))
    return null;
  const [only, more] = instructionsOf(object) ?? [];
  const effect = more === undefined ? only?.effect : undefined;
  if (effect?.kind !== 'createCopyTokens' || effect.of.kind !== 'source') return null;
  return effect.except.some(({ kind }) => kind === 'noManaCost') ? effect : null;
}

/** Whether it surely changes no other permanent's types, colours or size. */
function leavesAlone({ name }: PermanentView, risen: string): boolean {
  const record = cardNamed(name);
  if (record === null) return false;
  return name === risen ? !kindsIn(record.abilities).has('static') : layersOf(record).size === 0;
}

function* likeIt(
  token: PermanentView,
  record: CardRecord,
  { except }: CopyTokens,
  at: number,
  view: View,
): Generator<Finding> {
  const { name, colors, subtypes, power, toughness, counters, manaValue } = token;
  const shape = `${name} | ${view.players.length}`;
  const said = (expected: string, found: string) => ({ cr: '707.9', at, expected: `${name} is ${expected}`, found });
  yield* checked(manaValue === 0, CLAUSE.cost, shape, said('of mana value 0', String(manaValue)));
  for (const part of except) {
    if (part.kind === 'setColors') {
      const same = colors.length === part.colors.length && part.colors.every((color) => colors.includes(color));
      yield* checked(same, CLAUSE.color, shape, said(part.colors.join(), colors.join()));
    }
    if (part.kind === 'addTypes') {
      const all = [...record.subtypes, ...part.subtypes];
      const found = all.every((one) => subtypes.includes(one));
      yield* checked(found, CLAUSE.type, shape, said(all.join(' '), subtypes.join(' ')));
    }
  }
  const set = except.find((part) => part.kind === 'setPT');
  const size = set ?? record;
  if (Object.keys(counters).length > 0 || kindsIn(record.abilities).has('definePT')) return;
  const fits = power === size.power && toughness === size.toughness;
  yield* checked(fits, CLAUSE.size, shape, said(`${size.power}/${size.toughness}`, `${power}/${toughness}`));
}
