/** The words that cards are written in: one import for a card's file. */
export * from './abilities.ts';
export * from './ability.ts';
export * from './amount.ts';
export * from './basics.ts';
export * from './card.ts';
export * from './condition.ts';
export * from './continuous.ts';
export * from './cost.ts';
export * from './effect.ts';
export * from './effects.ts';
export * from './filter.ts';
export * from './mana.ts';
export * from './permission.ts';
export * from './record.ts';
export * from './reference.ts';
export * from './replacement.ts';
export * from './trigger.ts';
