import {
  all,
  anthem,
  card,
  destroy,
  eventObject,
  grants,
  keywords,
  modifyPT,
  not,
  otherCreaturesYouControl,
  readTwice,
  subtype,
  triggered,
  undying,
} from '../../vocabulary/index.ts';

/** What is no Human comes back, and no Human hurts its controller twice. */
export const mikaeusTheUnhallowed = card({
  name: 'Mikaeus, the Unhallowed',
  cost: '{3}{B}{B}{B}',
  type: 'Legendary Creature - Zombie Cleric',
  pt: '5/5',
  abilities: [
    ...keywords('intimidate'),
    triggered({ kind: 'dealsDamage', what: subtype('Human'), to: 'you', combat: false }, destroy(eventObject)),
    anthem(all(otherCreaturesYouControl, not(subtype('Human'))), modifyPT(1, 1), grants(undying)),
  ],
  reading: readTwice('21505baedf'),
});
