import { describe, expect, it } from 'vitest';
import type { CardView, Happening, HistoryStep, PermanentView } from '../protocol/index.ts';
import { linkedExile } from './linked-exile.property.ts';
import { moved, outcome, resolved, witnesses } from './testing/activations.ts';
import { boardCard, history, PASS, priority, step } from './testing/histories.ts';
import { abilityOf, cardView, permanent, type ViewSays, view } from './testing/views.ts';

const HUNTER = 'Fiend Hunter';
const PRIEST = 'Banisher Priest';
const bear = permanent('c5', 'Grizzly Bears', { owner: 1 });
const exiled = cardView('c5', 'Grizzly Bears', 1, 2);
const other = cardView('c6', 'Hill Giant', 1, 2);

const seen = (says: ViewSays, ...happenings: readonly Happening[]): HistoryStep =>
  step(view(says), priority(0), PASS, happenings);
const put = (object: string): Happening => ({ kind: 'put on stack', object, source: 'c1', player: 0 });
const triggered = (place: number): Happening => ({
  kind: 'triggered',
  object: 'c1',
  ability: `c1/${place}`,
  player: 0,
});
const enters = (name: string) => abilityOf('a1', 'c1', name, 0, { targets: [['c5']] });
const leaves = (name: string) => abilityOf('a2', 'c1', name, 1);

/** `c1` enters, and its ability exiles `c5`. */
function exiling(name: string, ...more: readonly PermanentView[]): readonly HistoryStep[] {
  const keeper = permanent('c1', name);
  return [
    seen({ battlefield: [bear, ...more] }),
    seen(
      { battlefield: [bear, keeper, ...more], stack: [enters(name)] },
      moved('c1', 'stack', 'battlefield', 'resolution'),
      triggered(0),
      put('a1'),
    ),
    seen(
      { battlefield: [keeper, ...more], zones: { exile: [exiled, other] } },
      moved('c5', 'battlefield', 'exile'),
      resolved('a1'),
    ),
  ];
}

const verdict = (...steps: readonly HistoryStep[]) => linkedExile.law(history(steps));

describe('the law on what another ability gives back', () => {
  /** It dies, and its other ability resolves. */
  const dying = (zones: readonly CardView[], ...moves: readonly Happening[]) => [
    seen(
      { stack: [leaves(HUNTER)], zones: { exile: [exiled, other] } },
      moved('c1', 'battlefield', 'graveyard', 'destroyed'),
      triggered(1),
      put('a2'),
    ),
    seen({ zones: { exile: zones } }, ...moves, resolved('a2')),
  ];

  it('has all that its own ability exiled return, and nothing else', () => {
    const ended = (...moves: readonly Happening[]) => verdict(...exiling(HUNTER), ...dying([], ...moves));
    expect(witnesses(ended(moved('c5', 'exile', 'battlefield')))).toEqual([
      'linked-exile/not-what-another-exiled',
      'linked-exile/what-it-exiled-returns',
    ]);
    expect(outcome(ended())).toBe('linked-exile/what-it-exiled-returns');
    expect(outcome(ended(moved('c5', 'exile', 'battlefield'), moved('c6', 'exile', 'battlefield')))).toBe(
      'linked-exile/not-what-another-exiled',
    );
  });

  it('takes one that came back for another, and a new text for another', () => {
    const back = [moved('c1', 'battlefield', 'exile'), moved('c1', 'exile', 'battlefield')];
    const hunter = permanent('c1', HUNTER, { incarnation: 3 });
    const flickered = seen({ battlefield: [hunter], zones: { exile: [exiled, other] } }, ...back);
    const return5 = moved('c5', 'exile', 'battlefield');
    expect(outcome(verdict(...exiling(HUNTER), flickered, ...dying([], return5)))).toBe(
      'linked-exile/not-what-it-exiled-before',
    );
    expect(outcome(verdict(...exiling('Faceless Butcher'), ...dying([], return5)))).toBe(
      'linked-exile/not-by-another-text',
    );
  });

  it('leaves the permanent itself where it is', () => {
    const self = cardView('c1', HUNTER, 0, 3);
    const steps = (...moves: readonly Happening[]) => [
      ...exiling(HUNTER),
      seen(
        { stack: [leaves(HUNTER)], zones: { exile: [exiled, self] } },
        moved('c1', 'battlefield', 'exile'),
        triggered(1),
        put('a2'),
      ),
      seen({}, moved('c5', 'exile', 'battlefield'), ...moves, resolved('a2')),
    ];
    expect(outcome(verdict(...steps()))).toBe('holds');
    expect(outcome(verdict(...steps(moved('c1', 'exile', 'battlefield'))))).toBe('linked-exile/not-itself');
  });

  it('finds the cards though the permanent was the cost', () => {
    const bag = 'Bag of Holding';
    const zones = { exile: [exiled] };
    const activation: readonly Happening[] = [
      put('a3'),
      moved('c1', 'battlefield', 'graveyard', 'sacrificed'),
      { kind: 'activated', object: 'c1', ability: 'c1/1', player: 0, manaAbility: false },
    ];
    const emptied = (...moves: readonly Happening[]) =>
      outcome(
        linkedExile.law(
          history(
            [
              seen({ battlefield: [permanent('c1', bag)], zones }),
              seen({ stack: [abilityOf('a3', 'c1', bag, 1)], zones }, ...activation),
              seen({}, ...moves, resolved('a3')),
            ],
            [boardCard('c5', 'Grizzly Bears', { owner: 1, zone: 'exile', exiledWith: 'c1' }), boardCard('c1', bag)],
          ),
        ),
      );
    expect([emptied(moved('c5', 'exile', 'hand')), emptied()]).toEqual([
      'holds',
      'linked-exile/though-it-was-the-cost',
    ]);
  });
});

describe('the law on what is exiled until a permanent leaves', () => {
  const ended = (says: ViewSays, ...happenings: readonly Happening[]) =>
    outcome(verdict(...exiling(PRIEST), seen(says, ...happenings)));
  const still: ViewSays = { zones: { exile: [exiled, other] } };

  it('has it return at once, whichever way the permanent leaves', () => {
    const dies = moved('c1', 'battlefield', 'graveyard', 'destroyed');
    expect(ended({}, dies, moved('c5', 'exile', 'battlefield'))).toBe('holds');
    expect(ended(still, dies)).toBe('linked-exile/until-it-leaves');
    expect(ended(still, moved('c1', 'battlefield', null, 'left the game'))).toBe('linked-exile/its-player-left');
  });

  it('has it return though the permanent has come back', () => {
    const back = [moved('c1', 'battlefield', 'exile'), moved('c1', 'exile', 'battlefield')];
    const battlefield = [permanent('c1', PRIEST, { incarnation: 3 })];
    expect(ended({ battlefield }, ...back, moved('c5', 'exile', 'battlefield'))).toBe('holds');
    expect(ended({ ...still, battlefield }, ...back)).toBe('linked-exile/though-it-came-back');
  });

  it('has it stay as another such permanent leaves', () => {
    const priest = permanent('c2', PRIEST);
    const second = abilityOf('a4', 'c2', PRIEST, 0, { targets: [['c6']] });
    const steps = (exile: readonly CardView[], ...returns: readonly Happening[]) => [
      ...exiling(PRIEST),
      seen(
        { battlefield: [permanent('c1', PRIEST), priest], stack: [second], zones: { exile: [exiled] } },
        moved('c2', 'stack', 'battlefield', 'resolution'),
        { kind: 'triggered', object: 'c2', ability: 'c2/0', player: 0 },
        { kind: 'put on stack', object: 'a4', source: 'c2', player: 0 },
      ),
      seen(
        { battlefield: [permanent('c1', PRIEST), priest], zones: { exile: [exiled, other] } },
        moved('c6', 'battlefield', 'exile'),
        resolved('a4'),
      ),
      seen(
        { battlefield: [permanent('c1', PRIEST)], zones: { exile } },
        moved('c2', 'battlefield', 'graveyard', 'destroyed'),
        moved('c6', 'exile', 'battlefield'),
        ...returns,
      ),
    ];
    expect(outcome(verdict(...steps([exiled])))).toBe('holds');
    expect(outcome(verdict(...steps([], moved('c5', 'exile', 'battlefield'))))).toBe('linked-exile/while-it-stays');
  });

  it('has nothing exiled where the permanent has left already', () => {
    const [first, entered] = exiling(PRIEST) as readonly [HistoryStep, HistoryStep];
    const gone = seen(
      { battlefield: [bear], stack: [enters(PRIEST)] },
      moved('c1', 'battlefield', 'graveyard', 'destroyed'),
    );
    const end = (...moves: readonly Happening[]) =>
      outcome(verdict(first, entered, gone, seen({ battlefield: [bear] }, ...moves, resolved('a1'))));
    expect([end(), end(moved('c5', 'battlefield', 'exile'))]).toEqual(['holds', 'linked-exile/left-already']);
  });
});
