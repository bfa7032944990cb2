import { describe, expect, it } from 'vitest';
import type { CardView, Happening, HistoryStep } from '../protocol/index.ts';
import { losingTrack } from './losing-track.property.ts';
import { activated, moved, outcome, resolved } from './testing/activations.ts';
import { history, PASS, priority, step } from './testing/histories.ts';
import { abilityOf, cardView, permanent, spell, type ViewSays, view } from './testing/views.ts';

const seen = (says: ViewSays, ...happenings: readonly Happening[]): HistoryStep =>
  step(view(says), priority(0), PASS, happenings);
const put = (object: string, source: string): Happening => ({ kind: 'put on stack', object, source, player: 0 });
const verdict = (...steps: readonly HistoryStep[]) => outcome(losingTrack.law(history(steps)));
const back = [moved('c1', 'battlefield', 'exile'), moved('c1', 'exile', 'battlefield')];

describe('the law on objects that have become others', () => {
  it('has a target be no legal one', () => {
    const blade = spell('c2', 'Doom Blade', { targets: [['c1']] });
    const bear = (incarnation: number) => permanent('c1', 'Grizzly Bears', { incarnation });
    const ended = (did: string) =>
      verdict(
        seen({ battlefield: [bear(1)], stack: [blade] }, { kind: 'became target', target: 'c1', of: 'c2' }),
        seen({ battlefield: [bear(3)], stack: [blade] }, ...back),
        seen({ battlefield: [bear(3)] }, { kind: 'resolved', object: 'c2', did }),
      );
    expect([ended('had no legal target'), ended('resolved')]).toEqual(['holds', 'losing-track/targets']);
  });

  it('says nothing of what says to do something although no target is left', () => {
    const drake = abilityOf('a1', 'c2', 'Gilded Drake', 0, { targets: [['c1']] });
    const bear = (incarnation: number) => permanent('c1', 'Grizzly Bears', { incarnation });
    expect(
      verdict(
        seen({ battlefield: [bear(1)], stack: [drake] }, { kind: 'became target', target: 'c1', of: 'a1' }),
        seen({ battlefield: [bear(3)], stack: [drake] }, ...back),
        seen({ battlefield: [bear(3)] }, resolved('a1')),
      ),
    ).toBe('not witnessed');
  });

  it('has an ability do nothing to the permanent that came back', () => {
    const ability = abilityOf('a1', 'c1', 'Drudge Sentinel', 0);
    const sentinel = (says = {}) => permanent('c1', 'Drudge Sentinel', { incarnation: 3, ...says });
    const ended = (says: object) =>
      verdict(
        seen({ battlefield: [permanent('c1', 'Drudge Sentinel')] }),
        seen(
          { battlefield: [permanent('c1', 'Drudge Sentinel')], stack: [ability] },
          put('a1', 'c1'),
          activated('c1', 0, false),
        ),
        seen({ battlefield: [sentinel()], stack: [ability] }, ...back),
        seen({ battlefield: [sentinel(says)] }, resolved('a1')),
      );
    expect([ended({}), ended({ tapped: true })]).toEqual(['holds', 'losing-track/own-abilities']);
    expect(ended({ keywords: ['indestructible'] })).toBe('losing-track/own-abilities');
  });

  it.each([
    ['itself', 'Tenacious Dead', 0],
    ['what it was attached to', 'Demonic Vigor', 0],
  ])('has what died be found in the graveyard only: %s', (_, name, place) => {
    const source = name === 'Tenacious Dead' ? 'c1' : 'c2';
    const ability = abilityOf('a1', source, name, place);
    const dead = (incarnation: number): CardView => cardView('c1', 'Grizzly Bears', 0, incarnation);
    const ended = (...moves: readonly Happening[]) =>
      verdict(
        seen({ battlefield: [permanent('c1', 'Grizzly Bears')] }),
        seen(
          { stack: [ability], zones: { graveyard: [dead(2)] } },
          moved('c1', 'battlefield', 'graveyard', 'destroyed'),
          { kind: 'triggered', object: source, ability: `${source}/${place}`, player: 0 },
          put('a1', source),
        ),
        seen({ stack: [ability], zones: { exile: [dead(3)] } }, moved('c1', 'graveyard', 'exile')),
        seen({}, ...moves, resolved('a1')),
      );
    expect([ended(), ended(moved('c1', 'exile', 'hand'))]).toEqual(['holds', 'losing-track/what-died']);
  });

  it('has a delayed trigger leave alone what has changed zones', () => {
    const footsteps = spell('c2', 'Footsteps of the Goryo', { targets: [['c1']] });
    const delayed = abilityOf('a1', 'c2', 'Footsteps of the Goryo', 0, { ability: 'c2/delayed' });
    const giant = (incarnation: number) => permanent('c1', 'Hill Giant', { incarnation });
    const ended = (...moves: readonly Happening[]) =>
      verdict(
        seen({ stack: [footsteps] }),
        seen({ battlefield: [giant(2)] }, moved('c1', 'graveyard', 'battlefield'), resolved('c2')),
        seen({ battlefield: [giant(4)], stack: [delayed] }, ...back, put('a1', 'c2')),
        seen({ battlefield: [giant(4)] }, ...moves, resolved('a1')),
      );
    expect([ended(), ended(moved('c1', 'battlefield', 'graveyard', 'sacrificed'))]).toEqual([
      'holds',
      'losing-track/delayed-triggers',
    ]);
  });
});
