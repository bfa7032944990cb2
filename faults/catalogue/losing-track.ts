import type { Fault } from '../fault.ts';

const PROPERTY = 'losing-track';

/** Faults in which effects follow a card to the object that it becomes. In the order of their ids. */
export const losingTrackFaults: readonly Fault[] = [
  {
    id: 'abilities-follow-their-source',
    file: 'rules/resolution/resolve.ts',
    function: 'resolveAbility',
    find: 'const base = context(derive(g.root), state.source, object.controller, {',
    replacement: `const present = g.root.objects[Math.floor(state.source / 65536)] ?? null;
  const base = context(derive(g.root), present?.zone === 'battlefield' ? present.id : state.source, object.controller, {`,
    clause: 'losing-track/own-abilities',
    property: PROPERTY,
    origin: 'field bug B060',
    cr: ['400.7', '608.2h'],
    says: 'What an ability does to its own permanent it does to the new one if that has left and come back.',
  },
  {
    id: 'delayed-triggers-follow',
    file: 'rules/resolution/resolve.ts',
    function: 'resolveAbility',
    find: 'bound: { ...own, ...state.bound },',
    replacement: `bound: {
      ...own,
      ...Object.fromEntries(
        Object.entries(state.bound).map(([name, one]) => [
          name,
          one.kind === 'objects' && state.of === 'delayed' ? { ...one, ids: one.ids.map((id) => g.root.objects[Math.floor(id / 65536)]?.id ?? id) } : one,
        ]),
      ),
    },`,
    clause: 'losing-track/delayed-triggers',
    property: PROPERTY,
    origin: 'field bug B056',
    cr: ['603.7c', '400.7'],
    says: 'A delayed trigger finds the card that it is about though that has changed zones since.',
  },
  {
    id: 'targets-follow',
    file: 'rules/resolution/resolve.ts',
    function: 'stillLegal',
    find: 'choices.filter((choice) =>',
    replacement: `choices.map((choice): Choice => {
          const now = choice.kind === 'object' ? (ctx.sight.root.objects[Math.floor(choice.id / 65536)] ?? null) : null;
          return now?.zone === 'battlefield' ? { kind: 'object', id: now.id } : choice;
        }).filter((choice) =>`,
    clause: 'losing-track/targets',
    property: PROPERTY,
    origin: 'field bug B061',
    cr: ['400.7', '608.2b'],
    says: 'A target that has left the battlefield and come back is a target still.',
  },
  {
    id: 'what-died-is-followed',
    file: 'rules/resolution/objects.ts',
    function: 'whereItWent',
    find: '? ctx.event.becomes',
    replacement: '? (ctx.sight.root.objects[Math.floor(id / 65536)]?.id ?? ctx.event.becomes)',
    clause: 'losing-track/what-died',
    property: PROPERTY,
    origin: 'field bugs B057 and B059',
    cr: ['400.7e', '603.6'],
    says: 'An ability on dying finds the card in whichever zone that is by then.',
  },
];
