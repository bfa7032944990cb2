import { describe, expect, test } from 'vitest';
import { checkClaims } from './claims.ts';
import { playAsked } from './play-asked.ts';
import { readAsked } from './read-asked.ts';

describe('a line that says what was done by itself, for want of another possibility, is right', () => {
  test.each<[string, string, string, readonly string[], readonly string[]]>([
    [
      'a creature that has to attack',
      'battlefield: Juggernaut',
      'battlefield: Island',
      ['0 attacks player 1 with Juggernaut', 'pass until second main'],
      ['player 1: 15 life'],
    ],
    [
      'nobody who could attack',
      'battlefield: Island',
      'battlefield: Island',
      ['0 does not attack', 'pass until second main'],
      ['player 1: 20 life'],
    ],
    [
      'a creature that has to block',
      'battlefield: Grizzly Bears, Lure (attached to Grizzly Bears)',
      'battlefield: Hill Giant',
      ['0 attacks player 1 with Grizzly Bears', '1 blocks Grizzly Bears with Hill Giant', 'pass until second main'],
      ['Grizzly Bears in graveyard'],
    ],
    [
      'the only mode',
      'battlefield: 6 Swamp; hand: Betrayal of Flesh',
      'battlefield: Hill Giant',
      ['0 casts Betrayal of Flesh choosing mode 1 targeting Hill Giant', 'resolve'],
      ['Hill Giant in graveyard'],
    ],
    [
      'the only target of a spell, in a line of its own',
      'battlefield: 2 Plains; hand: Disenchant',
      'battlefield: Sol Ring',
      ['0 casts Disenchant', '0 targets Sol Ring', 'resolve'],
      ['Sol Ring in graveyard'],
    ],
    [
      'the only creature to sacrifice',
      'battlefield: 2 Swamp, Island; hand: Diabolic Edict, Opt',
      'battlefield: Hill Giant',
      ['0 casts Diabolic Edict targeting player 1', 'resolve', '1 sacrifices Hill Giant', '0 casts Opt'],
      ['Hill Giant in graveyard', 'Opt was cast'],
    ],
  ])('%s', (_, first, second, lines, expected) => {
    expect(failures(first, second, lines, expected)).toEqual([]);
  });

  test.each<[string, string, string, readonly string[], RegExp]>([
    [
      'other attackers than those that have to',
      'battlefield: Juggernaut, Memnite (new)',
      'battlefield: Island',
      ['0 attacks player 1 with Memnite'],
      /one possibility: Juggernaut attacks player 1/,
    ],
    [
      'another mode',
      'battlefield: 6 Swamp; hand: Betrayal of Flesh',
      'battlefield: Hill Giant',
      ['0 casts Betrayal of Flesh choosing mode 2'],
      /nothing is asked to which "mode 2"/,
    ],
    [
      'an attack twice',
      'battlefield: Grizzly Bears',
      'battlefield: Island',
      ['0 attacks player 1 with Grizzly Bears', '0 attacks player 1 with Grizzly Bears'],
      /no creature can do so|one possibility/,
    ],
    [
      'another creature than the one that was sacrificed',
      'battlefield: 2 Swamp, Memnite; hand: Diabolic Edict',
      'battlefield: Hill Giant',
      ['0 casts Diabolic Edict targeting player 1', 'resolve', '1 sacrifices Memnite'],
      /nobody asks player 1/,
    ],
  ])('but not one that says %s', (_, first, second, lines, why) => {
    expect(played(first, second, lines, []).transcript.end).toMatchObject({
      kind: 'refused',
      line: { text: lines.at(-1) },
      refusal: { why: expect.stringMatching(why) },
    });
  });
});

/** What is expected and is not so, with why. */
function failures(...given: Parameters<typeof played>): readonly string[] {
  const { asked, transcript, book } = played(...given);
  return checkClaims(asked, transcript, book).flatMap(({ source, failed }) =>
    failed === null ? [] : [`${source.text}: ${failed}`],
  );
}

function played(first: string, second: string, lines: readonly string[], expected: readonly string[]) {
  const zones = (text: string): readonly string[] => text.split('; ');
  const board = ['player 0', ...zones(first), 'player 1', ...zones(second)];
  const asked = readAsked('asked.txt', [...board, 'actions:', ...lines, 'expect:', ...expected].join('\n'));
  return { asked, ...playAsked(asked, () => null) };
}
