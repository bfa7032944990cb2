import type { History, Ref } from '../../protocol/index.ts';
import { cardNamed } from '../oracles/card-facts.ts';
import { surelyCastable } from '../oracles/surely-castable.ts';
import type { Scenes } from '../reading/scenes.ts';
import type { AbilityResolution } from '../reading/stacked-abilities.ts';

/** Whether nothing keeps the owner of a card from casting it without paying as this resolves. CR 608.2g */
export function isSurelyFree(
  history: History,
  scenes: Scenes,
  { begun, over, did }: AbilityResolution,
  { name, owner }: { readonly name: Ref; readonly owner: number },
): boolean {
  const record = cardNamed(name);
  const inGame = history.steps[over]?.view.players.some(({ seat, inGame: is }) => seat === owner && is);
  if (record === null || record.manaCost === null || record.manaCost.x > 0 || inGame !== true || did !== 'resolved')
    return false;
  const nothing = { ...record.manaCost, generic: 0, W: 0, U: 0, B: 0, R: 0, G: 0, C: 0 };
  return surelyCastable(scenes(begun), owner, record, nothing);
}
