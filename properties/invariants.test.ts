import { describe, expect, it } from 'vitest';
import type { Happening, PermanentView, StackView } from '../protocol/index.ts';
import { apnap } from './apnap.property.ts';
import { completes } from './completes.property.ts';
import { conservation } from './conservation.property.ts';
import { emptyPools } from './empty-pools.property.ts';
import { freshObjects } from './fresh-objects.property.ts';
import { sbaFixpoint } from './sba-fixpoint.property.ts';
import { takeBackNeutral } from './take-back-neutral.property.ts';
import { activated, added, moved, outcome, resolved, tapped, triggered, witnesses } from './testing/activations.ts';
import { ask, boardCard, history, PASS, pay, pick, priority, step, TAKE_BACK } from './testing/histories.ts';
import { abilityOf, cardView, permanent, spell, type ViewSays, view } from './testing/views.ts';

const elves = permanent('c1', 'Llanowar Elves');
const died = moved('c9', 'battlefield', 'graveyard', 'state-based');

describe('the law on state-based actions at priority', () => {
  const seen = (says: ViewSays, happenings: readonly Happening[] = [died]) =>
    outcome(
      sbaFixpoint.law(
        history([
          step(
            view({ battlefield: [permanent('c9', 'Isamaru, Hound of Konda')] }),
            ask('objects', 0, 'targets', []),
            PASS,
          ),
          step(view(says), priority(0), PASS, happenings),
        ]),
      ),
    );
  const seeing = (...battlefield: readonly PermanentView[]) => seen({ battlefield });

  it('holds where one was performed and nothing is left to do, and is not witnessed where none was', () => {
    expect(seeing(elves)).toBe('holds');
    expect(seen({ battlefield: [elves] }, [])).toBe('not witnessed');
  });

  it('looks at players', () => {
    expect(seen({ life: [0, 20] })).toBe('sba-fixpoint/life');
    expect(seen({ life: [0, 20], gone: [0] })).toBe('holds');
  });

  it.each([
    ['toughness', [{ ...elves, toughness: 0 }]],
    ['lethal-damage', [{ ...elves, damage: 1 }]],
    ['loyalty', [permanent('c2', 'Jace Beleren')]],
    ['legend-rule', [permanent('c2', 'Isamaru, Hound of Konda'), permanent('c3', 'Isamaru, Hound of Konda')]],
    ['world-rule', [permanent('c2', 'Living Plane'), permanent('c3', 'Concordant Crossroads')]],
    ['auras', [permanent('c2', 'Rancor', { attachedTo: 'c7' })]],
    ['attachments', [permanent('c2', 'Bonesplitter', { attachedTo: 'c3' }), permanent('c3', 'Forest')]],
    ['counters-annihilate', [{ ...elves, counters: { '+1/+1': 1, '-1/-1': 1 } }]],
  ] as const)('finds what %s acts on', (clause, battlefield) => {
    expect(seeing(...battlefield)).toBe(`sba-fixpoint/${clause}`);
  });

  it('leaves indestructible creatures, and legends of two players', () => {
    expect(seeing({ ...elves, damage: 1, keywords: ['indestructible'] })).toBe('holds');
    expect(
      seeing(permanent('c2', 'Isamaru, Hound of Konda'), permanent('c3', 'Isamaru, Hound of Konda', { controller: 1 })),
    ).toBe('holds');
  });

  it('is put to the test by a player who loses, also where that ends the game', () => {
    const losing = (reason: string) =>
      witnesses(
        sbaFixpoint.law(
          history([
            step(view(), priority(0), PASS),
            { ...step(view(), priority(0), PASS, [{ kind: 'left the game', player: 1, reason }]), question: null },
          ]),
        ),
      );
    expect(losing('704.5a')).toEqual(['sba-fixpoint/life']);
    expect(losing('704.5c')).toEqual(['sba-fixpoint/poison']);
    expect(losing('104.3a')).toEqual([]);
  });

  it('finds a token in a graveyard, and a poisoned player', () => {
    expect(seen({ zones: { graveyard: [cardView('t1', 'Thopter')] } })).toBe('sba-fixpoint/tokens-and-copies');
    const poisoned = view();
    const players = poisoned.players.map((player) => ({ ...player, counters: { poison: 10 } }));
    const game = history([step({ ...poisoned, players, zone: poisoned.zone }, priority(0), PASS)]);
    expect(outcome(sbaFixpoint.law(game))).toBe('sba-fixpoint/poison');
  });

  it('has who cannot draw in the draw step lose', () => {
    const drawStep = (turn: number, gone: readonly number[], ...cards: readonly string[]) => {
      const began: Happening = { kind: 'step began', step: 'draw', active: 0, turn };
      const on = cards.map((name, index) => boardCard(`c${index}`, name));
      return sbaFixpoint.law(
        history([step(view({ turn }), priority(0), PASS), step(view({ turn, gone }), priority(1), PASS, [began])], on),
      );
    };
    expect(witnesses(drawStep(3, [0]))).toEqual(['sba-fixpoint/empty-library']);
    expect(outcome(drawStep(3, []))).toBe('sba-fixpoint/empty-library');
    expect([outcome(drawStep(1, [])), outcome(drawStep(3, [], "Lich's Mirror"))]).toEqual([
      'not witnessed',
      'not witnessed',
    ]);
  });

  it('has a creature be destroyed to which a source with deathtouch dealt damage', () => {
    const viper = permanent('c1', 'Moss Viper', { types: ['creature'], keywords: ['deathtouch'] });
    const wurm = permanent('c2', 'Craw Wurm', { types: ['creature'] });
    const damaged = (after: readonly PermanentView[], ...more: readonly Happening[]) =>
      sbaFixpoint.law(
        history([
          step(view({ battlefield: [viper, wurm] }), priority(0), PASS),
          step(view({ battlefield: [viper, ...after] }), priority(0), PASS, [
            { kind: 'damage', from: 'c1', to: 'c2', amount: 1, combat: false },
            ...more,
          ]),
        ]),
      );
    const destroyed = moved('c2', 'battlefield', 'graveyard', 'destroyed');
    expect(witnesses(damaged([], destroyed))).toContain('sba-fixpoint/deathtouch');
    expect(outcome(damaged([{ ...wurm, damage: 1 }]))).toBe('sba-fixpoint/deathtouch');
    expect(outcome(damaged([{ ...wurm, damage: 0, tapped: true }]))).toBe('not witnessed');
    expect(outcome(damaged([{ ...wurm, damage: 1, keywords: ['indestructible'] }]))).toBe('not witnessed');
  });
});

describe('the law on conservation', () => {
  const before = view({ battlefield: [elves], zones: { hand: [cardView('c2', 'Forest')] } });
  const moving = (says: ViewSays) =>
    outcome(conservation.law(history([step(before, priority(0), PASS), step(view(says), priority(0), PASS)])));

  it('holds where a card moved, and is not witnessed where none did', () => {
    expect(moving({ zones: { hand: [cardView('c2', 'Forest')], graveyard: [cardView('c1', 'Llanowar Elves')] } })).toBe(
      'holds',
    );
    expect(moving({ battlefield: [elves], zones: { hand: [cardView('c2', 'Forest')] } })).toBe('not witnessed');
  });

  it('finds a card lost, doubled, astray, or left behind', () => {
    expect(moving({ battlefield: [elves] })).toBe('conservation/each-card-once');
    expect(
      moving({
        battlefield: [elves],
        zones: { hand: [cardView('c2', 'Forest')], graveyard: [cardView('c1', 'Llanowar Elves')] },
      }),
    ).toBe('conservation/each-card-once');
    const hand = [cardView('c2', 'Forest')];
    const astray = view({ zones: { hand, graveyard: [cardView('c1', 'Llanowar Elves')] } });
    const swapped = {
      ...astray,
      zone: (zone: Parameters<typeof astray.zone>[0], owner: number) => astray.zone(zone, 1 - owner),
    };
    expect(
      outcome(conservation.law(history([step(before, priority(0), PASS), step(swapped, priority(0), PASS)]))),
    ).toBe('conservation/owners-zone');
    expect(moving({ battlefield: [elves], zones: { hand: [cardView('c2', 'Forest')] }, gone: [0] })).toBe(
      'conservation/left-with-its-owner',
    );
  });
});

describe('the law on empty pools', () => {
  const next = (says: ViewSays, happenings: readonly Happening[] = []) =>
    outcome(
      emptyPools.law(
        history([
          step(view({ pools: ['GG'] }), priority(0), PASS),
          step(view({ step: 'beginning of combat', ...says }), priority(0), PASS, happenings),
        ]),
      ),
    );

  it('holds where mana was lost, and finds what is left', () => {
    expect(next({})).toBe('holds');
    expect(next({ pools: ['G'] })).toBe('empty-pools/between-steps');
  });

  it('is not witnessed where mana may stay, or was made since', () => {
    expect(next({ pools: ['G'], battlefield: [permanent('c2', 'Upwelling')] })).toBe('not witnessed');
    expect(next({ pools: ['G'] }, [added('G', 'c1')])).toBe('not witnessed');
    expect(next({ step: 'precombat main', pools: ['GG'] })).toBe('not witnessed');
  });
});

describe('the law on new objects', () => {
  const blink = [moved('c1', 'battlefield', 'exile'), moved('c1', 'exile', 'battlefield')];
  const marked = { ...elves, damage: 1, toughness: 4, tapped: true, counters: { '+1/+1': 1 } };
  const became = (now: PermanentView, others: readonly PermanentView[] = [], then: readonly PermanentView[] = others) =>
    outcome(
      freshObjects.law(
        history([
          step(view({ battlefield: [marked, ...others] }), priority(0), PASS),
          step(view({ battlefield: [now, ...then] }), priority(0), PASS, blink),
        ]),
      ),
    );

  it('holds for a creature that came back as new', () => {
    expect(became({ ...elves, incarnation: 3 })).toBe('holds');
  });

  it('finds the same object, its marks, and what is still attached', () => {
    expect(became(elves)).toBe('fresh-objects/new-in-each-zone');
    expect(became({ ...marked, incarnation: 3 })).toBe('fresh-objects/no-memory');
    expect(became({ ...elves, incarnation: 3, counters: { '+1/+1': 1 } })).toBe('fresh-objects/no-memory');
    const sword = permanent('c5', 'Bonesplitter', { attachedTo: 'c1' });
    expect(became({ ...elves, incarnation: 3 }, [sword])).toBe('fresh-objects/nothing-follows');
    expect(became({ ...elves, incarnation: 3 }, [sword], [{ ...sword, attachedTo: null }])).toBe('holds');
  });

  it('does not take what lets it enter tapped or with counters for memory', () => {
    const tappedAgain = { ...elves, incarnation: 3, tapped: true };
    expect(became(tappedAgain)).toBe('fresh-objects/no-memory');
    expect(became(tappedAgain, [permanent('c6', 'Urabrask the Hidden')])).toBe('holds');
    expect(became(tappedAgain, [permanent('c6', 'Grand Coliseum')])).toBe('fresh-objects/no-memory');
    const counted = { ...elves, incarnation: 3, counters: { '+1/+1': 1 } };
    expect(became(counted, [permanent('c6', 'Urabrask the Hidden')])).toBe('fresh-objects/no-memory');
  });

  it('is not witnessed where nothing moved', () => {
    expect(outcome(freshObjects.law(history([step(view(), priority(0), PASS), step(view(), priority(1), PASS)])))).toBe(
      'not witnessed',
    );
  });
});

describe('the law on the order of triggers', () => {
  const put = (object: string, source: string, player: number): Happening => ({
    kind: 'put on stack',
    object,
    source,
    player,
  });
  const warden = (ref: string, source: string, controller: number) =>
    abilityOf(ref, source, 'Soul Warden', 0, { controller });
  const game = (stack: readonly StackView[], happenings: readonly Happening[]) =>
    outcome(
      apnap.law(
        history([step(view(), priority(0), PASS), step(view({ stack, active: 1 }), priority(1), PASS, happenings)]),
      ),
    );
  const both = [triggered('c1'), triggered('c2')];

  it("holds for the active player's triggers below the other's, and finds them above", () => {
    expect(
      game([warden('a1', 'c2', 1), warden('a2', 'c1', 0)], [...both, put('a1', 'c2', 1), put('a2', 'c1', 0)]),
    ).toBe('holds');
    expect(
      game([warden('a1', 'c1', 0), warden('a2', 'c2', 1)], [...both, put('a1', 'c1', 0), put('a2', 'c2', 1)]),
    ).toBe('apnap/players-in-turn-order');
  });

  it('does not compare what triggered only after the first was put', () => {
    const happenings = [triggered('c1'), put('a1', 'c1', 0), triggered('c2'), put('a2', 'c2', 1)];
    expect(game([warden('a1', 'c1', 0), warden('a2', 'c2', 1)], happenings)).toBe('not witnessed');
  });

  it("finds a player's own triggers in another order than chosen", () => {
    const order = (stack: readonly StackView[]) =>
      outcome(
        apnap.law(
          history([
            step(view(), priority(0), PASS),
            step(view(), ask('order', 0, 'order of triggers', ['a c1/0', 'a c2/0']), pick('a c2/0', 'a c1/0'), both),
            step(view({ stack }), priority(0), PASS, [put('a1', 'c2', 0), put('a2', 'c1', 0)]),
          ]),
        ),
      );
    expect(order([warden('a1', 'c2', 0), warden('a2', 'c1', 0)])).toBe('holds');
    expect(order([warden('a1', 'c1', 0), warden('a2', 'c2', 0)])).toBe('apnap/own-order-as-chosen');
  });
});

describe('the law on completing', () => {
  const bear = spell('c5', 'Elvish Visionary');
  const forest = permanent('c1', 'Forest');
  const casting = (
    incomplete: readonly string[],
    end: readonly Happening[],
    options: readonly string[] = ['activate c1/0'],
    payable: readonly string[] = [],
  ) =>
    outcome(
      completes.law(
        history([
          step(view({ battlefield: [forest] }), priority(0, ['cast c5'], incomplete), pick('cast c5')),
          step(
            view({ battlefield: [forest], stack: [bear] }),
            ask('pay', 0, 'mana payment', options, { source: 'c5', incomplete: payable }),
            pick('activate c1/0'),
          ),
          step(view({ battlefield: [forest], stack: [bear] }), priority(0), PASS, end),
        ]),
      ),
    );
  const cast: readonly Happening[] = [activated('c1'), { kind: 'cast', object: 'c5', player: 0, from: 'hand' }];
  const back: Happening = { kind: 'taken back', player: 0, object: 'c5' };

  it('holds for a spell that was cast, and finds one that the engine took back', () => {
    expect(casting([], cast)).toBe('holds');
    expect(casting([], [back])).toBe('completes/by-its-plan');
  });

  it('is not witnessed where the action, or a payment, was said not to be completable', () => {
    expect(casting(['cast c5'], [back])).toBe('not witnessed');
  });

  it('finds a payment without a way on', () => {
    expect(casting([], [back], ['activate c1/0'], ['activate c1/0'])).toBe('completes/a-way-on');
  });
});

describe('the law on taking back', () => {
  const forest = permanent('c1', 'Forest');
  const back: Happening = { kind: 'taken back', player: 0, object: 'c5' };
  const hand = { hand: [cardView('c5', 'Elvish Visionary')] };
  const taking = (after: ViewSays, options: readonly string[] = ['cast c5'], kept: string | null = null) =>
    outcome(
      takeBackNeutral.law(
        history([
          step(view({ battlefield: [forest], zones: hand }), priority(0, ['cast c5']), pick('cast c5')),
          ...(kept === null
            ? []
            : [
                step(view({ battlefield: [forest] }), pay(0, 'c5', ['activate c1/0']), pick('activate c1/0')),
                step(view({ battlefield: [forest] }), pay(0, 'c5'), TAKE_BACK, [tapped('c1'), added('G', 'c1')]),
                step(
                  view({ battlefield: [forest] }),
                  ask('yes or no', 0, 'keep mana', ['no', 'yes'], { source: 'c1' }),
                  pick(kept),
                  [back],
                ),
              ]),
          ...(kept === null ? [step(view({ battlefield: [forest] }), pay(0, 'c5'), TAKE_BACK)] : []),
          step(
            view({ battlefield: [forest], zones: hand, ...after }),
            priority(0, options),
            PASS,
            kept === null ? [back] : [],
          ),
        ]),
      ),
    );

  it('holds where all is as before, and finds what is not', () => {
    expect(taking({})).toBe('holds');
    expect(taking({ zones: {} })).toBe('take-back-neutral/the-moment-before');
    expect(taking({ life: [19, 20] })).toBe('take-back-neutral/the-moment-before');
    expect(taking({}, [])).toBe('take-back-neutral/same-options');
  });

  it('lets mana stay that was kept, and nothing else', () => {
    expect(taking({}, ['cast c5'], 'no')).toBe('holds');
    expect(taking({ pools: ['G'] }, ['cast c5'], 'no')).toBe('take-back-neutral/mana-as-chosen');
    expect(taking({ pools: ['G'] }, ['cast c5'], 'yes')).toBe('holds');
    expect(taking({ pools: ['G'], stack: [spell('c7', 'Twiddle')] }, ['cast c5'], 'yes')).toBe(
      'take-back-neutral/mana-as-chosen',
    );
  });

  it('is not witnessed where nothing was taken back', () => {
    expect(
      outcome(
        takeBackNeutral.law(
          history([step(view(), priority(0), PASS), step(view(), priority(1), PASS, [resolved('c8')])]),
        ),
      ),
    ).toBe('not witnessed');
  });
});
