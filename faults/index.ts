import { castCopyFaults } from './catalogue/cast-copies.ts';
import { castMeanwhileFaults } from './catalogue/cast-meanwhile.ts';
import { castTriggerFaults } from './catalogue/cast-triggers.ts';
import { castWatcherFaults } from './catalogue/cast-watchers.ts';
import { castingFaults } from './catalogue/casting.ts';
import { changedDamageFaults } from './catalogue/changed-damage.ts';
import { combatDamageFaults } from './catalogue/combat-damage.ts';
import { combatTriggerFaults } from './catalogue/combat-triggers.ts';
import { contrastPairFaults } from './catalogue/contrast-pairs.ts';
import { convokeAndDelveFaults } from './catalogue/convoke-and-delve.ts';
import { copyFaults } from './catalogue/copies.ts';
import { couldProduceFaults } from './catalogue/could-produce.ts';
import { courseFaults } from './catalogue/course.ts';
import { damageResultFaults } from './catalogue/damage-results.ts';
import { declaringAttackersFaults } from './catalogue/declaring-attackers.ts';
import { declaringBlockersFaults } from './catalogue/declaring-blockers.ts';
import { emergeFaults } from './catalogue/emerge.ts';
import { emptiedGraveyardFaults } from './catalogue/emptied-graveyards.ts';
import { endedTurnFaults } from './catalogue/ended-turns.ts';
import { enteringFaults } from './catalogue/entering.ts';
import { entersXFaults } from './catalogue/enters-x.ts';
import { exiledSpellFaults } from './catalogue/exiled-spells.ts';
import { freeRecastFaults } from './catalogue/free-recasts.ts';
import { freeSpellFaults } from './catalogue/free-spells.ts';
import { goadedFaults } from './catalogue/goaded.ts';
import { grantedFlashbackFaults } from './catalogue/granted-flashback.ts';
import { grantedKeywordFaults } from './catalogue/granted-keywords.ts';
import { graveyardAbilityFaults } from './catalogue/graveyard-abilities.ts';
import { graveyardCastFaults } from './catalogue/graveyard-casts.ts';
import { inCombatFaults } from './catalogue/in-combat.ts';
import { invariantFaults } from './catalogue/invariants.ts';
import { keywordFaults } from './catalogue/keywords.ts';
import { landTypeFaults } from './catalogue/land-types.ts';
import { leavingTheStackFaults } from './catalogue/leaving-the-stack.ts';
import { linkedExileFaults } from './catalogue/linked-exile.ts';
import { lookingBackFaults } from './catalogue/looking-back.ts';
import { losingTrackFaults } from './catalogue/losing-track.ts';
import { loyaltyFaults } from './catalogue/loyalty.ts';
import { manaReplacementFaults } from './catalogue/mana-replacement.ts';
import { manaTriggerFaults } from './catalogue/mana-triggers.ts';
import { payingFaults } from './catalogue/paying.ts';
import { permanentFaults } from './catalogue/permanents.ts';
import { permissionFaults } from './catalogue/permissions.ts';
import { poolFaults } from './catalogue/pools.ts';
import { protectionFromColorsFaults } from './catalogue/protection-from-colors.ts';
import { quelledSpellFaults } from './catalogue/quelled-spells.ts';
import { replacedEventFaults } from './catalogue/replaced-events.ts';
import { risenTokenFaults } from './catalogue/risen-tokens.ts';
import { sizeFaults } from './catalogue/sizes.ts';
import { spellControlFaults } from './catalogue/spell-control.ts';
import { spellCopyFaults } from './catalogue/spell-copies.ts';
import { stackValueFaults } from './catalogue/stack-values.ts';
import { stateBasedFaults } from './catalogue/state-based.ts';
import { suspendFaults } from './catalogue/suspend.ts';
import { symbolFaults } from './catalogue/symbols.ts';
import { tappingForManaFaults } from './catalogue/tapping-for-mana.ts';
import { targetFaults } from './catalogue/targets.ts';
import { triggerFaults } from './catalogue/triggers.ts';
import { umbraArmorFaults } from './catalogue/umbra-armor.ts';
import { undefinedManaFaults } from './catalogue/undefined-mana.ts';
import { untilItLeavesFaults } from './catalogue/until-it-leaves.ts';
import { watchersOfManaFaults } from './catalogue/watchers-of-mana.ts';
import { whoseLibraryFaults } from './catalogue/whose-library.ts';
import type { Fault } from './fault.ts';

export { canary } from './canary.ts';
export type { Fault, StaleFault } from './fault.ts';

/** Every faulty engine, area by area. */
export const faults: readonly Fault[] = [
  ...castCopyFaults,
  ...castMeanwhileFaults,
  ...castTriggerFaults,
  ...castWatcherFaults,
  ...castingFaults,
  ...changedDamageFaults,
  ...combatDamageFaults,
  ...combatTriggerFaults,
  ...contrastPairFaults,
  ...convokeAndDelveFaults,
  ...copyFaults,
  ...couldProduceFaults,
  ...courseFaults,
  ...damageResultFaults,
  ...declaringAttackersFaults,
  ...declaringBlockersFaults,
  ...emergeFaults,
  ...emptiedGraveyardFaults,
  ...endedTurnFaults,
  ...enteringFaults,
  ...entersXFaults,
  ...exiledSpellFaults,
  ...freeRecastFaults,
  ...freeSpellFaults,
  ...goadedFaults,
  ...grantedFlashbackFaults,
  ...grantedKeywordFaults,
  ...graveyardAbilityFaults,
  ...graveyardCastFaults,
  ...inCombatFaults,
  ...invariantFaults,
  ...keywordFaults,
  ...landTypeFaults,
  ...leavingTheStackFaults,
  ...linkedExileFaults,
  ...lookingBackFaults,
  ...losingTrackFaults,
  ...loyaltyFaults,
  ...manaReplacementFaults,
  ...manaTriggerFaults,
  ...payingFaults,
  ...permanentFaults,
  ...permissionFaults,
  ...poolFaults,
  ...protectionFromColorsFaults,
  ...quelledSpellFaults,
  ...replacedEventFaults,
  ...risenTokenFaults,
  ...sizeFaults,
  ...spellControlFaults,
  ...spellCopyFaults,
  ...stackValueFaults,
  ...stateBasedFaults,
  ...suspendFaults,
  ...symbolFaults,
  ...tappingForManaFaults,
  ...targetFaults,
  ...triggerFaults,
  ...umbraArmorFaults,
  ...undefinedManaFaults,
  ...untilItLeavesFaults,
  ...watchersOfManaFaults,
  ...whoseLibraryFaults,
];

const faultsById: ReadonlyMap<string, Fault> = new Map(faults.map((fault) => [fault.id, fault]));

/** The fault with this id, or undefined where there is none. */
export function faultById(id: string): Fault | undefined {
  return faultsById.get(id);
}
