import { apnap } from './apnap.property.ts';
import { battlefieldOrder } from './battlefield-order.property.ts';
import { castCopies } from './cast-copies.property.ts';
import { castMeanwhile } from './cast-meanwhile.property.ts';
import { castWatchers } from './cast-watchers.property.ts';
import { casting } from './casting.property.ts';
import { changedDamage } from './changed-damage.property.ts';
import { completes } from './completes.property.ts';
import { conservation } from './conservation.property.ts';
import { copies } from './copies.property.ts';
import { counteredSpells } from './countered-spells.property.ts';
import { course } from './course.property.ts';
import { damageResults } from './damage-results.property.ts';
import { emptiedGraveyards } from './emptied-graveyards.property.ts';
import { emptyPools } from './empty-pools.property.ts';
import { endedTurns } from './ended-turns.property.ts';
import { entering } from './entering.property.ts';
import { exiledSpells } from './exiled-spells.property.ts';
import { f1Attackers } from './f1-attackers.property.ts';
import { f2Blockers } from './f2-blockers.property.ts';
import { f3CombatDamage } from './f3-combat-damage.property.ts';
import { f4CombatTriggers } from './f4-combat-triggers.property.ts';
import { freeRecasts } from './free-recasts.property.ts';
import { freeSpells } from './free-spells.property.ts';
import { freshObjects } from './fresh-objects.property.ts';
import { goaded } from './goaded.property.ts';
import { grantedFlashback } from './granted-flashback.property.ts';
import { grantedKeywords } from './granted-keywords.property.ts';
import { graveyardCasts } from './graveyard-casts.property.ts';
import { h1Keywords } from './h1-keywords.property.ts';
import { h2Graveyards } from './h2-graveyards.property.ts';
import { h3Protection } from './h3-protection.property.ts';
import { h4UmbraArmor } from './h4-umbra-armor.property.ts';
import { idlePlayer } from './idle-player.property.ts';
import { inCombat } from './in-combat.property.ts';
import { independentTimestamps } from './independent-timestamps.property.ts';
import { irrelevantPermanent } from './irrelevant-permanent.property.ts';
import { landTypes } from './land-types.property.ts';
import { laterTriggers } from './later-triggers.property.ts';
import { linkedExile } from './linked-exile.property.ts';
import { lookingBack } from './looking-back.property.ts';
import { losingTrack } from './losing-track.property.ts';
import { lostTargets } from './lost-targets.property.ts';
import { loyalty } from './loyalty.property.ts';
import { movedSpells } from './moved-spells.property.ts';
import { pairExiledOrCountered } from './pair-exiled-or-countered.property.ts';
import { pairFreeOrPaid } from './pair-free-or-paid.property.ts';
import { pairGonePoolOrStorm } from './pair-gone-pool-or-storm.property.ts';
import { pairLeftBeforeOrAfter } from './pair-left-before-or-after.property.ts';
import { pairNowOrLater } from './pair-now-or-later.property.ts';
import { pairUntilOrTwoAbilities } from './pair-until-or-two-abilities.property.ts';
import { pairWatchersOfMana } from './pair-watchers-of-mana.property.ts';
import { paying } from './paying.property.ts';
import { permanentsProperty } from './permanents.property.ts';
import { pools } from './pools.property.ts';
import type { Property } from './property.ts';
import { q1RecastIsNew } from './q1-recast-is-new.property.ts';
import { q2CastOrNever } from './q2-cast-or-never.property.ts';
import { q3ValueWithX } from './q3-value-with-x.property.ts';
import { q5LeavingFirst } from './q5-leaving-first.property.ts';
import { r1UndefinedMana } from './r1-undefined-mana.property.ts';
import { r2CouldProduce } from './r2-could-produce.property.ts';
import { r3TappingForMana } from './r3-tapping-for-mana.property.ts';
import { r4TappedForManaTriggers } from './r4-tapped-for-mana-triggers.property.ts';
import { r5ManaReplacement } from './r5-mana-replacement.property.ts';
import { r6EnteringX } from './r6-entering-x.property.ts';
import { r7TapSymbol } from './r7-tap-symbol.property.ts';
import { r8UntapSymbol } from './r8-untap-symbol.property.ts';
import { recomputation } from './recomputation.property.ts';
import { relabelledPlayers } from './relabelled-players.property.ts';
import { replacedEvents } from './replaced-events.property.ts';
import { risen } from './risen-tokens.property.ts';
import { s1ExiledInstead } from './s1-exiled-instead.property.ts';
import { s2PriorityFirst } from './s2-priority-first.property.ts';
import { s3NewPermission } from './s3-new-permission.property.ts';
import { s4PermittedCosts } from './s4-permitted-costs.property.ts';
import { s5LosingThePermission } from './s5-losing-the-permission.property.ts';
import { s6Timing } from './s6-timing.property.ts';
import { s7OtherPermissions } from './s7-other-permissions.property.ts';
import { sbaFixpoint } from './sba-fixpoint.property.ts';
import { sizes } from './sizes.property.ts';
import { spellControl } from './spell-control.property.ts';
import { spellCopies } from './spell-copies.property.ts';
import { stackValues } from './stack-values.property.ts';
import { stateTriggers } from './state-triggers.property.ts';
import { takeBackNeutral } from './take-back-neutral.property.ts';
import { targets } from './targets.property.ts';
import { triggers } from './triggers.property.ts';
import { untilItLeaves } from './until-it-leaves.property.ts';
import { w1ConvokeAndDelve } from './w1-convoke-and-delve.property.ts';
import { w2Emerge } from './w2-emerge.property.ts';
import { w3Suspend } from './w3-suspend.property.ts';
import { whoseLibrary } from './whose-library.property.ts';

/** Every property, sorted by id. */
export const PROPERTIES: readonly Property[] = [
  apnap,
  battlefieldOrder,
  castCopies,
  castMeanwhile,
  castWatchers,
  casting,
  changedDamage,
  completes,
  conservation,
  copies,
  counteredSpells,
  course,
  damageResults,
  emptiedGraveyards,
  emptyPools,
  endedTurns,
  entering,
  exiledSpells,
  f1Attackers,
  f2Blockers,
  f3CombatDamage,
  f4CombatTriggers,
  freeRecasts,
  freeSpells,
  freshObjects,
  goaded,
  grantedFlashback,
  grantedKeywords,
  graveyardCasts,
  h1Keywords,
  h2Graveyards,
  h3Protection,
  h4UmbraArmor,
  idlePlayer,
  inCombat,
  independentTimestamps,
  irrelevantPermanent,
  landTypes,
  laterTriggers,
  linkedExile,
  lookingBack,
  losingTrack,
  lostTargets,
  loyalty,
  movedSpells,
  pairExiledOrCountered,
  pairFreeOrPaid,
  pairGonePoolOrStorm,
  pairLeftBeforeOrAfter,
  pairNowOrLater,
  pairUntilOrTwoAbilities,
  pairWatchersOfMana,
  paying,
  permanentsProperty,
  pools,
  q1RecastIsNew,
  q2CastOrNever,
  q3ValueWithX,
  q5LeavingFirst,
  r1UndefinedMana,
  r2CouldProduce,
  r3TappingForMana,
  r4TappedForManaTriggers,
  r5ManaReplacement,
  r6EnteringX,
  r7TapSymbol,
  r8UntapSymbol,
  recomputation,
  relabelledPlayers,
  replacedEvents,
  risen,
  s1ExiledInstead,
  s2PriorityFirst,
  s3NewPermission,
  s4PermittedCosts,
  s5LosingThePermission,
  s6Timing,
  s7OtherPermissions,
  sbaFixpoint,
  sizes,
  spellControl,
  spellCopies,
  stackValues,
  stateTriggers,
  takeBackNeutral,
  targets,
  triggers,
  untilItLeaves,
  w1ConvokeAndDelve,
  w2Emerge,
  w3Suspend,
  whoseLibrary,
];
