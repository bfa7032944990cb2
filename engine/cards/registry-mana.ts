import type { CardRecord } from '../vocabulary/record.ts';

export const MANA_CARDS: readonly CardRecord[] = [];
