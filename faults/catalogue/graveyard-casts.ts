import type { Fault } from '../fault.ts';

/** Faults in where spells go that were cast from a graveyard. In the order of their ids. */
export const graveyardCastFaults: readonly Fault[] = [
  {
    id: 'exile-remembered-by-the-card',
    file: 'rules/events/move.ts',
    function: 'replaced',
    find: '...ownReplacements(move, object),',
    replacement: `...ownReplacements(move, object.spell === null || object.spell.permission !== null ? object : {
      ...object,
      spell: {
        ...object.spell,
        permission: Object.values(g.root.lastKnown)
          .filter((last) => Math.floor(last.object.id / 65536) === Math.floor(object.id / 65536))
          .map((last) => last.object.spell?.permission ?? null)
          .find((one) => one !== null && nodeAt<{ readonly terms: CastTerms }>(one.address).terms.leaving === 'exile for graveyard') ?? null,
      },
    }),`,
    clause: 'G1/new-object',
    property: 'graveyard-casts',
    origin: 'trap of G1',
    cr: ['400.7'],
    says: 'A card that was once cast by such a permission is exiled whenever it next would go to the graveyard from the stack.',
  },
  {
    id: 'flashback-exiles-from-the-graveyard-only',
    file: 'rules/events/move.ts',
    function: 'ownReplacements',
    find: "leaving === 'always exile'",
    replacement: "(leaving === 'always exile' && move.to === 'graveyard')",
    clause: 'G1/exiled-however-it-leaves',
    property: 'graveyard-casts',
    origin: 'clause of G1',
    cr: ['702.34a'],
    says: 'Flashback exiles a spell only where it would go to the graveyard.',
  },
  {
    id: 'free-cast-countered-to-the-graveyard',
    file: 'rules/events/move.ts',
    function: 'ownReplacements',
    find: "(leaving === 'exile for graveyard' && move.to === 'graveyard')",
    replacement:
      "(leaving === 'exile for graveyard' && move.to === 'graveyard' && (move.cause === 'resolution' || nodeAt<{ readonly kind: string }>(spell.permission.address).kind !== 'castNow'))",
    clause: 'G1/exiled-instead',
    property: 'graveyard-casts',
    origin: 'clause of G1',
    cr: ['614.6', '701.6a'],
    says: 'A spell that was cast as something resolved goes to the graveyard if it is countered.',
  },
];
