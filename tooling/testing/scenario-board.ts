/** Boards as scenarios write them. */
export {
  boardOf,
  type BoardSpec as ScenarioSpec,
  type CardSpec,
  copies,
  type SideSpec,
} from '../../protocol/board-spec.ts';
