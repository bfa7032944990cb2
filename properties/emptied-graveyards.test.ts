import { describe, expect, it } from 'vitest';
import type { Happening } from '../protocol/index.ts';
import { emptiedGraveyards } from './emptied-graveyards.property.ts';
import { moved, outcome, resolved } from './testing/activations.ts';
import { ask, boardCard, history, PASS, pick, priority, step } from './testing/histories.ts';
import { cardView, permanent, spell, view } from './testing/views.ts';

const { law } = emptiedGraveyards;
const CARDS = [
  boardCard('y', "Yawgmoth's Will"),
  boardCard('c1', 'Grizzly Bears'),
  boardCard('c2', 'Mycoloth/Saproling'),
  boardCard('s', 'Capsize'),
];
const ARMY = permanent('t5', 'Goblin', { card: false, owner: 0 });

/** Yawgmoth's Will of player 0 resolves and goes there; then this happens. */
function emptied(to: string, happenings: readonly Happening[] = [], asked: 's' | 'y' | null = null) {
  const capsize = spell('s', 'Capsize', { paid: ['buyback'] });
  const battlefield = [permanent('c1', 'Grizzly Bears'), ARMY];
  const question = asked === null ? priority(0) : ask('objects', 0, 'replacement', ['s', 'y']);
  return outcome(
    law(
      history(
        [
          step(view({ battlefield, stack: [capsize, spell('y', "Yawgmoth's Will")] }), priority(1), PASS),
          step(view({ battlefield, stack: [capsize] }), question, asked === null ? PASS : pick(asked), [
            resolved('y'),
            moved('y', 'stack', to, 'resolution'),
          ]),
          step(view({ battlefield }), priority(0), PASS, happenings),
        ],
        CARDS,
      ),
    ),
  );
}

describe('the law on emptied graveyards', () => {
  it('wants the card of the effect exiled, and others', () => {
    const dies = (zone: string) => emptied('exile', [moved('c1', 'battlefield', zone, 'destroyed')]);
    expect([emptied('exile'), emptied('graveyard')]).toEqual(['holds', 'G3/the-effect-exiles-its-own-card']);
    expect([dies('exile'), dies('graveyard')]).toEqual(['holds', 'G3/cards-are-exiled-instead']);
  });

  it('wants tokens to die', () => {
    const dies = (zone: string) => emptied('exile', [moved('t5', 'battlefield', zone, 'sacrificed')]);
    expect([dies('graveyard'), dies('exile')]).toEqual(['holds', 'G3/tokens-die']);
    expect(emptied('exile', [moved('c2', 'battlefield', 'graveyard', 'sacrificed')])).toBe('holds');
  });

  it('wants its player to choose between buyback and exile', () => {
    const goes = (zone: string, asked: 's' | 'y' | null) =>
      emptied('exile', [resolved('s'), moved('s', 'stack', zone, 'resolution')], asked);
    expect([goes('hand', 's'), goes('exile', 'y')]).toEqual(['holds', 'holds']);
    expect([goes('hand', 'y'), goes('hand', null)]).toEqual(['S1/buyback-or-exile', 'S1/buyback-or-exile']);
    const lost = [{ kind: 'resolved', object: 's', did: 'had no legal target' } as const];
    expect(emptied('exile', [...lost, moved('s', 'stack', 'exile', 'resolution')])).toBe('holds');
  });

  it('wants a land from the graveyard to be the land of the turn', () => {
    const played = (landsPlayed: number) => {
      const seen = view({ battlefield: [permanent('l', 'Forest')] });
      const players = seen.players.map((each) => ({ ...each, landsPlayed: each.seat === 0 ? landsPlayed : 0 }));
      return outcome(
        law(
          history([
            step(view({ zones: { graveyard: [cardView('l', 'Forest')] } }), priority(0, ['play l']), pick('play l')),
            step({ ...seen, players }, priority(0), PASS),
          ]),
        ),
      );
    };
    expect([played(1), played(0)]).toEqual(['holds', 'G3/a-land-takes-the-land-play']);
  });
});
