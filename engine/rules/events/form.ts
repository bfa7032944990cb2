import { addressOf } from '../../cards/records.ts';
import type { Context } from '../../evaluate/context.ts';
import type { Game, Proc } from '../../proc.ts';
import type { ObjectId, PlayerId } from '../../state/ids.ts';
import type { Copiable, Root } from '../../state/root.ts';
import type { EntersChange } from '../../vocabulary/replacement.ts';
import { asker, askValue } from '../ask.ts';
import { mayHave } from './counters.ts';

/**
 * Copiable values with the form that is chosen for what enters; a form that it had by what it copies is no longer its own. null: none
 * can be chosen. `source` is the object where it comes from, null for a token. CR 208.2b, 707.5
 */
export function* takeForm(
  g: Game,
  { forms }: Extract<EntersChange, { kind: 'form' }>,
  ctx: Context,
  source: ObjectId | null,
  { record, except }: Copiable,
): Proc<Copiable | null> {
  const asking = { player: asker(g, ctx.controller), purpose: 'as it enters' as const, source, cr: '208.2b' };
  const words = forms.map(({ says }) => says);
  const chosen = yield* askValue(g, asking, words);
  const form = forms.find(({ says }) => says === chosen);
  if (form === undefined) return null;
  const offered = forms.flatMap((one) => one.except.map(addressOf));
  const kept = except.filter((address) => !offered.includes(address));
  return { record, except: [...kept, ...form.except.map(addressOf)] };
}

/**
 * The way to enter that its controller chooses of those that can be: with counters that it can't have is none. null: there is none.
 * `source` is the object where it comes from, null for a token; `ahead`, the game in which it has entered. CR 614.12a, 101.3
 */
export function* chooseWay(
  g: Game,
  { ways }: Extract<EntersChange, { kind: 'oneOf' }>,
  player: PlayerId,
  source: ObjectId | null,
  ahead: { readonly root: Root; readonly id: ObjectId },
): Proc<EntersChange | null> {
  const open = ways.filter(({ change }) => change.kind !== 'counters' || mayHave(ahead.root, ahead.id, change.counter));
  const asking = { player: asker(g, player), purpose: 'as it enters' as const, source, cr: '614.12a' };
  const words = open.map(({ says }) => says);
  const chosen = yield* askValue(g, asking, words);
  return open.find(({ says }) => says === chosen)?.change ?? null;
}
