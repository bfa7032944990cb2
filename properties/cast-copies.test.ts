import { describe, expect, it } from 'vitest';
import type { Happening } from '../protocol/index.ts';
import { castCopies } from './cast-copies.property.ts';
import { moved, outcome, resolved, triggered, witnesses } from './testing/activations.ts';
import { ask, boardCard, history, PASS, pick, priority, step } from './testing/histories.ts';
import { abilityOf, cardView, permanent, spell, view } from './testing/views.ts';

const { law } = castCopies;

interface Says {
  /** What player 0, asked whether to copy, says. */
  readonly copies?: boolean;
  /** What is in exile afterwards besides the card. */
  readonly left?: readonly string[];
  readonly cast?: boolean;
  readonly cardGone?: boolean;
  readonly scepterGone?: boolean;
  readonly offered?: readonly string[];
  readonly more?: readonly Happening[];
}

/** The ability `t1` of a Scepter `c1` resolves, under which the Shock `c2` lies; it makes the copy `t2`. */
function scepter({ copies = true, left = [], cast = false, cardGone, scepterGone, offered = [], more = [] }: Says) {
  const ability = abilityOf('t1', 'c1', 'Isochron Scepter', 0);
  const there = [permanent('c1', 'Isochron Scepter'), permanent('c3', 'Eye of the Storm')];
  const exile = [cardView('c2', 'Shock')];
  const lies = (cards: typeof exile) => ({ exile: cards });
  const begun = { battlefield: scepterGone ? there.slice(1) : there, zones: lies(cardGone ? [] : exile) };
  const onStack = cast ? [spell('t2', 'Shock', { card: false })] : [];
  const rest = [...(cardGone ? [] : exile), ...left.map((ref) => cardView(ref, 'Shock'))];
  return history(
    [
      step(view({ battlefield: there, stack: [ability], zones: lies(exile) }), priority(0), PASS),
      step(view({ stack: [ability], ...begun }), priority(1), PASS),
      step(
        view({ stack: [ability], ...begun }),
        ask('yes or no', 0, 'optional effect', ['no', 'yes'], { source: 'c1' }),
        pick(copies ? 'yes' : 'no'),
      ),
      step(view({ ...begun, stack: onStack, zones: lies(rest) }), priority(0, offered), PASS, [
        ...(copies && !cardGone ? [moved('t2', null, 'exile', 'created')] : []),
        ...(cast ? [moved('t2', 'exile', 'stack', 'cast')] : []),
        ...more,
        resolved('t1'),
      ]),
    ],
    [boardCard('c1', 'Isochron Scepter'), boardCard('c2', 'Shock', { zone: 'exile', exiledWith: 'c1' })],
  );
}

const wasCast: Happening = { kind: 'cast', object: 't2', player: 0, from: 'exile' };
const judged = (says: Says) => outcome(law(scepter(says)));

describe('the law on copies of cards', () => {
  it('wants a copy cast or gone', () => {
    expect(judged({})).toBe('holds');
    expect(judged({ left: ['t2'] })).toBe('C1/uncast-copies-cease');
    expect(judged({ cast: true, more: [wasCast] })).toBe('holds');
    expect(judged({ cast: true })).toBe('C1/the-copy-is-cast');
  });

  it('wants the card itself left alone by players who have priority', () => {
    expect(judged({ offered: ['cast c2 by c1'] })).toBe('C1/now-or-never');
  });

  it('lets a copy set nothing off that watches for cards', () => {
    const said = { cast: true, more: [wasCast] };
    expect(witnesses(law(scepter(said)))).toContain('C1/copies-set-nothing-off');
    expect(judged({ ...said, more: [wasCast, triggered('c3')] })).toBe('C1/copies-set-nothing-off');
  });

  it('wants the copy made without the Scepter, and not without the card', () => {
    expect(witnesses(law(scepter({ scepterGone: true })))).toContain('C1/though-the-source-is-gone');
    expect(judged({ cardGone: true })).toBe('holds');
    const made = { cardGone: true, more: [moved('t2', null, 'exile', 'created')] };
    expect(judged(made)).toBe('C1/only-what-is-still-exiled');
  });

  it('is not witnessed where the player copies nothing and no card lies there', () => {
    expect(judged({ copies: false, cardGone: true })).toBe('not witnessed');
  });
});
