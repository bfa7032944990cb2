import { expect, test } from 'vitest';
import type { Happening } from '../../protocol/index.ts';
import { Triggering } from './triggering.ts';

const GHOST = [
  'Name:Ghost',
  'Types:Creature Spirit',
  'T:Mode$ ChangesZone | Origin$ Any | Destination$ Battlefield | ValidCard$ Card.Self | Execute$ In | TriggerDescription$ When CARDNAME comes, aim.',
  'T:Mode$ ChangesZone | Origin$ Battlefield | Destination$ Any | ValidCard$ Card.Self | Execute$ Out | TriggerDescription$ When CARDNAME goes, sigh.',
  'SVar:In:DB$ Destroy | ValidTgts$ Creature',
  'SVar:Out:DB$ Draw',
].join('\n');
const moved = (from: string, to: string): Happening => ({ kind: 'moved', object: 'c1', from, to, cause: 'effect' });
const LEFT = moved('battlefield', 'exile');
const BACK = moved('exile', 'battlefield');
const told = { id: 'engine-card-1', name: 'c1', player: 0, script: GHOST, where: 'battlefield', recent: [LEFT, BACK] };

test('of what left and came back the one ability triggered on leaving, and then the other on entering', () => {
  const triggering = new Triggering();
  expect(triggering.triggers(told)).toMatchObject({ after: LEFT, happening: { ability: 'c1/1' } });
  expect(triggering.triggers(told)).toMatchObject({ after: BACK, happening: { ability: 'c1/0' } });
});

test('targets are asked for the ability that has some, in the order in which they are put on the stack', () => {
  const triggering = new Triggering();
  triggering.triggers(told);
  triggering.triggers(told);
  expect(triggering.source(0)).toEqual({ id: 'engine-card-1', place: 0 });
  expect(triggering.source(1)).toBeNull();
  expect(triggering.isPut('engine-card-1', 0, GHOST)).toBe(true);
  expect(triggering.isPut('engine-card-1', 1, GHOST)).toBe(true);
  expect(triggering.isPut('engine-card-1', 1, GHOST)).toBe(false);
});

test('what Forge names later than it tells is corrected in what was told', () => {
  const triggering = new Triggering();
  const { happening } = triggering.triggers({ ...told, recent: [] });
  expect(happening).toMatchObject({ ability: 'c1/0' });
  triggering.names('engine-card-1', 1, GHOST);
  expect(happening).toMatchObject({ ability: 'c1/1' });
});
