import { toyEngine } from '../../runner/testing/toy-engine.ts';

export default toyEngine();
