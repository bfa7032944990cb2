import { describe, expect, it } from 'vitest';
import type { Happening, PermanentView } from '../protocol/index.ts';
import { entering } from './entering.property.ts';
import { moved, outcome, resolved, witnesses } from './testing/activations.ts';
import { ask, boardCard, history, PASS, pick, priority, step } from './testing/histories.ts';
import { cardView, permanent, spell, view } from './testing/views.ts';

const MOON = permanent('c1', 'Blood Moon');
const SOVEREIGN = permanent('c2', 'Imposing Sovereign', { controller: 1, owner: 1 });
const PRIEST = permanent('c3', 'Containment Priest');
const village = (says: Partial<PermanentView> = {}) => permanent('c9', 'Treetop Village', { types: ['land'], ...says });

/** The permanent is there after this happened, among these that were there before. */
function enters(before: readonly PermanentView[], comer: PermanentView, happened: readonly Happening[]) {
  const cards = [...before, comer].map(({ ref, name }) => boardCard(ref, name));
  return entering.law(
    history(
      [
        step(view({ battlefield: before }), priority(0), pick(`play ${comer.ref}`)),
        step(view({ battlefield: [...before, comer] }), priority(0), PASS, happened),
      ],
      cards,
    ),
  );
}
const played = [moved('c9', 'hand', 'battlefield', 'played')];

describe('the law on how permanents enter', () => {
  it('has a land enter tapped that says so, and untapped where it has lost its text', () => {
    expect(outcome(enters([], village({ tapped: true }), played))).toBe('holds');
    expect(outcome(enters([], village(), played))).toBe('entering/tapped-by-its-own-text');
    const mountain = { subtypes: ['Mountain'] };
    expect(outcome(enters([MOON], village(mountain), played))).toBe('holds');
    expect(outcome(enters([MOON], village({ ...mountain, tapped: true }), played))).toBe(
      'entering/lost-abilities-change-nothing',
    );
  });

  it('asks nothing as a land enters that has lost its text', () => {
    const grave = permanent('c9', 'Watery Grave', { types: ['land'], subtypes: ['Mountain'] });
    const asked = step(
      view({ battlefield: [MOON] }),
      ask('yes or no', 0, 'optional payment', ['yes', 'no'], { source: 'c9' }),
      pick('no'),
    );
    const after = step(view({ battlefield: [MOON, grave] }), priority(0), PASS, played);
    const cards = [boardCard('c1', 'Blood Moon'), boardCard('c9', 'Watery Grave')];
    expect(outcome(entering.law(history([asked, after], cards)))).toBe('entering/lost-abilities-change-nothing');
  });

  it('has what will be a creature enter tapped where creatures do, and nothing else', () => {
    const forest = (types: readonly string[], tapped: boolean) => permanent('c9', 'Forest', { types, tapped });
    const play = (types: readonly string[], tapped: boolean) =>
      outcome(enters([SOVEREIGN], forest(types, tapped), played));
    expect([play(['land', 'creature'], true), play(['land'], false)]).toEqual(['holds', 'holds']);
    expect(play(['land', 'creature'], false)).toBe('entering/tapped-as-what-it-would-be');
    expect(play(['land'], true)).toBe('entering/untapped-as-what-it-would-be');
  });

  it('leaves it to the players where something has permanents enter untapped', () => {
    const forest = permanent('c9', 'Forest', { types: ['land', 'creature'] });
    const archelos = permanent('c4', 'Archelos, Lagoon Mystic');
    expect(outcome(enters([SOVEREIGN, archelos], forest, played))).toBe('not witnessed');
  });

  it('has no creature enter that was not cast where those are exiled', () => {
    const giant = permanent('c9', 'Hill Giant', { types: ['creature'] });
    const returned = [moved('c9', 'graveyard', 'battlefield')];
    expect(outcome(enters([PRIEST], giant, returned))).toBe('entering/exiled-as-what-it-would-be');
    expect(witnesses(enters([PRIEST], village({ tapped: true }), played))).toContain(
      'entering/exiled-as-what-it-would-be',
    );
  });

  it('has a God enter that is no creature', () => {
    const reanimate = spell('c8', 'Reanimate', { targets: [['c9']] });
    const god = permanent('c9', 'Erebos, God of the Dead', { types: ['enchantment'] });
    const resolves = (to: string, ...more: readonly PermanentView[]) => {
      const before = [PRIEST, ...more];
      const after = to === 'exile' ? before : [...before, god];
      const cards = [...after, reanimate, god].map(({ ref, name }) => boardCard(ref, name));
      return entering.law(
        history(
          [
            step(view({ battlefield: before, stack: [reanimate] }), priority(1), PASS),
            step(view({ battlefield: after }), priority(0), PASS, [moved('c9', 'graveyard', to), resolved('c8')]),
          ],
          cards,
        ),
      );
    };
    const artists = ['c4', 'c5', 'c6', 'c7'].map((ref) => permanent(ref, 'Blood Artist'));
    expect(witnesses(resolves('battlefield'))).toContain('entering/no-creature-is-not-exiled');
    expect(outcome(resolves('exile'))).toBe('entering/no-creature-is-not-exiled');
    expect(outcome(resolves('exile', ...artists))).toBe('holds');
  });

  it('has a creature enter that was cast', () => {
    const giant = spell('c9', 'Hill Giant', { types: ['creature'] });
    const resolves = (to: string) =>
      outcome(
        entering.law(
          history(
            [
              step(view({ battlefield: [PRIEST], stack: [giant] }), priority(1), PASS),
              step(view({ battlefield: [PRIEST] }), priority(0), PASS, [moved('c9', 'stack', to), resolved('c9')]),
            ],
            [boardCard('c3', 'Containment Priest'), boardCard('c9', 'Hill Giant')],
          ),
        ),
      );
    expect([resolves('battlefield'), resolves('exile')]).toEqual(['holds', 'entering/cast-creatures-enter']);
  });

  it('has what comes with a permanent enter that keeps others out, and nothing where that is there', () => {
    const roar = spell('c8', 'Roar of Reclamation');
    const [stone, ring] = [permanent('c1', 'Weathered Runestone'), permanent('c2', 'Sol Ring')];
    const lying = (...names: readonly PermanentView[]) => names.map(({ ref, name }) => cardView(ref, name));
    const returns = (there: readonly PermanentView[], lies: readonly PermanentView[], back: readonly PermanentView[]) =>
      outcome(
        entering.law(
          history(
            [
              step(
                view({ battlefield: there, stack: [roar], zones: { graveyard: lying(...lies) } }),
                priority(1),
                PASS,
              ),
              step(view({ battlefield: [...there, ...back] }), priority(0), PASS, [
                ...back.map(({ ref }) => moved(ref, 'graveyard', 'battlefield')),
                resolved('c8'),
              ]),
            ],
            [stone, ring].map(({ ref, name }) => boardCard(ref, name)),
          ),
        ),
      );
    expect(returns([], [stone, ring], [stone, ring])).toBe('holds');
    expect(returns([], [stone, ring], [stone])).toBe('entering/what-comes-with-it-enters');
    expect([returns([stone], [ring], []), returns([stone], [ring], [ring])]).toEqual([
      'holds',
      'entering/what-is-kept-out',
    ]);
  });

  it('has what would be a creature there enter with riot, and nothing else', () => {
    const rhythm = permanent('c5', 'Rhythm of the Wild');
    const cast = [moved('c9', 'stack', 'battlefield')];
    const bear = (says: Partial<PermanentView>) =>
      outcome(enters([rhythm], permanent('c9', 'Grizzly Bears', { types: ['creature'], ...says }), cast));
    const god = (says: Partial<PermanentView>) =>
      outcome(enters([rhythm], permanent('c9', 'Heliod, God of the Sun', { types: ['enchantment'], ...says }), cast));
    expect([bear({ counters: { '+1/+1': 1 } }), bear({ keywords: ['haste'] }), god({})]).toEqual(
      Array(3).fill('holds'),
    );
    expect([bear({}), god({ counters: { '+1/+1': 1 } })]).toEqual(Array(2).fill('entering/riot-as-what-it-would-be'));
  });
});
