import type { View } from '../../protocol/index.ts';
import { textHas } from './card-facts.ts';

/** Whether a permanent may keep others from entering, or have them go elsewhere instead. CR 614.6, 101.2 */
export function mayKeepOut({ battlefield }: View): boolean {
  return battlefield.some(({ name }) => textHas(name, 'exiledInstead', 'cantEnter'));
}
