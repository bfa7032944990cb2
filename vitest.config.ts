import { defineConfig } from 'vitest/config';

/** The folders whose coverage counts; bench, docs and tooling do not run in production. */
const COVERED = [
  'engine',
  'generators',
  'properties',
  'runner',
  'reports',
  'protocol',
  'adapters',
  'faults',
  'cli',
] as const;

export default defineConfig({
  test: {
    pool: 'threads',
    // The code under test keeps no state of its own, so the files of a worker share its modules: half the time.
    isolate: false,
    // Left to itself it keeps one core free, which of two is half.
    maxWorkers: '100%',
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/build/**', '**/dist/**', 'reports/out/**'],
    env: { TZ: 'UTC', LANG: 'C.UTF-8', NO_COLOR: '1', FORCE_COLOR: '0' },
    coverage: {
      provider: 'v8',
      include: COVERED.map((folder) => `${folder}/**/*.ts`),
      exclude: ['**/*.test.ts', '**/*.generated.ts'],
      reporter: ['text-summary', 'json-summary', 'html'],
      reportsDirectory: 'coverage',
    },
  },
});
