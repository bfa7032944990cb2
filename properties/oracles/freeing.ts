import type { Seat, StackView } from '../../protocol/index.ts';
import { abilitiesOf } from './abilities.ts';
import { type CardRecord, cardNamed, type Filter, holdsNode, type TriggeredAbility } from './card-facts.ts';
import { conditionHolds } from './matching.ts';
import { type CastNow, triggersOf } from './printed-triggers.ts';
import { type Scene, type Sight, sightOf } from './sight.ts';
import { matchesSpell } from './spells.ts';
import { and, not, or, type Truth } from './truth.ts';

/** Exiles a target spell as its source enters, under a name that an ability about its leaving speaks of. CR 607.2a */
export function exilesSpell({ on, effect, targets }: TriggeredAbility): boolean {
  const own = on.kind === 'enters' && on.what.kind === 'isSource';
  const aims = holdsNode(targets, ({ kind }) => kind === 'spell');
  return own && aims && effect.kind === 'move' && effect.to === 'exile' && effect.bind !== null;
}

/** What it lets players cast of the cards that its source exiled, as the source leaves; null: nothing. CR 608.2g */
export function freedBy({ on, effect }: TriggeredAbility): CastNow | null {
  const own = on.kind === 'leaves' && on.what.kind === 'isSource';
  return own && effect.kind === 'castNow' && effect.from.kind === 'linked' ? effect : null;
}

/** Whether a permanent of this name exiles a spell as it enters and lets it be cast as it leaves. */
export function isQueller(name: string): boolean {
  const triggers = triggersOf(name);
  return triggers.some(exilesSpell) && triggers.some((trigger) => freedBy(trigger) !== null);
}

/** Mana value of a spell: its printed cost, with X as it was chosen. CR 202.3e */
export function valueWithX(record: CardRecord, x: number): number {
  const { manaCost } = record;
  if (manaCost === null) return 0;
  const { generic, W, U, B, R, G, C, hybrid, phyrexian, snow } = manaCost;
  return generic + W + U + B + R + G + C + hybrid.length + phyrexian.length + snow + manaCost.x * x;
}

/** Whether something keeps this player from casting the card from exile without paying. CR 601.3 */
export function isProhibited(scene: Scene, player: Seat, record: CardRecord): Truth {
  const printed = conditionHolds({ scene, you: player, source: null, bound: null }, record.castOnlyIf);
  return or([not(printed), ...prohibitions(scene, player, record)]);
}

function prohibitions(scene: Scene, player: Seat, record: CardRecord): readonly Truth[] {
  return scene.view.battlefield.flatMap((permanent) => {
    if (!holdsNode(cardNamed(permanent.name)?.abilities, ({ kind }) => kind === 'cantCast')) return [];
    const sight = sightOf(scene, permanent);
    const abilities = abilitiesOf(scene, permanent);
    if (abilities === null) return ['unknown' as const];
    return abilities.flatMap(({ ability }): Truth[] => {
      if (ability.kind !== 'rule' || ability.rule.kind !== 'cantCast') return [];
      const { who, what } = ability.rule;
      if (who !== 'anyone' && (player === sight.you) !== (who === 'you')) return [];
      return [and([conditionHolds(sight, ability.onlyIf), asFreeSpell(sight, what, player, record)])];
    });
  });
}

/** Whether the card, as a spell cast from exile with X = 0, is what the filter asks for. */
function asFreeSpell(sight: Sight, filter: Filter, player: Seat, record: CardRecord): Truth {
  switch (filter.kind) {
    case 'all':
      return and(filter.of.map((part) => asFreeSpell(sight, part, player, record)));
    case 'any':
      return or(filter.of.map((part) => asFreeSpell(sight, part, player, record)));
    case 'not':
      return not(asFreeSpell(sight, filter.of, player, record));
    case 'castFrom':
      return filter.zone === 'exile';
    default:
      return matchesSpell(sight, filter, asSpell(player, record, ['without paying']));
  }
}

/** The card as the spell that it would be, with X = 0 and these costs paid. */
export function asSpell(player: Seat, record: CardRecord, paid: readonly string[]): StackView {
  const { name, types, colors, manaCost } = record;
  return {
    ref: '',
    name,
    owner: player,
    incarnation: 0,
    kind: 'spell',
    controller: player,
    card: true,
    source: null,
    ability: null,
    x: (manaCost?.x ?? 0) > 0 ? 0 : null,
    modes: [],
    targets: [],
    division: [],
    paid,
    manaSpent: '',
    manaValue: valueWithX(record, 0),
    types,
    colors,
  };
}
