/** A row of the list of bugs that real engines have had: what was right is told in a scenario, what was wrong is a fault. */
export type Row = `B${number}`;

/** A row that nothing here cites, and why. */
export interface LeftOutRow {
  readonly row: Row;
  readonly reason: string;
}

/** The rows on costs, on permissions to cast, on countering and targets, on linked exile, on new objects, on looking back, on copies, on what enters and what triggers, on loyalty, on mana, on combat, and on turns, loops and who leaves. */
export const ROWS: readonly Row[] = [
  ...['B001', 'B003', 'B004', 'B005', 'B008', 'B009', 'B010', 'B013', 'B015', 'B016', 'B017', 'B019', 'B020'],
  ...['B023', 'B024', 'B025', 'B026', 'B027', 'B028', 'B029', 'B030', 'B031', 'B032', 'B033', 'B034', 'B035'],
  ...['B036', 'B037', 'B038', 'B040', 'B041'],
  ...['B002', 'B022', 'B053', 'B062', 'B063', 'B066', 'B069', 'B075'],
  ...['B043', 'B044', 'B045', 'B046', 'B047', 'B048', 'B049', 'B054', 'B055', 'B065'],
  ...['B056', 'B057', 'B059', 'B060', 'B061', 'B190'],
  'B087',
  ...['B076', 'B077', 'B078', 'B115', 'B117'],
  ...['B102', 'B103', 'B104', 'B105', 'B107', 'B110', 'B111', 'B112', 'B114', 'B119', 'B120', 'B134'],
  ...['B094', 'B123', 'B124', 'B125', 'B126', 'B127', 'B129', 'B131', 'B133', 'B135'],
  ...['B086', 'B089', 'B090', 'B091', 'B092', 'B093', 'B116', 'B118', 'B198'],
  ...['B011', 'B018', 'B108', 'B109', 'B122', 'B152', 'B153', 'B154', 'B155', 'B156', 'B157', 'B159'],
  ...['B121', 'B165'],
  ...['B079', 'B081', 'B084', 'B085', 'B096', 'B097', 'B137'],
  ...['B158', 'B160', 'B161', 'B162', 'B163', 'B164', 'B166', 'B167'],
  ...['B173', 'B174', 'B176', 'B178', 'B179', 'B181', 'B182'],
  ...['B050', 'B051', 'B058', 'B082', 'B095', 'B138', 'B169', 'B170', 'B171', 'B172', 'B175', 'B195'],
  ...['B183', 'B184', 'B185', 'B186', 'B187', 'B128', 'B177'],
  ...['B132', 'B150', 'B206', 'B207', 'B209', 'B211', 'B212', 'B213', 'B214', 'B215', 'B216', 'B217', 'B218'],
  ...['B098', 'B136', 'B139', 'B140', 'B141', 'B143', 'B144', 'B145', 'B146', 'B147', 'B148', 'B149', 'B151'],
] as readonly Row[];

export const LEFT_OUT_ROWS: readonly LeftOutRow[] = [
  {
    row: 'B030',
    reason: 'replicate is not built; that copies of a spell set off nothing that watches casting is told as B029',
  },
  { row: 'B066', reason: 'Adventures are not built' },
  { row: 'B075', reason: 'cards that are exiled face down are not built' },
  { row: 'B086', reason: 'face-down permanents are not built' },
  { row: 'B087', reason: 'face-down spells are not built' },
  {
    row: 'B091',
    reason:
      'Sagas are not built; that a copy enters with what the copied text says, once, is told in the scenarios of CR 707.5',
  },
  {
    row: 'B112',
    reason:
      'the card is younger than the texts that cards are written from; that cards of a replaced draw were drawn is told as B111',
  },
  { row: 'B120', reason: 'compleated is not built; which of the two comes first is disputed' },
  {
    row: 'B128',
    reason:
      'an engine is not asked to save and load; that the reference is the same after it is held by laws of its own (engine/laws)',
  },
  { row: 'B131', reason: 'commanders are not built' },
  {
    row: 'B150',
    reason:
      'told in a scenario; no law looks at what an attack requires over several combats, so that a fault would not be seen',
  },
  { row: 'B212', reason: 'controlling another player is not built' },
  {
    row: 'B213',
    reason:
      'that a game of mandatory actions without an end is a draw is left to who plays it; loops that get on are told as B214',
  },
  { row: 'B149', reason: 'banding is not built' },
  {
    row: 'B151',
    reason: 'no card here gives a planeswalker protection; that the damage is prevented is told of creatures',
  },
  { row: 'B181', reason: 'madness is not built; what is asked of an event and again later is told as B160' },
  { row: 'B198', reason: 'face-down permanents are not built' },
  { row: 'B195', reason: 'merged permanents are not built' },
  { row: 'B190', reason: 'double-faced cards are not built; that an ability finds no new object is told as B060' },
];
