/** The id of the fault that continuous integration must see fail, or `''` while the catalogue is empty. */
export const canary: string = 'one-mana-of-each-type';
