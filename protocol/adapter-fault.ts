/**
 * Thrown by an adapter that is at its wits' end, or finds itself wrong: its engine asks what it cannot translate, or it was about to say
 * what no game can be. The verdict is a harness error: nothing is said of the engine.
 */
export class AdapterFault extends Error {
  override readonly name = 'AdapterFault';
}
