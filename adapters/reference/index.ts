import * as engine from '../../engine/index.ts';
import { engineUnderTest } from './engine-under-test.ts';

export { engineUnderTest };
export type { AbilityKind, Beginning, TellingEngine, TellingSession } from './engine-under-test.ts';
export type { EngineFace } from './face.ts';
export type { QuestionWords } from './words.ts';

/** The reference engine, in process. */
export const referenceEngine = engineUnderTest(engine, 'reference');
