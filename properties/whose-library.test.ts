import { describe, expect, it } from 'vitest';
import type { HistoryStep } from '../protocol/index.ts';
import { moved, outcome, resolved } from './testing/activations.ts';
import { ask, history, PASS, pick, priority, step } from './testing/histories.ts';
import { abilityOf, cardView, permanent, spell, view } from './testing/views.ts';
import { whoseLibrary } from './whose-library.property.ts';

const STORM = 'Possibility Storm';
const shock = spell('c1', 'Shock', { controller: 1, targets: [['p0']] });
const storm = abilityOf('a1', 'c2', STORM, 0);
const zones = { library: [cardView('c5', 'Opt', 0), cardView('c6', 'Opt', 1)] };
const battlefield = [permanent('c2', STORM)];

/** Player 1 casts a spell, and the Storm of player 0 exiles this card from a library, with these questions. */
function storms(exiled: string, ...asked: readonly HistoryStep[]): string {
  return outcome(
    whoseLibrary.law(
      history([
        step(view({ battlefield, zones, stack: [shock, storm] }), priority(1), PASS, [
          { kind: 'cast', object: 'c1', player: 1, from: 'hand' },
          { kind: 'triggered', object: 'c2', ability: 'c2/0', player: 0 },
          { kind: 'put on stack', object: 'a1', source: 'c2', player: 0 },
        ]),
        step(view({ battlefield, zones, stack: [shock, storm] }), priority(0), PASS),
        ...asked,
        step(view({ battlefield, zones }), priority(0), PASS, [moved(exiled, 'library', 'exile'), resolved('a1')]),
      ]),
    ),
  );
}

describe('the law on whose library it is', () => {
  it('takes the cards of the player who cast the spell', () => {
    expect([storms('c6'), storms('c5')]).toEqual(['holds', 'whose-library/that-players-cards']);
  });

  it('lets that player cast one of them', () => {
    const offered = (player: number) =>
      step(
        view({ battlefield, zones, stack: [storm] }),
        ask('objects', player, 'spell to cast', ['c6'], { source: 'c2', min: 0 }),
        pick(),
      );
    expect([storms('c6', offered(1)), storms('c6', offered(0))]).toEqual(['holds', 'whose-library/that-player-casts']);
  });
});
