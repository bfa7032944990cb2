import { defineConfig } from 'vitest/config';

/** Tests in a real browser: `npm run test:browser`. They are apart, for a machine need not have one. */
export default defineConfig({
  test: { include: ['reports/html/browser/*.browser.ts'], testTimeout: 60_000, hookTimeout: 120_000 },
});
