/** What Forge, as @manabrew/forge-wasm serves it, says and is told: the parts that are read here. */

export type FromForge =
  | { readonly kind: 'state'; readonly state: { readonly gameView: GameView } }
  | { readonly kind: 'prompt'; readonly prompt: Prompt }
  | { readonly kind: 'display' }
  | { readonly kind: 'error'; readonly error: unknown };

export interface Prompt {
  readonly promptId: number;
  readonly decidingPlayerId: string;
  readonly input: PromptInput;
}

export interface Presentation {
  readonly title: string;
  readonly description?: string;
  readonly text?: string;
}

export interface TargetRef {
  readonly kind: 'player' | 'card' | 'spell';
  readonly id: string;
}

export interface ForgeAction {
  readonly id: string;
  readonly type: string;
  readonly cardId: string;
  readonly mode?: { readonly type: string; readonly cost?: string };
  readonly label?: string;
  readonly abilityIndex?: number;
  readonly description?: string;
  readonly isManaAbility?: boolean;
  readonly cost?: string;
  readonly producedMana?: readonly { readonly color: string; readonly amount: number }[];
  readonly resource?: string;
}

export type PromptInput =
  | { readonly type: 'mulligan'; readonly handCardIds: readonly string[] }
  | { readonly type: 'chooseAction'; readonly actions: readonly ForgeAction[] }
  | {
      readonly type: 'payManaCost';
      readonly presentation: Presentation;
      readonly cardId: string;
      readonly manaCost: string;
      readonly canConfirmFromPool: boolean;
      readonly actions: readonly ForgeAction[];
    }
  | {
      readonly type: 'chooseCards';
      readonly presentation: Presentation;
      readonly cards: readonly ForgeCard[];
      readonly min: number;
      readonly max: number;
    }
  | {
      readonly type: 'chooseBoardTargets';
      readonly presentation: Presentation;
      readonly candidates: readonly TargetRef[];
      readonly minTargets: number;
      readonly maxTargets: number;
      readonly chosenTargets: number;
      readonly cancellable: boolean;
      readonly intent: string;
    }
  | {
      readonly type: 'chooseBoolean';
      readonly presentation: Presentation;
      readonly confirmLabel: string;
      readonly denyLabel: string;
    }
  | {
      readonly type: 'chooseFromSelection';
      readonly presentation: Presentation;
      readonly options: readonly { readonly label: string; readonly weight: number; readonly canRepeat: boolean }[];
      readonly minTotal: number;
      readonly maxTotal: number;
    }
  | {
      readonly type: 'chooseColor';
      readonly presentation: Presentation;
      readonly validColors: readonly string[];
      readonly amount: number;
      readonly repeatAllowed: boolean;
    }
  | { readonly type: 'chooseNumber'; readonly presentation: Presentation; readonly min: number; readonly max: number }
  | {
      readonly type: 'reorder';
      readonly presentation: Presentation;
      readonly items: readonly { readonly id: string; readonly card: ForgeCard; readonly oracle?: string }[];
    }
  | {
      readonly type: 'chooseAttackers';
      readonly attackers: readonly {
        readonly attackerId: string;
        readonly validTargetIds: readonly string[];
      }[];
    }
  | {
      readonly type: 'chooseBlockers';
      readonly attackers: readonly { readonly attackerId: string; readonly validBlockerIds: readonly string[] }[];
      readonly error?: string;
    }
  | {
      readonly type: 'scry';
      readonly presentation: Presentation;
      readonly cards: readonly ForgeCard[];
      readonly zones: readonly string[];
    }
  | { readonly type: 'revealCards'; readonly presentation: Presentation; readonly cards: readonly ForgeCard[] }
  | {
      readonly type: 'chooseDamageAssignmentOrder';
      readonly attackerId: string;
      readonly blockerIds: readonly string[];
    }
  | {
      readonly type: 'chooseCombatDamageAssignment';
      readonly attackerId: string;
      readonly blockerIds: readonly string[];
      readonly defenderId?: string;
      readonly totalDamage: number;
    }
  | { readonly type: 'mulliganPutBack'; readonly handCardIds: readonly string[]; readonly count: number }
  | { readonly type: 'diceRolled'; readonly rolls: readonly { readonly highlighted: boolean }[] }
  | { readonly type: 'gameOver' };

export interface GameView {
  readonly turn: number;
  readonly step: string;
  readonly activePlayerId: string;
  readonly priorityPlayerId: string;
  readonly players: readonly ForgePlayer[];
  readonly zones: readonly ForgeZone[];
  readonly stack: readonly ForgeStackObject[];
  readonly combatAssignments: readonly { readonly blockerId: string; readonly attackerId: string }[];
  readonly gameOver: boolean;
  readonly winnerId?: string | null;
}

export interface ForgePlayer {
  readonly id: string;
  readonly name: string;
  readonly status: 'playing' | 'lost' | 'conceded';
  /** Whether the state is as this player sees it. */
  readonly isHuman: boolean;
  readonly life: number;
  readonly counters: Readonly<Record<string, number>>;
  readonly manaPool: Readonly<Record<string, number>>;
}

export interface ForgeZone {
  readonly zone: string;
  readonly ownerId: string;
  readonly cards: readonly (ForgeCard | { readonly visibility: 'hidden'; readonly id: string })[];
  readonly count: number;
}

export interface ForgeCard {
  readonly visibility?: 'visible';
  readonly id: string;
  readonly identity: { readonly name: string; readonly isToken: boolean };
  readonly color: string;
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly supertypes: readonly string[];
  readonly power?: string | null;
  readonly toughness?: string | null;
  readonly controllerId: string;
  readonly ownerId: string;
  readonly tapped: boolean;
  readonly keywords: readonly string[];
  readonly counters: Readonly<Record<string, number>>;
  readonly damage: number;
  readonly summoningSick: boolean;
  readonly isCopy: boolean;
  readonly isFaceDown: boolean;
  readonly attachedTo?: string;
  readonly isAttacking: boolean;
  readonly attackTargetId?: string;
}

export interface ForgeStackObject {
  readonly id: string;
  readonly sourceId: string;
  readonly controllerId: string;
  readonly ownerId: string;
  readonly identity: { readonly name: string; readonly isToken?: boolean };
  readonly text: string;
  readonly sourceAbilityText?: string;
  readonly isPermanentSpell: boolean;
  readonly isCasting: boolean;
  readonly targets: readonly TargetRef[];
}

export interface StartRequest {
  readonly gameId: string;
  readonly variant: 'Commander' | 'Constructed';
  readonly startingLife: number;
  readonly seed: number;
  readonly players: readonly {
    readonly name: string;
    readonly ai: false;
    readonly deck: readonly { readonly name: string }[];
    readonly commanderNames: readonly string[];
  }[];
}
