import type { Happening } from '../protocol/index.ts';
import { listed, type Names } from './names.ts';

/** What happened, in Magic's words, without a full stop; null for what goes without saying. */
export function happeningWords(happening: Happening, names: Names): string | null {
  return (
    zoneWords(happening, names) ??
    stackWords(happening, names) ??
    manaWords(happening, names) ??
    combatWords(happening, names) ??
    playerWords(happening, names)
  );
}

/** Several happenings, one sentence each, the same ones counted. */
export function happeningsWords(happenings: readonly Happening[], names: Names): readonly string[] {
  const all = happenings.flatMap((happening) => happeningWords(happening, names) ?? []);
  const counts = new Map<string, number>();
  for (const words of all) counts.set(words, (counts.get(words) ?? 0) + 1);
  return [...counts].map(([words, count]) => (count === 1 ? words : `${words} (${count} times)`));
}

function zoneWords(happening: Happening, { of }: Names): string | null {
  switch (happening.kind) {
    case 'moved': {
      const { object, from, to } = happening;
      if (to === null) return `${of(object)} ceases to exist`;
      return from === null ? `${of(object)} appears in the ${to}` : `${of(object)} goes from ${from} to ${to}`;
    }
    case 'attached':
      return happening.to === null
        ? `${of(happening.object)} becomes unattached`
        : `${of(happening.object)} becomes attached to ${of(happening.to)}`;
    case 'control changed':
      return `player ${happening.player} gains control of ${of(happening.object)}`;
    case 'counters': {
      const { on, counter, change } = happening;
      const count = `${Math.abs(change)} ${counter} ${Math.abs(change) === 1 ? 'counter' : 'counters'}`;
      return change >= 0 ? `${of(on)} gets ${count}` : `${of(on)} loses ${count}`;
    }
    case 'tapped':
      return `${of(happening.object)} becomes tapped`;
    case 'untapped':
      return `${of(happening.object)} becomes untapped`;
    default:
      return null;
  }
}

function stackWords(happening: Happening, { of, option }: Names): string | null {
  switch (happening.kind) {
    case 'cast':
      return `player ${happening.player} has cast ${of(happening.object)} from ${happening.from}`;
    case 'activated': {
      const kind = happening.manaAbility ? 'a mana ability' : 'an ability';
      return `player ${happening.player} has activated ${kind}, ${option(happening.ability)}`;
    }
    case 'triggered':
      return `${option(happening.ability)} triggers`;
    case 'put on stack':
      return `an ability of ${of(happening.source)} is put on the stack`;
    case 'resolved':
      return happening.did === ''
        ? `${of(happening.object)} resolves`
        : `${of(happening.object)} resolves: ${happening.did}`;
    case 'countered':
      return `${of(happening.object)} is countered`;
    case 'became target':
      return `${of(happening.target)} becomes a target of ${of(happening.of)}`;
    case 'taken back':
      return `player ${happening.player} takes ${of(happening.object)} back`;
    default:
      return null;
  }
}

function manaWords(happening: Happening, { of }: Names): string | null {
  switch (happening.kind) {
    case 'tapped for mana': {
      const made = happening.produced === '' ? 'no mana' : manaText(happening.produced);
      return `player ${happening.player} taps ${of(happening.object)} for mana: ${made}`;
    }
    case 'mana added': {
      const how = happening.triggered ? 'by a triggered mana ability of' : 'from';
      return `player ${happening.player} gets ${manaText(happening.mana)} ${how} ${of(happening.source)}`;
    }
    case 'mana lost':
      return `player ${happening.player} loses unspent ${manaText(happening.mana)}`;
    case 'mana spent':
      return `player ${happening.player} spends ${manaText(happening.mana)} on ${of(happening.on)}`;
    default:
      return null;
  }
}

function combatWords(happening: Happening, { of }: Names): string | null {
  switch (happening.kind) {
    case 'damage':
      return `${of(happening.from)} deals ${happening.amount}${happening.combat ? ' combat' : ''} damage to ${of(happening.to)}`;
    case 'attacked':
      return `${of(happening.object)} attacks ${of(happening.defender)}`;
    case 'blocked':
      return `${of(happening.object)} blocks ${of(happening.attacker)}`;
    case 'became blocked':
      return `${of(happening.object)} becomes blocked`;
    default:
      return null;
  }
}

function playerWords(happening: Happening, { of }: Names): string | null {
  switch (happening.kind) {
    case 'life':
      return happening.change >= 0
        ? `player ${happening.player} gains ${happening.change} life`
        : `player ${happening.player} loses ${-happening.change} life`;
    case 'drew':
      return `player ${happening.player} draws ${happening.card === null ? 'a card' : of(happening.card)}`;
    case 'discarded':
      return `player ${happening.player} discards ${of(happening.card)}`;
    case 'shuffled':
      return `player ${happening.player} shuffles`;
    case 'searched':
      return `player ${happening.player} searches a library`;
    case 'left the game':
      return `player ${happening.player} leaves the game: ${happening.reason}`;
    default:
      return null;
  }
}

/** `{G}{G}` for `GG`. */
export function manaText(letters: string): string {
  return letters === '' ? 'no mana' : [...letters].map((letter) => `{${letter}}`).join('');
}

/** The mana of several players, as a list; used where pools are compared. */
export function poolsText(pools: readonly string[]): string {
  return listed(pools.map((pool, seat) => `player ${seat}: ${manaText(pool)}`));
}
