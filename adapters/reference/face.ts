import type * as engine from '../../engine/index.ts';

/** The engine's face for games, as a value: the reference, or one with a fault in it. */
export type EngineFace = typeof engine;
