import { cardNamed } from './card-facts.ts';
import type { Sight } from './sight.ts';

/** Symbols in the mana costs of permanents, by what is printed; null where one is no card, or not known. CR 700.5 */
export function devotion({ scene, you }: Sight, to: readonly string[]): number | null {
  let found = 0;
  for (const { name, controller, card } of scene.view.battlefield) {
    if (controller !== you) continue;
    const record = cardNamed(name);
    if (record === null || !card) return null;
    const { hybrid = [], phyrexian = [], ...single } = record.manaCost ?? {};
    for (const [type, count] of Object.entries(single)) if (to.includes(type)) found += count;
    found += hybrid.filter((pair) => pair.some((type) => to.includes(type))).length;
    found += phyrexian.filter((type) => to.includes(type)).length;
  }
  return found;
}
