/** How the suite and an engine in another process speak: one line of JSON each way. See docs/PROTOCOL.md. */
export { PROTOCOL, LONGEST_LINE } from './codec.ts';
export {
  BrokenProtocol,
  type Connection,
  connect,
  EngineError,
  type Introduction,
  type WireEngine,
} from './client.ts';
export { loopback } from './loopback.ts';
export { NotShown } from './sight.ts';
export { WireServer } from './server.ts';
export { scopeOf, unsound } from './sound.ts';
