import type { CardRecord } from '../vocabulary/record.ts';
import { COMBAT_CARDS } from './registry-combat.ts';
import { MANA_CARDS } from './registry-mana.ts';
import { OBJECT_CARDS } from './registry-objects.ts';
import { OTHER_CARDS } from './registry-other.ts';
import { TRIGGER_CARDS } from './registry-triggers.ts';

/** Every card that the engine knows, sorted by name. */
export const CARDS: readonly CardRecord[] = [
  ...COMBAT_CARDS,
  ...MANA_CARDS,
  ...OBJECT_CARDS,
  ...OTHER_CARDS,
  ...TRIGGER_CARDS,
].sort((a, b) => (a.name < b.name ? -1 : 1));
