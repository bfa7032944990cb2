import {
  all,
  anthem,
  card,
  choosesCreatureType,
  modifyPT,
  ofChosenSubtype,
  otherCreaturesYouControl,
  readTwice,
  source,
  staticAbility,
} from '../../vocabulary/index.ts';

/** Others of the chosen type are larger, and it is one of them. */
export const adaptiveAutomaton = card({
  name: 'Adaptive Automaton',
  cost: '{3}',
  type: 'Artifact Creature - Construct',
  pt: '2/2',
  abilities: [
    choosesCreatureType,
    staticAbility(source, [{ kind: 'addChosenCreatureType', name: 'creature type' }]),
    anthem(all(otherCreaturesYouControl, ofChosenSubtype('creature type')), modifyPT(1, 1)),
  ],
  reading: readTwice('8f05cbd88b'),
});
