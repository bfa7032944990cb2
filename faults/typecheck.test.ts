import { describe, expect, test } from 'vitest';
import { manaFault, toyEngine, toyFaults } from './fixtures.ts';
import { instrument } from './instrument.ts';
import { ENGINE_FOLDER } from './load.ts';
import { typeCheck } from './typecheck.ts';

describe('typeCheck', { timeout: 60_000 }, () => {
  test('finds nothing in the toy with all its faults', () => {
    expect(typeCheck(instrument(toyEngine, toyFaults), ENGINE_FOLDER)).toEqual([]);
  });

  test('names each fault that is ill-typed, and lets a fault leave a name unused', () => {
    const faults = [
      manaFault('unknown-name', 'addMana', 'total: total + added', 'total: total + extra'),
      manaFault('unused-name', 'addMana', '{ green: green + added, total: total + added }', '{ green, total }'),
      manaFault('wrong-type', 'doubled', 'value * 2', "'two'"),
    ];
    const problems = typeCheck(instrument(toyEngine, faults), ENGINE_FOLDER);
    expect(problems.map((problem) => problem.faults)).toEqual([['unknown-name'], ['wrong-type']]);
  });

  test('names all faults of the file where an error is told at the signature', () => {
    const faults = [
      manaFault('no-return', 'mainPhase', 'return passes;', ''),
      manaFault('no-mana', 'addMana', 'amount > 0 ? amount : 0', '0'),
    ];
    const [problem, ...more] = typeCheck(instrument(toyEngine, faults), ENGINE_FOLDER);
    expect(problem).toMatchObject({ faults: ['no-return', 'no-mana'], file: 'turn/mana.ts' });
    expect(more).toEqual([]);
  });

  test('names no fault for an error in a file that has none', () => {
    const broken = new Map([...toyEngine, ['broken.ts', 'export const life: string = 20;\n']]);
    expect(typeCheck(instrument(broken, toyFaults), ENGINE_FOLDER)).toEqual([
      { faults: [], file: 'broken.ts', message: "Type 'number' is not assignable to type 'string'." },
    ]);
  });
});
