import {
  all,
  any,
  bound,
  card,
  choose,
  does,
  instant,
  inZone,
  is,
  mayCastFrom,
  readTwice,
  rule,
  sequence,
  sorcery,
  surveil,
  thisTurn,
  USUAL_TERMS,
  youOwn,
} from '../../vocabulary/index.ts';

/** Surveils; then one instant or sorcery can be cast from the graveyard this turn. */
export const missionBriefing = card({
  name: 'Mission Briefing',
  cost: '{U}{U}',
  type: 'Instant',
  spell: does(
    sequence(
      surveil(2),
      choose(all(any(instant, sorcery), inZone('graveyard'), youOwn), 'chosen'),
      thisTurn(
        rule(
          mayCastFrom('graveyard', is(bound('chosen')), { terms: { ...USUAL_TERMS, leaving: 'exile for graveyard' } }),
        ),
      ),
    ),
  ),
  reading: readTwice('0f1fadf83a'),
});
