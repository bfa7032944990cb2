import {
  all,
  bound,
  card,
  castFrom,
  casts,
  eachPlayer,
  eventObject,
  eventPlayer,
  exile,
  exileTop,
  exists,
  ifThen,
  inZone,
  is,
  land,
  linked,
  mayCastFree,
  not,
  readTwice,
  sequence,
  triggered,
  whenEnters,
} from '../../vocabulary/index.ts';

/** Three cards of each library lie in its pile; a spell cast from hand is exiled to it, and another of the pile may be cast for nothing. */
export const knowledgePool = card({
  name: 'Knowledge Pool',
  cost: '{6}',
  type: 'Artifact',
  abilities: [
    whenEnters(exileTop(3, 'pile', eachPlayer)),
    triggered(
      casts('anyone', castFrom('hand')),
      sequence(
        exile(eventObject, 'pile'),
        ifThen(exists(all(inZone('exile'), is(bound('pile')))), mayCastFree(linked('pile'), not(land), eventPlayer)),
      ),
    ),
  ],
  reading: readTwice('2c8005a636'),
});
