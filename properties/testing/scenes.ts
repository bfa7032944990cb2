import type { PermanentView } from '../../protocol/index.ts';
import type { Scene } from '../oracles/sight.ts';
import { view } from './views.ts';

/** A moment with these permanents. */
export function scene(battlefield: readonly PermanentView[], says: Partial<Scene> = {}): Scene {
  return { view: view({ battlefield }), chosen: () => null, lasting: [], clouded: false, alike: {}, ...says };
}
