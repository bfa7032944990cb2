import type { CardRecord } from '../vocabulary/record.ts';

export const OTHER_CARDS: readonly CardRecord[] = [];
