import type { CardRecord } from '../vocabulary/record.ts';
import { abzanBanner } from './a/abzan-banner.ts';
import { agentOfStromgald } from './a/agent-of-stromgald.ts';
import { alloyMyr } from './a/alloy-myr.ts';
import { ancientTomb } from './a/ancient-tomb.ts';
import { ancientZiggurat } from './a/ancient-ziggurat.ts';
import { arborElf } from './a/arbor-elf.ts';
import { arcumsAstrolabe } from './a/arcums-astrolabe.ts';
import { ashayaSoulOfTheWild } from './a/ashaya-soul-of-the-wild.ts';
import { ashnodsAltar } from './a/ashnods-altar.ts';
import { astralCornucopia } from './a/astral-cornucopia.ts';
import { azoriusSignet } from './a/azorius-signet.ts';
import { badlands } from './b/badlands.ts';
import { basalSliver } from './b/basal-sliver.ts';
import { basaltMonolith } from './b/basalt-monolith.ts';
import { baseCamp } from './b/base-camp.ts';
import { bayou } from './b/bayou.ts';
import { beastcallerSavant } from './b/beastcaller-savant.ts';
import { birdsOfParadise } from './b/birds-of-paradise.ts';
import { blackLotus } from './b/black-lotus.ts';
import { blackcleaveCliffs } from './b/blackcleave-cliffs.ts';
import { blinkmothNexus } from './b/blinkmoth-nexus.ts';
import { bloodMoon } from './b/blood-moon.ts';
import { bogWitch } from './b/bog-witch.ts';
import { borealDruid } from './b/boreal-druid.ts';
import { boseijuWhoSheltersAll } from './b/boseiju-who-shelters-all.ts';
import { bubblingMuck } from './b/bubbling-muck.ts';
import { burningTreeEmissary } from './b/burning-tree-emissary.ts';
import { burntOffering } from './b/burnt-offering.ts';
import {
  forest,
  island,
  mountain,
  plains,
  snowCoveredForest,
  snowCoveredIsland,
  snowCoveredMountain,
  snowCoveredPlains,
  snowCoveredSwamp,
  swamp,
  wastes,
} from './basic-lands.ts';
import { cabalCoffers } from './c/cabal-coffers.ts';
import { cabalRitual } from './c/cabal-ritual.ts';
import { cagedSun } from './c/caged-sun.ts';
import { canopyVista } from './c/canopy-vista.ts';
import { cascadingCataracts } from './c/cascading-cataracts.ts';
import { castleArdenvale } from './c/castle-ardenvale.ts';
import { castleSengir } from './c/castle-sengir.ts';
import { cavernOfSouls } from './c/cavern-of-souls.ts';
import { chromaticLantern } from './c/chromatic-lantern.ts';
import { chromaticSphere } from './c/chromatic-sphere.ts';
import { chromaticStar } from './c/chromatic-star.ts';
import { chromeMox } from './c/chrome-mox.ts';
import { citanulHierophants } from './c/citanul-hierophants.ts';
import { cityOfBrass } from './c/city-of-brass.ts';
import { clifftopRetreat } from './c/clifftop-retreat.ts';
import { coalGolem } from './c/coal-golem.ts';
import { coldsteelHeart } from './c/coldsteel-heart.ts';
import { compositeGolem } from './c/composite-golem.ts';
import { contamination } from './c/contamination.ts';
import { conversion } from './c/conversion.ts';
import { convincingMirage } from './c/convincing-mirage.ts';
import { copperMyr } from './c/copper-myr.ts';
import { crackleburr } from './c/crackleburr.ts';
import { crumblingVestige } from './c/crumbling-vestige.ts';
import { cryptolithRite } from './c/cryptolith-rite.ts';
import { crystalQuarry } from './c/crystal-quarry.ts';
import { crystalVein } from './c/crystal-vein.ts';
import { crystallineCrawler } from './c/crystalline-crawler.ts';
import { cullingTheWeak } from './c/culling-the-weak.ts';
import { dampingSphere } from './d/damping-sphere.ts';
import { darkRitual } from './d/dark-ritual.ts';
import { darksteelCitadel } from './d/darksteel-citadel.ts';
import { darksteelIngot } from './d/darksteel-ingot.ts';
import { dawnsReflection } from './d/dawns-reflection.ts';
import { deathcapGlade } from './d/deathcap-glade.ts';
import { deathriteShaman } from './d/deathrite-shaman.ts';
import { devotedDruid } from './d/devoted-druid.ts';
import { dictateOfKarametra } from './d/dictate-of-karametra.ts';
import { doublingCube } from './d/doubling-cube.ts';
import { dromarsAttendant } from './d/dromars-attendant.ts';
import { dryadArbor } from './d/dryad-arbor.ts';
import { dryadOfTheIlysianGrove } from './d/dryad-of-the-ilysian-grove.ts';
import { dwarvenMine } from './d/dwarven-mine.ts';
import { earlyHarvest } from './e/early-harvest.ts';
import { earthcraft } from './e/earthcraft.ts';
import { eladamrisVineyard } from './e/eladamris-vineyard.ts';
import { eldraziTemple } from './e/eldrazi-temple.ts';
import { elvishArchdruid } from './e/elvish-archdruid.ts';
import { elvishGuidance } from './e/elvish-guidance.ts';
import { elvishMystic } from './e/elvish-mystic.ts';
import { evilPresence } from './e/evil-presence.ts';
import { exoticOrchard } from './e/exotic-orchard.ts';
import { eyeOfRamos } from './e/eye-of-ramos.ts';
import { fellwarStone } from './f/fellwar-stone.ts';
import { fertileGround } from './f/fertile-ground.ts';
import { fetidHeath } from './f/fetid-heath.ts';
import { forbiddenOrchard } from './f/forbidden-orchard.ts';
import { forsakenMonument } from './f/forsaken-monument.ts';
import { frontierBivouac } from './f/frontier-bivouac.ts';
import { gaeasCradle } from './g/gaeas-cradle.ts';
import { gauntletOfMight } from './g/gauntlet-of-might.ts';
import { gauntletOfPower } from './g/gauntlet-of-power.ts';
import { gemhideSliver } from './g/gemhide-sliver.ts';
import { gemstoneMine } from './g/gemstone-mine.ts';
import { geosurge } from './g/geosurge.ts';
import { giftOfParadise } from './g/gift-of-paradise.ts';
import { gildedLotus } from './g/gilded-lotus.ts';
import { glimmerpost } from './g/glimmerpost.ts';
import { glimmervoid } from './g/glimmervoid.ts';
import { goblinClearcutter } from './g/goblin-clearcutter.ts';
import { golgariSignet } from './g/golgari-signet.ts';
import { grandColiseum } from './g/grand-coliseum.ts';
import { grimMonolith } from './g/grim-monolith.ts';
import { hallOfTheBanditLord } from './h/hall-of-the-bandit-lord.ts';
import { harvesterDruid } from './h/harvester-druid.ts';
import { havenwoodBattleground } from './h/havenwood-battleground.ts';
import { heartbeatOfSpring } from './h/heartbeat-of-spring.ts';
import { heritageDruid } from './h/heritage-druid.ts';
import { highTide } from './h/high-tide.ts';
import { horizonCanopy } from './h/horizon-canopy.ts';
import { infernalDarkness } from './i/infernal-darkness.ts';
import { joinerAdept } from './j/joiner-adept.ts';
import { kabiraCrossroads } from './k/kabira-crossroads.ts';
import { karplusanForest } from './k/karplusan-forest.ts';
import { keeperOfProgenitus } from './k/keeper-of-progenitus.ts';
import { kiorasFollower } from './k/kioras-follower.ts';
import { krarkClanIronworks } from './k/krark-clan-ironworks.ts';
import { lifeAndLimb } from './l/life-and-limb.ts';
import { livingLands } from './l/living-lands.ts';
import { llanowarElves } from './l/llanowar-elves.ts';
import { lotusCobra } from './l/lotus-cobra.ts';
import { lotusPetal } from './l/lotus-petal.ts';
import { madblindMountain } from './m/madblind-mountain.ts';
import { magusOfTheCandelabra } from './m/magus-of-the-candelabra.ts';
import { magusOfTheMoon } from './m/magus-of-the-moon.ts';
import { manaConfluence } from './m/mana-confluence.ts';
import { manaFlare } from './m/mana-flare.ts';
import { manaGeyser } from './m/mana-geyser.ts';
import { manaReflection } from './m/mana-reflection.ts';
import { manaVault } from './m/mana-vault.ts';
import { manabarbs } from './m/manabarbs.ts';
import { manalith } from './m/manalith.ts';
import { manamorphose } from './m/manamorphose.ts';
import { manaweftSliver } from './m/manaweft-sliver.ts';
import { marketFestival } from './m/market-festival.ts';
import { merrowGrimeblotter } from './m/merrow-grimeblotter.ts';
import { meteorCrater } from './m/meteor-crater.ts';
import { mindStone } from './m/mind-stone.ts';
import { mirarisWake } from './m/miraris-wake.ts';
import { mishrasFactory } from './m/mishras-factory.ts';
import { morselhoarder } from './m/morselhoarder.ts';
import { moxAmber } from './m/mox-amber.ts';
import { moxEmerald } from './m/mox-emerald.ts';
import { moxJet } from './m/mox-jet.ts';
import { moxOpal } from './m/mox-opal.ts';
import { moxPearl } from './m/mox-pearl.ts';
import { moxRuby } from './m/mox-ruby.ts';
import { moxSapphire } from './m/mox-sapphire.ts';
import { mutavault } from './m/mutavault.ts';
import { mysticGate } from './m/mystic-gate.ts';
import { nagaVitalist } from './n/naga-vitalist.ts';
import { nikyaOfTheOldWays } from './n/nikya-of-the-old-ways.ts';
import { nirkanaRevenant } from './n/nirkana-revenant.ts';
import { nyxbloomAncient } from './n/nyxbloom-ancient.ts';
import { omnathLocusOfMana } from './o/omnath-locus-of-mana.ts';
import { orcishLumberjack } from './o/orcish-lumberjack.ts';
import { orzhovSignet } from './o/orzhov-signet.ts';
import { overabundance } from './o/overabundance.ts';
import { overgrowth } from './o/overgrowth.ts';
import { paleMoon } from './p/pale-moon.ts';
import { palladiumMyr } from './p/palladium-myr.ts';
import { paradiseMantle } from './p/paradise-mantle.ts';
import { paradisePlume } from './p/paradise-plume.ts';
import { phyrexianAltar } from './p/phyrexian-altar.ts';
import { phyrexianTower } from './p/phyrexian-tower.ts';
import { piliPala } from './p/pili-pala.ts';
import { pillarOfTheParuns } from './p/pillar-of-the-paruns.ts';
import { plateau } from './p/plateau.ts';
import { priestOfTitania } from './p/priest-of-titania.ts';
import { prismaticOmen } from './p/prismatic-omen.ts';
import { psychicVenom } from './p/psychic-venom.ts';
import { pulseOfLlanowar } from './p/pulse-of-llanowar.ts';
import { pyreticRitual } from './p/pyretic-ritual.ts';
import { quirionElves } from './q/quirion-elves.ts';
import { quirionExplorer } from './q/quirion-explorer.ts';
import { radiantFountain } from './r/radiant-fountain.ts';
import { razorvergeThicket } from './r/razorverge-thicket.ts';
import { realmwright } from './r/realmwright.ts';
import { reflectingPool } from './r/reflecting-pool.ts';
import { risingWaters } from './r/rising-waters.ts';
import { ritualOfSubdual } from './r/ritual-of-subdual.ts';
import { rosheenMeanderer } from './r/rosheen-meanderer.ts';
import { saprazzanSkerry } from './s/saprazzan-skerry.ts';
import { saruliCaretaker } from './s/saruli-caretaker.ts';
import { savannah } from './s/savannah.ts';
import { scrubland } from './s/scrubland.ts';
import { seasClaim } from './s/seas-claim.ts';
import { seatOfTheSynod } from './s/seat-of-the-synod.ts';
import { seethingSong } from './s/seething-song.ts';
import { shivanReef } from './s/shivan-reef.ts';
import { signpostScarecrow } from './s/signpost-scarecrow.ts';
import { simicGrowthChamber } from './s/simic-growth-chamber.ts';
import { skirgeFamiliar } from './s/skirge-familiar.ts';
import { skyshroudElf } from './s/skyshroud-elf.ts';
import { solRing } from './s/sol-ring.ts';
import { somberwaldSage } from './s/somberwald-sage.ts';
import { songOfTheDryads } from './s/song-of-the-dryads.ts';
import { songsOfTheDamned } from './s/songs-of-the-damned.ts';
import { spireOfIndustry } from './s/spire-of-industry.ts';
import { spreadingSeas } from './s/spreading-seas.ts';
import { springleafDrum } from './s/springleaf-drum.ts';
import { squanderedResources } from './s/squandered-resources.ts';
import { starCompass } from './s/star-compass.ts';
import { suChi } from './s/su-chi.ts';
import { sungrassPrairie } from './s/sungrass-prairie.ts';
import { sunkenRuins } from './s/sunken-ruins.ts';
import { svogthosTheRestlessTomb } from './s/svogthos-the-restless-tomb.ts';
import { sylvokExplorer } from './s/sylvok-explorer.ts';
import { taiga } from './t/taiga.ts';
import { talismanOfProgress } from './t/talisman-of-progress.ts';
import { tarnishedCitadel } from './t/tarnished-citadel.ts';
import { templeOfEnlightenment } from './t/temple-of-enlightenment.ts';
import { tendoIceBridge } from './t/tendo-ice-bridge.ts';
import { terrarion } from './t/terrarion.ts';
import { thranDynamo } from './t/thran-dynamo.ts';
import { tinderFarm } from './t/tinder-farm.ts';
import { tolarianAcademy } from './t/tolarian-academy.ts';
import { traceOfAbundance } from './t/trace-of-abundance.ts';
import { tranquilThicket } from './t/tranquil-thicket.ts';
import { treeOfTales } from './t/tree-of-tales.ts';
import { tropicalIsland } from './t/tropical-island.ts';
import { tundra } from './t/tundra.ts';
import { umbralMantle } from './u/umbral-mantle.ts';
import { undergroundSea } from './u/underground-sea.ts';
import { untaidakeTheCloudKeeper } from './u/untaidake-the-cloud-keeper.ts';
import { upwelling } from './u/upwelling.ts';
import { urborgTombOfYawgmoth } from './u/urborg-tomb-of-yawgmoth.ts';
import { utopiaSprawl } from './u/utopia-sprawl.ts';
import { vedalkenEngineer } from './v/vedalken-engineer.ts';
import { verdantCatacombs } from './v/verdant-catacombs.ts';
import { vernalBloom } from './v/vernal-bloom.ts';
import { viridianJoiner } from './v/viridian-joiner.ts';
import { vividCrag } from './v/vivid-crag.ts';
import { vividCreek } from './v/vivid-creek.ts';
import { volcanicIsland } from './v/volcanic-island.ts';
import { voltaicKey } from './v/voltaic-key.ts';
import { vorinclexVoiceOfHunger } from './v/vorinclex-voice-of-hunger.ts';
import { wallOfRoots } from './w/wall-of-roots.ts';
import { wildGrowth } from './w/wild-growth.ts';
import { workhorse } from './w/workhorse.ts';
import { yavimayaCradleOfGrowth } from './y/yavimaya-cradle-of-growth.ts';
import { zendikarResurgent } from './z/zendikar-resurgent.ts';
import { zhurTaaDruid } from './z/zhur-taa-druid.ts';

/** The cards about mana, sorted by name. */
export const MANA_CARDS: readonly CardRecord[] = [
  abzanBanner,
  agentOfStromgald,
  alloyMyr,
  ancientTomb,
  ancientZiggurat,
  arborElf,
  arcumsAstrolabe,
  ashayaSoulOfTheWild,
  ashnodsAltar,
  astralCornucopia,
  azoriusSignet,
  badlands,
  basalSliver,
  basaltMonolith,
  baseCamp,
  bayou,
  beastcallerSavant,
  birdsOfParadise,
  blackLotus,
  blackcleaveCliffs,
  blinkmothNexus,
  bloodMoon,
  bogWitch,
  borealDruid,
  boseijuWhoSheltersAll,
  bubblingMuck,
  burningTreeEmissary,
  burntOffering,
  cabalCoffers,
  cabalRitual,
  cagedSun,
  canopyVista,
  cascadingCataracts,
  castleArdenvale,
  castleSengir,
  cavernOfSouls,
  chromaticLantern,
  chromaticSphere,
  chromaticStar,
  chromeMox,
  citanulHierophants,
  cityOfBrass,
  clifftopRetreat,
  coalGolem,
  coldsteelHeart,
  compositeGolem,
  contamination,
  conversion,
  convincingMirage,
  copperMyr,
  crackleburr,
  crumblingVestige,
  cryptolithRite,
  crystalQuarry,
  crystalVein,
  crystallineCrawler,
  cullingTheWeak,
  dampingSphere,
  darkRitual,
  darksteelCitadel,
  darksteelIngot,
  dawnsReflection,
  deathcapGlade,
  deathriteShaman,
  devotedDruid,
  dictateOfKarametra,
  doublingCube,
  dromarsAttendant,
  dryadArbor,
  dryadOfTheIlysianGrove,
  dwarvenMine,
  earlyHarvest,
  earthcraft,
  eladamrisVineyard,
  eldraziTemple,
  elvishArchdruid,
  elvishGuidance,
  elvishMystic,
  evilPresence,
  exoticOrchard,
  eyeOfRamos,
  fellwarStone,
  fertileGround,
  fetidHeath,
  forbiddenOrchard,
  forest,
  forsakenMonument,
  frontierBivouac,
  gaeasCradle,
  gauntletOfMight,
  gauntletOfPower,
  gemhideSliver,
  gemstoneMine,
  geosurge,
  giftOfParadise,
  gildedLotus,
  glimmerpost,
  glimmervoid,
  goblinClearcutter,
  golgariSignet,
  grandColiseum,
  grimMonolith,
  hallOfTheBanditLord,
  harvesterDruid,
  havenwoodBattleground,
  heartbeatOfSpring,
  heritageDruid,
  highTide,
  horizonCanopy,
  infernalDarkness,
  island,
  joinerAdept,
  kabiraCrossroads,
  karplusanForest,
  keeperOfProgenitus,
  kiorasFollower,
  krarkClanIronworks,
  lifeAndLimb,
  livingLands,
  llanowarElves,
  lotusCobra,
  lotusPetal,
  madblindMountain,
  magusOfTheCandelabra,
  magusOfTheMoon,
  manaConfluence,
  manaFlare,
  manaGeyser,
  manaReflection,
  manaVault,
  manabarbs,
  manalith,
  manamorphose,
  manaweftSliver,
  marketFestival,
  merrowGrimeblotter,
  meteorCrater,
  mindStone,
  mirarisWake,
  mishrasFactory,
  morselhoarder,
  mountain,
  moxAmber,
  moxEmerald,
  moxJet,
  moxOpal,
  moxPearl,
  moxRuby,
  moxSapphire,
  mutavault,
  mysticGate,
  nagaVitalist,
  nikyaOfTheOldWays,
  nirkanaRevenant,
  nyxbloomAncient,
  omnathLocusOfMana,
  orcishLumberjack,
  orzhovSignet,
  overabundance,
  overgrowth,
  paleMoon,
  palladiumMyr,
  paradiseMantle,
  paradisePlume,
  phyrexianAltar,
  phyrexianTower,
  piliPala,
  pillarOfTheParuns,
  plains,
  plateau,
  priestOfTitania,
  prismaticOmen,
  psychicVenom,
  pulseOfLlanowar,
  pyreticRitual,
  quirionElves,
  quirionExplorer,
  radiantFountain,
  razorvergeThicket,
  realmwright,
  reflectingPool,
  risingWaters,
  ritualOfSubdual,
  rosheenMeanderer,
  saprazzanSkerry,
  saruliCaretaker,
  savannah,
  scrubland,
  seasClaim,
  seatOfTheSynod,
  seethingSong,
  shivanReef,
  signpostScarecrow,
  simicGrowthChamber,
  skirgeFamiliar,
  skyshroudElf,
  snowCoveredForest,
  snowCoveredIsland,
  snowCoveredMountain,
  snowCoveredPlains,
  snowCoveredSwamp,
  solRing,
  somberwaldSage,
  songOfTheDryads,
  songsOfTheDamned,
  spireOfIndustry,
  spreadingSeas,
  springleafDrum,
  squanderedResources,
  starCompass,
  suChi,
  sungrassPrairie,
  sunkenRuins,
  svogthosTheRestlessTomb,
  swamp,
  sylvokExplorer,
  taiga,
  talismanOfProgress,
  tarnishedCitadel,
  templeOfEnlightenment,
  tendoIceBridge,
  terrarion,
  thranDynamo,
  tinderFarm,
  tolarianAcademy,
  traceOfAbundance,
  tranquilThicket,
  treeOfTales,
  tropicalIsland,
  tundra,
  umbralMantle,
  undergroundSea,
  untaidakeTheCloudKeeper,
  upwelling,
  urborgTombOfYawgmoth,
  utopiaSprawl,
  vedalkenEngineer,
  verdantCatacombs,
  vernalBloom,
  viridianJoiner,
  vividCrag,
  vividCreek,
  volcanicIsland,
  voltaicKey,
  vorinclexVoiceOfHunger,
  wallOfRoots,
  wastes,
  wildGrowth,
  workhorse,
  yavimayaCradleOfGrowth,
  zendikarResurgent,
  zhurTaaDruid,
];
