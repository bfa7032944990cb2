import { describe, expect, it } from 'vitest';
import type { Happening, PermanentView } from '../protocol/index.ts';
import { lookingBack } from './looking-back.property.ts';
import { moved, outcome, resolved, witnesses } from './testing/activations.ts';
import { boardCard, history, PASS, priority, step } from './testing/histories.ts';
import { permanent, spell, type ViewSays, view } from './testing/views.ts';

const CUTTHROAT = permanent('c1', 'Zulaport Cutthroat');
const VAMPIRE = permanent('c2', 'Vindictive Vampire');
const BEARS = permanent('c3', 'Grizzly Bears');
const HUMILITY = permanent('c4', 'Humility');

const died = (...objects: readonly string[]) =>
  objects.map((ref) => moved(ref, 'battlefield', 'graveyard', 'destroyed'));
const told = (...abilities: readonly string[]): readonly Happening[] =>
  abilities.map((ability) => ({ kind: 'triggered', object: ability.slice(0, 2), ability, player: 0 }));
const stacked = (name: string, ability: string, place: number) =>
  spell(`a${place}`, name, { kind: 'ability', card: false, source: ability.slice(0, 2), ability });

interface Says {
  readonly spell: string;
  readonly before: readonly PermanentView[];
  readonly after: readonly PermanentView[];
  readonly happened: readonly Happening[];
  readonly then?: ViewSays;
}

/** A spell resolves, and this happens. */
function resolution({ spell: name, before, after, happened, then }: Says) {
  const top = spell('c9', name);
  const cards = [...before, ...after, top].map((each) => boardCard(each.ref, each.name));
  return lookingBack.law(
    history(
      [
        step(view({ battlefield: before, stack: [top] }), priority(1), PASS),
        step(view({ battlefield: after, ...then }), priority(0), PASS, [...happened, resolved('c9')]),
      ],
      cards,
    ),
  );
}

const wrath = (
  before: readonly PermanentView[],
  after: readonly PermanentView[],
  happened: readonly Happening[],
  stack: ViewSays['stack'] = [],
) => resolution({ spell: 'Wrath of God', before, after, happened, then: { stack } });

describe('the law on what triggers as permanents leave', () => {
  it('has what dies together see each other die', () => {
    const seen = (...abilities: readonly string[]) =>
      wrath(
        [CUTTHROAT, VAMPIRE],
        [],
        [...died('c1', 'c2'), ...told(...abilities)],
        [
          stacked('Zulaport Cutthroat', 'c1/0', 1),
          stacked('Zulaport Cutthroat', 'c1/0', 2),
          stacked('Vindictive Vampire', 'c2/0', 3),
        ],
      );
    expect(outcome(seen('c1/0', 'c1/0', 'c2/0'))).toBe('holds');
    expect(outcome(seen('c1/0', 'c2/0'))).toBe('looking-back/leaving-together');
    expect(outcome(seen('c1/0', 'c1/0'))).toBe('looking-back/leaving-together');
  });

  it('does not say whether they died together where one died after another', () => {
    const happened = [
      ...died('c1'),
      resolved('c8'),
      moved('c2', 'battlefield', 'graveyard', 'state-based'),
      ...told('c1/0'),
    ];
    expect(outcome(wrath([CUTTHROAT, VAMPIRE], [], happened))).toBe('not witnessed');
  });

  it('has what stays see others die, and have its triggers on the stack', () => {
    const seen = (abilities: readonly string[], stack: number) =>
      resolution({
        spell: 'Murder',
        before: [CUTTHROAT, BEARS],
        after: [CUTTHROAT],
        happened: [...died('c3'), ...told(...abilities)],
        then: { stack: Array.from({ length: stack }, (_, at) => stacked('Zulaport Cutthroat', 'c1/0', at)) },
      });
    expect(witnesses(seen(['c1/0'], 1))).toEqual([
      'looking-back/waits-for-priority',
      'looking-back/what-stays-sees-it',
    ]);
    expect(outcome(seen([], 0))).toBe('looking-back/what-stays-sees-it');
    expect(outcome(seen(['c1/0'], 0))).toBe('looking-back/waits-for-priority');
  });

  it('has what lost its abilities see nothing', () => {
    const seen = (...abilities: readonly string[]) =>
      outcome(wrath([HUMILITY, CUTTHROAT, BEARS], [HUMILITY], [...died('c1', 'c3'), ...told(...abilities)]));
    expect([seen(), seen('c1/0')]).toEqual(['holds', 'looking-back/lost-abilities-see-nothing']);
  });

  it('has a creature die that its card is not, under who controlled it', () => {
    const island = permanent('c3', 'Island', { types: ['land', 'creature'], toughness: 1, power: 1 });
    const stolen = permanent('c3', 'Grizzly Bears', { controller: 1, owner: 0 });
    const seen = (one: PermanentView, ...abilities: readonly string[]) =>
      outcome(
        resolution({
          spell: 'Murder',
          before: [CUTTHROAT, one],
          after: [CUTTHROAT],
          happened: [...died('c3'), ...told(...abilities)],
          then: { stack: abilities.map((ability, at) => stacked('Zulaport Cutthroat', ability, at)) },
        }),
      );
    expect([seen(island, 'c1/0'), seen(island)]).toEqual(['holds', 'looking-back/as-it-was']);
    expect([seen(stolen), seen(stolen, 'c1/0')]).toEqual(['holds', 'looking-back/as-it-was']);
  });

  it('has persist see the counters that were there', () => {
    const seen = (counters: Readonly<Record<string, number>>, ...abilities: readonly string[]) =>
      outcome(
        resolution({
          spell: 'Murder',
          before: [permanent('c1', 'Safehold Elite', { counters })],
          after: [],
          happened: [...died('c1'), ...told(...abilities)],
          then: { stack: abilities.map((ability, at) => stacked('Safehold Elite', ability, at)) },
        }),
      );
    expect([seen({}, 'c1/0'), seen({ '-1/-1': 1 })]).toEqual(['holds', 'holds']);
    expect([seen({}), seen({ '-1/-1': 1 }, 'c1/0')]).toEqual(Array(2).fill('looking-back/counters-are-seen'));
  });

  it('has what comes later see nothing of what came before', () => {
    const seen = (...abilities: readonly string[]) =>
      outcome(
        resolution({
          spell: 'Victimize',
          before: [BEARS],
          after: [CUTTHROAT],
          happened: [
            moved('c3', 'battlefield', 'graveyard', 'sacrificed'),
            moved('c1', 'graveyard', 'battlefield'),
            ...told(...abilities),
          ],
        }),
      );
    expect([seen(), seen('c1/0')]).toEqual(['holds', 'looking-back/newcomers-see-nothing']);
  });

  it('has what watches graveyards not see itself go there', () => {
    const field = permanent('c1', 'Energy Field');
    const seen = (...abilities: readonly string[]) =>
      outcome(
        resolution({
          spell: 'Vindicate',
          before: [field],
          after: [],
          happened: [...died('c1'), ...told(...abilities)],
        }),
      );
    expect([seen(), seen('c1/0')]).toEqual(['holds', 'looking-back/from-anywhere-does-not-look-back']);
  });
});

describe('the law on what sources were', () => {
  const elenda = permanent('c1', 'Elenda, the Dusk Rose', { power: 3 });
  const lasting = (
    name: string,
    source: PermanentView,
    ability: string,
    happened: readonly Happening[],
    after: readonly PermanentView[],
  ) => {
    const top = spell('c9', 'Murder');
    const trigger = stacked(name, ability, 1);
    return lookingBack.law(
      history([
        step(view({ battlefield: [source], stack: [top] }), priority(1), PASS),
        step(view({ stack: [trigger] }), priority(1), PASS, [...died('c1'), ...told(ability), resolved('c9')]),
        step(view({ battlefield: after }), priority(0), PASS, [...happened, resolved(trigger.ref)]),
      ]),
    );
  };

  it('counts by what the source last had', () => {
    const tokens = (count: number) =>
      Array.from({ length: count }, (_, at) => moved(`t${at}`, null, 'battlefield', 'created'));
    const made = (count: number) => outcome(lasting(elenda.name, elenda, 'c1/1', tokens(count), []));
    expect([made(3), made(1)]).toEqual(['holds', 'looking-back/last-values']);
  });

  it('does not ask for life that a player may be kept from gaining', () => {
    const mentor = permanent('c1', 'Conclave Mentor');
    const gained = (change: number, ...others: readonly string[]) => {
      const there = others.map((name) => permanent(name, name));
      return outcome(
        lookingBack.law(
          history([
            step(view({ battlefield: [mentor, ...there], stack: [spell('c9', 'Murder')] }), priority(1), PASS),
            step(view({ battlefield: there, stack: [stacked('Conclave Mentor', 'c1/0', 1)] }), priority(0), PASS, [
              ...died('c1'),
              ...told('c1/0'),
              resolved('c9'),
            ]),
            step(view({ battlefield: there }), priority(0), PASS, [
              ...(change === 0 ? [] : [{ kind: 'life', player: 0, change } as const]),
              resolved('a1'),
            ]),
          ]),
        ),
      );
    };
    expect([gained(2), gained(0)]).toEqual(['holds', 'looking-back/last-values']);
    expect(gained(0, 'Platinum Emperion')).toBe('holds');
  });

  it('has what persists come back with a counter', () => {
    const elite = permanent('c1', 'Safehold Elite');
    const back = (counters: Readonly<Record<string, number>>) =>
      outcome(
        lasting(
          elite.name,
          elite,
          'c1/0',
          [moved('c1', 'graveyard', 'battlefield')],
          [{ ...elite, incarnation: 3, counters }],
        ),
      );
    expect([back({ '-1/-1': 1 }), back({})]).toEqual(['holds', 'looking-back/returns-with-a-counter']);
    expect(outcome(lasting(elite.name, elite, 'c1/0', [], []))).toBe('looking-back/returns-with-a-counter');
  });

  it('has what was unearthed go to exile', () => {
    const zombie = permanent('c1', 'Dregscape Zombie');
    const unearthing = stacked(zombie.name, 'c1/0', 1);
    const leaves = (to: string) =>
      outcome(
        lookingBack.law(
          history([
            step(view({ stack: [unearthing] }), priority(1), PASS),
            step(view({ battlefield: [zombie] }), priority(0), PASS, [
              moved('c1', 'graveyard', 'battlefield'),
              resolved(unearthing.ref),
            ]),
            step(view({}), priority(0), PASS, [moved('c1', 'battlefield', to)]),
          ]),
        ),
      );
    expect([leaves('exile'), leaves('hand')]).toEqual(['holds', 'looking-back/unearthed-is-exiled']);
  });
});
