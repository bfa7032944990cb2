import { describe, expect, test } from 'vitest';
import { manaFault, tableFault, toyEngine, toyFault, toyFaults } from './fixtures.ts';
import { faultNumberAt, instrument, SWITCH_FILE } from './instrument.ts';

/** The reason why a fault of the toy is stale, or `''` where it is not. */
const staleReason = (fault: ReturnType<typeof toyFault>): string =>
  instrument(toyEngine, [fault]).stale[0]?.reason ?? '';

describe('instrument', () => {
  test('leaves files without a fault as they are', () => {
    const { sources } = instrument(toyEngine, [manaFault('no-mana', 'addMana', 'amount > 0 ? amount : 0', '0')]);
    for (const file of ['index.ts', 'pool.ts', 'tables.ts']) expect(sources.get(file)).toBe(toyEngine.get(file));
    expect([...sources.keys()]).toEqual([...toyEngine.keys(), SWITCH_FILE]);
  });

  test('builds in every fault of the toy, numbered in their order', () => {
    const instrumented = instrument(toyEngine, toyFaults);
    expect(instrumented.stale).toEqual([]);
    expect(instrumented.faults).toEqual(toyFaults);
    const text = instrumented.sources.get('turn/mana.ts') ?? '';
    for (const [number, mark] of [
      [1, 'const added = 0;'],
      [2, 'total };'],
      [3, 'value * 3'],
      [0, 'value * 2'],
      [0, 'faults-switch'],
    ] as const) {
      expect(text.split(mark)).toHaveLength(2);
      expect(faultNumberAt(text, text.indexOf(mark))).toBe(number);
    }
  });

  test('keeps a fault of an inner function while the outer one is not at fault', () => {
    const text = instrument(toyEngine, toyFaults).sources.get('turn/mana.ts') ?? '';
    const outer = text.slice(text.indexOf('export function twice'));
    expect(outer.indexOf('addMana(from, 2)')).toBeGreaterThan(outer.indexOf('/* fault 0 */'));
    expect(outer.match(/addMana\(from, 2\)/g)).toHaveLength(1);
  });

  test('takes a replacement literally', () => {
    const { sources } = instrument(toyEngine, [manaFault('dollars', 'label', "'#' + of", "'$&$1'")]);
    expect(sources.get('turn/mana.ts')).toContain("'$&$1'");
  });
});

describe('a fault that does not apply is told with the reason:', () => {
  test('no such file', () => {
    const fault = toyFault({ id: 'a', file: 'gone.ts', function: 'f', find: 'a', replacement: 'b' });
    expect(instrument(toyEngine, [fault])).toMatchObject({
      faults: [],
      stale: [{ id: 'a', reason: 'the engine has no file gone.ts' }],
    });
  });

  test.for([
    ['no such function', manaFault('a', 'spendMana', 'a', 'b'), 'turn/mana.ts has no function spendMana'],
    ['an inner function named without its outer one', manaFault('a', 'once', '1', '2'), 'has no function once'],
    ['a name that two functions have', tableFault('a', 'checks.holds', '>', '<'), 'ambiguous: tables.ts has 2 of them'],
    ['the text is not there', manaFault('a', 'addMana', 'red', 'blue'), 'not found in addMana'],
    ['the text is there twice', manaFault('a', 'addMana', 'green', 'red'), 'found 3 times in addMana'],
    ['no text', manaFault('a', 'addMana', '', 'b'), 'not found in addMana'],
    [
      'the text is in the signature',
      manaFault('a', 'addMana', 'amount = 1', 'amount = 2'),
      'outside the body of addMana',
    ],
    [
      'the text is in the signature of an arrow',
      manaFault('a', 'doubled', 'value: T', 'of: T'),
      'outside the body of doubled',
    ],
    ['a table of data', tableFault('a', 'costs', 'wall: 2', 'wall: 3'), 'in costs the text is data'],
    ['data beside functions', tableFault('a', 'checks', "'life'", "'lives'"), 'in checks the text is data'],
    ['nothing changes', manaFault('a', 'addMana', 'amount > 0', 'amount > 0'), 'changes nothing'],
    ['the replacement does not parse', manaFault('a', 'addMana', 'amount > 0', 'amount >'), 'does not parse'],
  ] as const)('%s', ([, fault, reason]) => {
    expect(staleReason(fault)).toContain(reason);
  });

  test('the text is there twice, one over the other', () => {
    const source = new Map([['a.ts', "export const fruit = (): string => 'banana';\n"]]);
    const fault = toyFault({ id: 'a', file: 'a.ts', function: 'fruit', find: 'ana', replacement: 'o' });
    expect(instrument(source, [fault]).stale[0]?.reason).toContain('found 2 times in fruit');
  });

  test('an id that is taken, and the first one stays', () => {
    const [first, second] = [manaFault('a', 'doubled', '2', '3'), manaFault('a', 'doubled', '2', '4')];
    expect(instrument(toyEngine, [first, second])).toMatchObject({
      faults: [first],
      stale: [{ id: 'a', reason: 'another fault has the same id' }],
    });
  });
});
