import { type Ability, type CardRecord, card, mana, readTwice, tapFor } from '../vocabulary/index.ts';

/** The basic lands: all but Wastes have their mana ability from their land type. CR 305.6 */

export const plains = basicLand('Plains', 'Basic Land - Plains', 'f3f8e4a29d');
export const island = basicLand('Island', 'Basic Land - Island', 'a6050f1a6c');
export const swamp = basicLand('Swamp', 'Basic Land - Swamp', '5ad0718d19');
export const mountain = basicLand('Mountain', 'Basic Land - Mountain', '91e8319d18');
export const forest = basicLand('Forest', 'Basic Land - Forest', '6215eab337');
export const wastes = basicLand('Wastes', 'Basic Land', '1e39776a27', [tapFor(mana('{C}'))]);
export const snowCoveredPlains = basicLand('Snow-Covered Plains', 'Basic Snow Land - Plains', 'f3f8e4a29d');
export const snowCoveredIsland = basicLand('Snow-Covered Island', 'Basic Snow Land - Island', 'a6050f1a6c');
export const snowCoveredSwamp = basicLand('Snow-Covered Swamp', 'Basic Snow Land - Swamp', '5ad0718d19');
export const snowCoveredMountain = basicLand('Snow-Covered Mountain', 'Basic Snow Land - Mountain', '91e8319d18');
export const snowCoveredForest = basicLand('Snow-Covered Forest', 'Basic Snow Land - Forest', '6215eab337');

function basicLand(name: string, type: string, oracle: string, abilities: readonly Ability[] = []): CardRecord {
  return card({ name, cost: '', type, abilities, reading: readTwice(oracle) });
}
