import type { GameEvent, Mana, Root } from '../../engine/index.ts';
import type { Happening } from '../../protocol/index.ts';
import type { Names } from './names.ts';

const letters = (mana: readonly Mana[]): string => mana.map((unit) => unit.type).join('');

/** An event as the protocol has it; null for what it leaves to be seen. `root` names abilities. */
export function happening(event: GameEvent, root: Root, names: Names): Happening | null {
  switch (event.kind) {
    case 'moved':
      return { kind: 'moved', object: names.object(event.object), from: event.from, to: event.to, cause: event.cause };
    case 'tapped':
    case 'untapped':
      return { kind: event.kind, object: names.object(event.object) };
    case 'tapped for mana':
      return {
        kind: 'tapped for mana',
        object: names.object(event.object),
        player: event.player,
        produced: event.produced.join(''),
      };
    case 'mana added':
      return {
        kind: 'mana added',
        player: event.player,
        mana: letters(event.mana),
        source: names.object(event.source),
        triggered: event.triggered,
      };
    case 'mana spent':
      return { kind: 'mana spent', player: event.player, mana: letters(event.mana), on: names.object(event.on) };
    case 'mana lost':
      return { kind: 'mana lost', player: event.player, mana: letters(event.mana) };
    case 'cast':
      return { kind: 'cast', object: names.object(event.spell), player: event.player, from: event.from };
    case 'activated': {
      const ability = names.ability(root, event.object, event.ability, 'activated');
      return {
        kind: 'activated',
        object: names.object(event.object),
        ability,
        player: event.player,
        manaAbility: event.onStack === null,
      };
    }
    case 'triggered': {
      const ability = names.ability(root, event.source, event.ability, 'triggered');
      return { kind: 'triggered', object: names.object(event.source), ability, player: event.player };
    }
    case 'put on stack':
      return {
        kind: 'put on stack',
        object: names.object(event.object),
        source: names.object(event.source),
        player: event.player,
      };
    case 'resolved':
      return { kind: 'resolved', object: names.object(event.object), did: event.did };
    case 'countered':
      return { kind: 'countered', object: names.object(event.object) };
    case 'went unblocked':
      return null;
    default:
      return otherHappening(event, names);
  }
}

type Other = Exclude<
  GameEvent,
  {
    kind:
      | 'moved'
      | 'tapped'
      | 'untapped'
      | 'tapped for mana'
      | 'mana added'
      | 'mana spent'
      | 'mana lost'
      | 'cast'
      | 'activated'
      | 'triggered'
      | 'put on stack'
      | 'resolved'
      | 'countered'
      | 'went unblocked';
  }
>;

function otherHappening(event: Other, names: Names): Happening {
  switch (event.kind) {
    case 'damage':
      return {
        kind: 'damage',
        from: names.object(event.from),
        to: names.choice(event.to),
        amount: event.amount,
        combat: event.combat,
      };
    case 'life gained':
    case 'life lost':
      return {
        kind: 'life',
        player: event.player,
        change: event.kind === 'life gained' ? event.amount : -event.amount,
      };
    case 'drew':
      return { kind: 'drew', player: event.player, card: event.card === null ? null : names.object(event.card) };
    case 'discarded':
      return { kind: 'discarded', player: event.player, card: names.object(event.card) };
    case 'counters put':
    case 'counters removed':
      return {
        kind: 'counters',
        on: names.choice(event.on),
        counter: event.counter,
        change: event.kind === 'counters put' ? event.amount : -event.amount,
      };
    case 'attached':
      return {
        kind: 'attached',
        object: names.object(event.object),
        to: event.to === null ? null : names.choice(event.to),
      };
    case 'attacked':
      return { kind: 'attacked', object: names.object(event.attacker), defender: names.choice(event.defender) };
    case 'blocked':
      return { kind: 'blocked', object: names.object(event.blocker), attacker: names.object(event.attacker) };
    case 'became blocked':
      return { kind: 'became blocked', object: names.object(event.attacker) };
    case 'became target':
      return { kind: 'became target', target: names.choice(event.target), of: names.object(event.of) };
    case 'control changed':
      return { kind: 'control changed', object: names.object(event.object), player: event.player };
    case 'taken back':
      return { kind: 'taken back', player: event.player, object: names.object(event.object) };
    case 'left the game':
      return { kind: 'left the game', player: event.player, reason: event.reason };
    default:
      return event;
  }
}
