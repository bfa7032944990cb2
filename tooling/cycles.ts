import { posix } from 'node:path';
import { importsOf } from './imports.ts';
import { isSource, type ProjectFile } from './source-tree.ts';

type Graph = ReadonlyMap<string, readonly string[]>;

/**
 * The import cycles of the files, one of the shortest for each knot, as paths that end where they begin. Between files
 * of one folder an import of types alone does not count; between folders it does.
 */
export function findCycles(files: readonly ProjectFile[]): readonly (readonly string[])[] {
  const graph = importGraph(files);
  return knots(graph).map((knot) => shortestCycle(graph, new Set(knot)));
}

function importGraph(files: readonly ProjectFile[]): Graph {
  const paths = new Set(files.map((file) => file.path));
  const edges = (file: ProjectFile) =>
    importsOf(file).flatMap(({ typeOnly, target }) => {
      if (target.kind !== 'file' || !isSource(target.path) || !paths.has(target.path)) return [];
      const sameFolder = posix.dirname(file.path) === posix.dirname(target.path);
      return typeOnly && sameFolder ? [] : [target.path];
    });
  return new Map(files.map((file) => [file.path, edges(file)]));
}

/** The sets of files that all reach each other (Tarjan), single files only where they import themselves. */
function knots(graph: Graph): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];
  const lowOf = (path: string) => low.get(path) ?? Number.POSITIVE_INFINITY;
  const enter = (path: string): void => {
    order.set(path, order.size);
    low.set(path, order.size - 1);
    open.push(path);
    for (const next of graph.get(path) ?? []) {
      if (!order.has(next)) enter(next);
      if (open.includes(next)) low.set(path, Math.min(lowOf(path), lowOf(next)));
    }
    if (lowOf(path) !== order.get(path)) return;
    const knot = open.splice(open.indexOf(path));
    if (knot.length > 1 || graph.get(path)?.includes(path)) found.push(knot.sort());
  };
  for (const path of graph.keys()) if (!order.has(path)) enter(path);
  return found;
}

/** A shortest way from the knot's first file back to itself. */
function shortestCycle(graph: Graph, knot: ReadonlySet<string>): readonly string[] {
  const [start = ''] = knot;
  let ways: (readonly string[])[] = [[start]];
  const seen = new Set<string>();
  while (ways.length > 0) {
    const longer: (readonly string[])[] = [];
    for (const way of ways) {
      for (const next of graph.get(way.at(-1) ?? '') ?? []) {
        if (next === start) return [...way, start];
        if (!knot.has(next) || seen.has(next)) continue;
        seen.add(next);
        longer.push([...way, next]);
      }
    }
    ways = longer;
  }
  return [...knot];
}
