import {
  all,
  any,
  card,
  compare,
  countersOn,
  createTokens,
  creature,
  dies,
  eventObject,
  isSource,
  keywords,
  multicolored,
  protectionFrom,
  putCounters,
  readTwice,
  target,
  targets,
  tokenRecord,
  triggered,
  whenEnters,
  youControl,
} from '../../vocabulary/index.ts';

/** A counter, and a Knight for each creature with one that dies. */
export const basrisLieutenant = card({
  name: "Basri's Lieutenant",
  cost: '{3}{W}',
  type: 'Creature - Human Knight',
  pt: '3/4',
  abilities: [
    ...keywords('vigilance'),
    protectionFrom(multicolored),
    whenEnters(putCounters('+1/+1', 1, target()), { targets: [targets(all(creature, youControl))] }),
    triggered(dies(any(isSource, all(creature, youControl))), createTokens('Knight'), {
      onlyIf: compare(countersOn('+1/+1', eventObject), 'at least', 1),
    }),
  ],
  tokens: { Knight: tokenRecord('Creature - Knight', '2/2', ['W'], keywords('vigilance')) },
  reading: readTwice('0a8bed9062'),
});
