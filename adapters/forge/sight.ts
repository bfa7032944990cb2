import type { CardView, PermanentView, PlayerView, StepName, View } from '../../protocol/index.ts';
import type { ForgeCard, GameView } from './messages.ts';
import { refOf } from './names.ts';
import type { Tracker } from './tracker.ts';

const STEPS: Readonly<Record<string, StepName>> = {
  untap: 'untap',
  upkeep: 'upkeep',
  draw: 'draw',
  main1: 'precombat main',
  combatBegin: 'beginning of combat',
  combatDeclareAttackers: 'declare attackers',
  combatDeclareBlockers: 'declare blockers',
  combatFirstStrikeDamage: 'first-strike damage',
  combatDamage: 'combat damage',
  combatEnd: 'end of combat',
  main2: 'postcombat main',
  endOfTurn: 'end',
  cleanup: 'cleanup',
};

export function stepOf(step: string): StepName {
  return STEPS[step] ?? 'untap';
}

/** What can be seen now, in all players' eyes together. `turns`: what Forge's number of a turn is more than the board's. */
export function viewOf(tracker: Tracker, views: readonly GameView[], turns: number, priority: number | null): View {
  const [view] = views;
  if (view === undefined) throw new Error('Forge has shown no state');
  const { seats } = tracker;
  const players = view.players
    .map((player): PlayerView => {
      const seat = seats.of(player.id);
      return {
        seat,
        life: player.life,
        pool: tracker.pools.pool(seat),
        unspent: tracker.pools.unspent(seat, (id) => tracker.names.of(id)),
        counters: countersOf(player.counters),
        landsPlayed: tracker.landsPlayed(seat),
        inGame: player.status === 'playing',
      };
    })
    .sort((a, b) => a.seat - b.seat);
  const battlefield = [...tracker.cards.values()]
    .filter(({ zone }) => zone === 'battlefield')
    .sort((a, b) => tracker.places.entered(a.card.id) - tracker.places.entered(b.card.id))
    .map(({ card }) => permanentOf(tracker, card, view));
  const stack = tracker.stack.view((id) => tracker.places.incarnation(id));
  const zones = new Map<string, readonly CardView[]>();
  for (const { seat } of players)
    for (const zone of ['library', 'hand', 'graveyard', 'exile'] as const)
      zones.set(`${zone} ${seat}`, cardsOf(tracker, zone, seat));
  return {
    turn: view.turn - turns,
    active: seats.of(view.activePlayerId),
    step: stepOf(view.step),
    priority,
    players,
    battlefield,
    stack,
    zone: (zone, owner) => zones.get(`${zone} ${owner}`) ?? [],
  };
}

function cardsOf(
  tracker: Tracker,
  zone: 'library' | 'hand' | 'graveyard' | 'exile',
  seat: number,
): readonly CardView[] {
  if (zone === 'library')
    return (tracker.places.libraries[seat] ?? []).map((id) => ({
      ref: tracker.names.of(id),
      name: tracker.nameOf(id),
      owner: seat,
      incarnation: tracker.places.incarnation(id),
    }));
  return tracker.cardsIn(zone, seat).map((id) => ({
    ref: tracker.names.of(id),
    name: tracker.nameOf(id),
    owner: seat,
    incarnation: tracker.places.incarnation(id),
  }));
}

function permanentOf(tracker: Tracker, card: ForgeCard, { combatAssignments }: GameView): PermanentView {
  const { names, seats } = tracker;
  const choice = (id: string): string => refOf(id, names, seats);
  return {
    ref: names.of(card.id),
    name: card.identity.name,
    owner: tracker.ownerOf(card.id),
    incarnation: tracker.places.incarnation(card.id),
    controller: seats.of(card.controllerId),
    card: !card.identity.isToken,
    types: card.types.map((type) => type.toLowerCase()),
    subtypes: card.subtypes,
    supertypes: card.supertypes.map((type) => type.toLowerCase()),
    colors: [...card.color],
    keywords: card.keywords.map((keyword) => keyword.split(':')[0]?.toLowerCase() ?? ''),
    power: numberOf(card.power),
    toughness: numberOf(card.toughness),
    tapped: card.tapped,
    // Of what has haste Forge says that it is not new.
    held: card.keywords.some((keyword) => /^haste$/i.test(keyword))
      ? tracker.places.isHeld(card.id)
      : !card.summoningSick,
    damage: card.damage,
    counters: countersOf(card.counters),
    attachedTo: card.attachedTo === undefined ? null : choice(card.attachedTo),
    manaValue: tracker.manaValueOf(card.identity.name),
    attacking: card.isAttacking ? (card.attackTargetId === undefined ? 'nothing' : choice(card.attackTargetId)) : null,
    blocking: combatAssignments.flatMap(({ blockerId, attackerId }) =>
      blockerId === card.id ? [names.of(attackerId)] : [],
    ),
  };
}

export function countersOf(counters: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(counters).flatMap(([name, count]) => (count === 0 ? [] : [[counterName(name), count]])),
  );
}

/** `P1P1` and the like are written as the rules write them. */
export function counterName(name: string): string {
  const change = /^([PM])(\d+)([PM])(\d+)$/.exec(name.toUpperCase());
  if (change === null) return name.toLowerCase();
  const [, one, first, two, second] = change;
  return `${one === 'P' ? '+' : '-'}${first}/${two === 'P' ? '+' : '-'}${second}`;
}

function numberOf(text: string | null | undefined): number | null {
  return text === null || text === undefined ? null : Number(text);
}
