import { describe, expect, test } from 'vitest';
import { copies, inTurn, scenario, type SideSpec } from '../testing/scenario.ts';

/** What real engines copied, and let enter, though it was not there or not so. CR 614.12, 614.17, 707 */

const LANDS = [...copies(12, 'Island'), ...copies(8, 'Plains'), ...copies(4, 'Swamp')];

const alone = (mine: SideSpec, theirs: SideSpec = {}) =>
  scenario({ players: [{ ...mine, battlefield: [...LANDS, ...(mine.battlefield ?? [])] }, theirs] });

describe('a choice of what a permanent becomes', () => {
  const clayOf = (says: string, hand: readonly string[]) =>
    alone({ hand: ['Primal Clay', ...hand], battlefield: ['Grizzly Bears'] })
      .cast('Primal Clay')
      .resolve({ 'as it enters': says });

  test('CR 208.2b: it is what was chosen, and no choice was printed', () => {
    const clay = clayOf('1/6 Wall with defender', []);
    expect(clay.permanent('Primal Clay')).toMatchObject({
      ...{ power: 1, toughness: 6, keywords: ['defender'], subtypes: ['Shapeshifter', 'Wall'] },
    });
    expect(clayOf('2/2 with flying', []).permanent('Primal Clay')).toMatchObject({ power: 2, keywords: ['flying'] });
  });

  test('CR 707.5, 707.2: what enters as its copy chooses anew, and keeps nothing of the choice before (field bug B089)', () => {
    const game = clayOf('2/2 with flying', ['Clone']);
    game.cast('Clone').resolve({ copy: inTurn(true, 'Primal Clay'), 'as it enters': '1/6 Wall with defender' });
    expect(game.permanent('Clone')).toMatchObject({ name: 'Primal Clay', power: 1, keywords: ['defender'] });
    expect(game.size('Primal Clay')).toBe('2/2');
  });

  test('CR 707.2: what is there and becomes its copy is what was chosen for it (field bug B089)', () => {
    const game = clayOf('1/6 Wall with defender', ['Mirrorweave']);
    game.cast('Mirrorweave', { targets: 'Primal Clay' }).resolve();
    expect(game.permanent('Grizzly Bears')).toMatchObject({
      ...{
        name: 'Primal Clay',
        power: 1,
        toughness: 6,
        subtypes: ['Shapeshifter', 'Wall'],
        types: ['artifact', 'creature'],
      },
    });
  });
});

describe('copies', () => {
  test('CR 707.2: neither counters nor what they add are copied, by a token either (field bug B090)', () => {
    const game = alone({
      hand: ['Stunt Double', 'Rite of Replication'],
      battlefield: [{ card: 'Grizzly Bears', counters: { '+1/+1': 2 }, tapped: true }],
    });
    game.cast('Stunt Double').resolve({ copy: true });
    expect(game.permanent('Stunt Double')).toMatchObject({ power: 2, counters: {}, tapped: false });
    game.cast('Rite of Replication', { targets: 'Grizzly Bears', 'additional cost': false }).resolve();
    expect(game.view.battlefield.find(({ card }) => !card)).toMatchObject({ power: 2, counters: {}, tapped: false });
  });

  test('CR 707.3, 707.9a: a copy of a copy has what the copy was given besides', () => {
    const game = alone({ hand: ['Evil Twin', 'Clone'], battlefield: ['Grizzly Bears'] });
    game.cast('Evil Twin').resolve({ copy: true });
    game.cast('Clone').resolve({ copy: inTurn(true, 'Evil Twin') });
    game.goTo('upkeep').goTo('upkeep').activate('Clone', { targets: 'Evil Twin' }).resolve();
    expect(game.zone('graveyard', 0)).toEqual(['Evil Twin']);
  });

  test('CR 707.5, 614.12a: what enters at the same time cannot be copied (field bug B093)', () => {
    const game = alone({
      hand: ['Victimize'],
      battlefield: ['Hill Giant', 'Craw Wurm'],
      graveyard: ['Clone', 'Grizzly Bears'],
    });
    game.cast('Victimize', { targets: ['Clone', 'Grizzly Bears'] });
    game.resolve({ 'objects for an effect': 'Hill Giant', copy: true });
    expect(game.permanent('Clone').name).toBe('Craw Wurm');
  });
});

describe('entering at the same time', () => {
  test('CR 614.12: what keeps creatures out that were not cast does not keep out what comes with it (field bug B116)', () => {
    const game = alone({
      hand: ['Victimize'],
      battlefield: ['Hill Giant'],
      graveyard: ['Containment Priest', 'Grizzly Bears'],
    });
    game.cast('Victimize', { targets: ['Containment Priest', 'Grizzly Bears'] }).resolve();
    expect([game.permanent('Grizzly Bears').tapped, game.zone('exile', 0)]).toEqual([true, []]);
  });

  test('CR 614.17: what keeps cards from entering is no hindrance to what comes with it, in whatever order they lay (field bug B118)', () => {
    const back = (graveyard: readonly string[], battlefield: readonly string[] = []) => {
      const game = alone({ hand: ['Roar of Reclamation'], graveyard, battlefield });
      return game.cast('Roar of Reclamation').resolve().zone('graveyard', 0).toSorted();
    };
    expect(back(['Sol Ring', 'Weathered Runestone', 'Mox Jet'])).toEqual(['Roar of Reclamation']);
    expect(back(['Weathered Runestone', 'Sol Ring', 'Mox Jet'])).toEqual(['Roar of Reclamation']);
    expect(back(['Sol Ring', 'Seat of the Synod'], ['Weathered Runestone'])).toEqual([
      'Roar of Reclamation',
      'Sol Ring',
    ]);
  });
});
