import { describe, expect, test } from 'vitest';
import { readAbilities } from './printed-abilities.ts';

const permanent = (text: string) => readAbilities(text, false);
const spell = (text: string) => readAbilities(text, true);

describe('the abilities that a text amounts to', () => {
  test('are one for each paragraph', () => {
    const text = 'Enchant mill\nWhenever it turns, rest.\n{1}, {T}: Turn it.\nMills are blue.\nAs it turns, it hums.';
    expect(permanent(text).kinds).toEqual(['enchant', 'triggered', 'activated', 'static', 'static']);
  });

  test('are one for each keyword of a line of keywords', () => {
    expect(permanent('Flying, first strike\nVigilance')).toEqual({
      kinds: ['keyword', 'keyword', 'keyword'],
      keywords: ['flying', 'first strike', 'vigilance'],
      costs: 0,
      spell: false,
    });
  });

  test('do not take a sentence for a line of keywords', () => {
    expect(permanent('Flying, tall mills are blue.')).toMatchObject({ kinds: ['static'], keywords: [] });
  });

  test('leave reminder text out, and so the text of a basic land', () => {
    expect(permanent('({T}: Add {G}.)').kinds).toEqual([]);
    expect(permanent('Reach (It looks up: far.)')).toMatchObject({ kinds: ['keyword'], keywords: ['reach'] });
    expect(permanent('(A mill is no spell.)\n{T}: Add {U}.').kinds).toEqual(['activated']);
  });

  test('do not look into quotes', () => {
    expect(permanent('Mills have "{T}: Turn this."').kinds).toEqual(['static']);
    expect(permanent('Mills have “Whenever: so.” and “{Q}: Turn.”').kinds).toEqual(['static']);
  });

  test('look behind an ability word', () => {
    expect(permanent('Milling — {T}: Turn it.\nWater wheel — Whenever it rains, turn it.').kinds).toEqual([
      'activated',
      'triggered',
    ]);
  });

  test('count a list of modes as one ability', () => {
    expect(permanent('When it turns, choose one —\n• Rest.\n• Turn: again.').kinds).toEqual(['triggered']);
    expect(spell('Choose one —\n• Rest.\n• Turn.')).toMatchObject({ kinds: [], spell: true });
  });

  test('know the keywords with a parameter by what they are', () => {
    expect(permanent('Equip {1}\nCycling {2}\nCumulative upkeep {1}\nCumulative upkeep—Turn a mill.').kinds).toEqual([
      'activated',
      'activated',
      'triggered',
      'triggered',
    ]);
  });

  test('count what is about costs apart', () => {
    const text =
      "Kicker {X}\nAs an additional cost to cast this spell, rest.\nYou may rest rather than pay this spell's mana cost.";
    expect(permanent(text)).toMatchObject({ kinds: [], costs: 3, spell: false });
    expect(spell(`${text}\nTurn it.`)).toMatchObject({ kinds: [], costs: 3, spell: true });
    const free = 'If it rains, you may cast this spell without paying at all.';
    expect(spell(`${free}\nTurn it.`)).toMatchObject({ kinds: [], costs: 1, spell: true });
    expect(permanent('You may rest rather than pay the mana cost for what you cast.').kinds).toEqual(['static']);
    expect(permanent('Kicker {W} and/or {2}{B}')).toMatchObject({ kinds: [], costs: 2, spell: false });
  });
});

describe('an instant or sorcery', () => {
  test('does in one what its paragraphs say, however many', () => {
    expect(spell('Turn a mill.\nAt the end, rest.')).toMatchObject({ kinds: [], spell: true });
  });

  test('may have abilities besides', () => {
    const text =
      'Mill Song can’t be countered.\nThis spell costs {1} less.\nFlash\nWhen you cast this spell, rest.\nTurn.';
    expect(spell(text)).toEqual({
      kinds: ['static', 'static', 'keyword', 'triggered'],
      keywords: ['flash'],
      costs: 0,
      spell: true,
    });
    expect(spell('Turn.\nCycling {2}').kinds).toEqual(['activated']);
  });

  test('says how it is paid for in abilities of its own, and suspend is three', () => {
    expect(permanent('Convoke, delve\nFlying')).toMatchObject({ kinds: ['static', 'static', 'keyword'] });
    expect(spell('Delve\nTurn.')).toMatchObject({ kinds: ['static'], spell: true });
    expect(spell('Turn.\nSuspend 3—{R}').kinds).toEqual(['static', 'triggered', 'triggered']);
  });

  test('does nothing in a game where it speaks of cards outside it', () => {
    expect(permanent('Companion — Each card is a Mill.\nFlying').kinds).toEqual(['keyword']);
  });
});
