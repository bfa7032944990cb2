import {
  activated,
  all,
  beginningOf,
  bound,
  card,
  continuous,
  cost,
  createCopyTokens,
  creature,
  delayed,
  dies,
  each,
  eventObject,
  exile,
  gains,
  ifThen,
  inZone,
  is,
  linked,
  may,
  move,
  nontoken,
  readTwice,
  remembered,
  sequence,
  tap,
  triggered,
} from '../../vocabulary/index.ts';

/** Keeps the latest creature that died, and makes tokens of it for a turn. */
export const mimicVat = card({
  name: 'Mimic Vat',
  cost: '{3}',
  type: 'Artifact',
  abilities: [
    triggered(
      dies(all(nontoken, creature)),
      may(
        sequence(
          exile(eventObject, 'imprinted'),
          ifThen(remembered('imprinted'), move(each(all(inZone('exile'), is(linked('imprinted')))), 'graveyard')),
        ),
      ),
    ),
    activated(
      cost('{3}', tap),
      sequence(
        createCopyTokens(each(all(inZone('exile'), is(linked('imprinted')))), 1, [], 'token'),
        continuous(bound('token'), 'forever', gains('haste')),
        delayed(beginningOf('end', 'anyone'), exile(bound('token')), ['token']),
      ),
    ),
  ],
  reading: readTwice('81bfde8475'),
});
