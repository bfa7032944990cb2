import type { Fault } from '../fault.ts';

const PROPERTY = 'whose-library';

/** Faults in whose cards an effect turns up, and in who may cast them. In the order of their ids. */
export const whoseLibraryFaults: readonly Fault[] = [
  {
    id: 'found-card-is-the-controllers-to-cast',
    file: 'rules/resolution/cast-now.ts',
    function: 'castWhileResolving',
    find: 'new Set(playersOf(ctx, effect.who))',
    replacement: "new Set(effect.who.kind === 'eventPlayer' ? [ctx.controller] : playersOf(ctx, effect.who))",
    clause: 'whose-library/that-player-casts',
    property: PROPERTY,
    origin: 'clause of whose-library',
    cr: ['608.2g'],
    says: 'Where another player may cast a card, the controller of the ability may.',
  },
  {
    id: 'library-of-the-controller',
    file: 'rules/resolution/cards.ts',
    function: 'exileFromTop',
    find: 'playersOf(ctx, effect.who)',
    replacement: '[ctx.controller]',
    clause: 'whose-library/that-players-cards',
    property: PROPERTY,
    origin: 'field bug B069',
    cr: ['608.2c'],
    says: 'Cards are turned up from the library of the controller of the ability, whoever is spoken of.',
  },
];
