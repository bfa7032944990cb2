import { apnap } from './apnap.property.ts';
import { battlefieldOrder } from './battlefield-order.property.ts';
import { casting } from './casting.property.ts';
import { completes } from './completes.property.ts';
import { conservation } from './conservation.property.ts';
import { emptyPools } from './empty-pools.property.ts';
import { freshObjects } from './fresh-objects.property.ts';
import { paying } from './paying.property.ts';
import type { Property } from './property.ts';
import { r1UndefinedMana } from './r1-undefined-mana.property.ts';
import { r2CouldProduce } from './r2-could-produce.property.ts';
import { r3TappingForMana } from './r3-tapping-for-mana.property.ts';
import { r4TappedForManaTriggers } from './r4-tapped-for-mana-triggers.property.ts';
import { r5ManaReplacement } from './r5-mana-replacement.property.ts';
import { r6EnteringX } from './r6-entering-x.property.ts';
import { r7TapSymbol } from './r7-tap-symbol.property.ts';
import { r8UntapSymbol } from './r8-untap-symbol.property.ts';
import { recomputation } from './recomputation.property.ts';
import { sbaFixpoint } from './sba-fixpoint.property.ts';
import { takeBackNeutral } from './take-back-neutral.property.ts';

/** Every property, sorted by id. */
export const PROPERTIES: readonly Property[] = [
  apnap,
  battlefieldOrder,
  casting,
  completes,
  conservation,
  emptyPools,
  freshObjects,
  paying,
  r1UndefinedMana,
  r2CouldProduce,
  r3TappingForMana,
  r4TappedForManaTriggers,
  r5ManaReplacement,
  r6EnteringX,
  r7TapSymbol,
  r8UntapSymbol,
  recomputation,
  sbaFixpoint,
  takeBackNeutral,
];
