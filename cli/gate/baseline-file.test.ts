import { afterAll, describe, expect, test, vi } from 'vitest';
import { removeFolders } from '../testing/folder.ts';
import { MORE, TAPS, withBaseline } from './testing/gate-folder.ts';

vi.setConfig({ testTimeout: 120_000 });
afterAll(removeFolders);

describe('a baseline', () => {
  test('keeps what was said of its entries when it is written again, and witnesses as they are', async () => {
    const { folder } = await withBaseline();
    folder.changeEntry((entry) => ({ ...entry, reason: 'a ticket', since: '2025-01-01', engineVersions: ['0.9'] }));
    const [entry] = folder.baseline().entries;
    const witness = folder.text(entry?.witness ?? '');
    expect((await folder.write(MORE)).out).toContain('1 known failure (1 kept)');
    expect(folder.baseline().entries).toEqual([{ ...entry, engineVersions: ['0.9', '1'] }]);
    expect(folder.text(entry?.witness ?? '')).toBe(witness);
  });

  test('is written anew for another suite with what was said of a class that has another name now', async () => {
    const { folder } = await withBaseline();
    const [before] = folder.baseline().entries;
    folder.renameClass('toy-damage | T1/damage-is-x | n harm / n harm');
    const ended = await folder.gate(MORE, '--rebaseline');
    expect(ended.code).toBe(0);
    expect(ended.out).toMatch(/^old: suite 0\.0\.0 .*\nnew: suite 0\.0\.0 /);
    expect(ended.out).toMatch(/\nrenamed\n {2}old: .* n harm \/ n harm\n {2}new: .* n damage \/ n damage\n/);
    expect(folder.baseline().entries).toMatchObject([
      { id: before?.id, class: before?.class, reason: 'told upstream' },
    ]);
    expect(await folder.gate(MORE)).toMatchObject({ code: 0 });
  });

  test('written anew shows what is gone and what is new', async () => {
    const { folder } = await withBaseline();
    const { out } = await folder.gate(TAPS, '--rebaseline');
    expect(out).toMatch(/\ngone: passes now\n {2}old: toy-damage-\w+ .*\n {2}new: \(none\)\n/);
    expect(out).toMatch(/\nnew\n {2}old: \(none\)\n {2}new: toy-damage-\w+ .*\n/);
    expect(folder.files().filter((file) => file.endsWith('.json') && file.startsWith('known-witnesses/'))).toHaveLength(
      1,
    );
  });

  test.each<[string, object, string]>([
    ['an unknown field', { more: 1 }, 'must NOT have additional properties'],
    ['no reason', { reason: ' ' }, 'entries.0.reason must match pattern'],
    ['a verdict on the harness', { verdict: 'harness error' }, 'entries.0.verdict must be equal to one of'],
    ['no witness', { witness: 'nowhere.json' }, 'there is no such file'],
    ['the witness of another class', { class: 'toy-damage | T1/damage-is-x | a / b' }, 'is of toy-damage, class'],
  ])('with %s in an entry is refused', async (_, change, message) => {
    const { folder } = await withBaseline();
    folder.changeEntry((entry) => ({ ...entry, ...change }));
    const ended = await folder.gate(MORE);
    expect(ended).toMatchObject({ code: 2, out: '' });
    expect(ended.err).toContain(message);
  });

  test('of a newer format, or with one entry twice, is refused', async () => {
    const { folder } = await withBaseline();
    folder.changeBaseline((file) => ({ ...file, entries: [...file.entries, ...file.entries] }));
    expect((await folder.gate(MORE)).err).toContain('known.json: two entries have the id "toy-damage-');
    folder.changeBaseline((file) => ({ ...file, format: 2 }));
    expect((await folder.gate(MORE)).err).toContain('its format 2 is newer');
  });
});

describe('bad usage of a gate ends with 2', () => {
  test.each<[string, readonly string[], string]>([
    ['no baseline yet', ['--engine', 'none', '--baseline', 'b.json'], '--baseline b.json --write-baseline'],
    ['no engine', ['--baseline', 'known.json'], "required option '--engine <engine>'"],
    ['other properties', ['T1', '--engine', MORE, '--baseline', 'known.json'], 'name others with --write-baseline'],
    [
      'a base to write of',
      ['--engine', MORE, '--baseline', 'known.json', '--base', MORE, '--rebaseline'],
      '--base is for',
    ],
    ['an entry that there is not', ['--baseline', 'known.json', '--remove', 'x'], 'no entry is called "x"'],
    ['a run that is through', ['--engine', MORE, '--baseline', 'known.json', '--out', 'old'], 'a run that is through'],
  ])('%s', async (_, args, message) => {
    const { folder } = await withBaseline('old');
    const ended = await folder.run('gate', ...args);
    expect(ended).toMatchObject({ code: 2, out: '' });
    expect(ended.err).toContain(message);
  });
});
