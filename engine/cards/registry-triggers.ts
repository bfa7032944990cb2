import type { CardRecord } from '../vocabulary/record.ts';
import { barrenGlory } from './b/barren-glory.ts';
import { colossalMajesty } from './c/colossal-majesty.ts';
import { convalescence } from './c/convalescence.ts';
import { dragonmasterOutcast } from './d/dragonmaster-outcast.ts';
import { duergarHedgeMage } from './d/duergar-hedge-mage.ts';
import { dwynensElite } from './d/dwynens-elite.ts';
import { hixusPrisonWarden } from './h/hixus-prison-warden.ts';
import { lagonnaBandElder } from './l/lagonna-band-elder.ts';
import { reclusiveWight } from './r/reclusive-wight.ts';
import { rhoxMeditant } from './r/rhox-meditant.ts';
import { sedraxisAlchemist } from './s/sedraxis-alchemist.ts';
import { wellOfLife } from './w/well-of-life.ts';

/** Cards about triggered abilities, in the order of their names. */
export const TRIGGER_CARDS: readonly CardRecord[] = [
  barrenGlory,
  colossalMajesty,
  convalescence,
  dragonmasterOutcast,
  duergarHedgeMage,
  dwynensElite,
  hixusPrisonWarden,
  lagonnaBandElder,
  reclusiveWight,
  rhoxMeditant,
  sedraxisAlchemist,
  wellOfLife,
];
