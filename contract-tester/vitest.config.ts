import { defineConfig } from 'vitest/config'

/** Most tests check servers in memory; those of bad input start small servers. */
export default defineConfig({
  test: { include: ['{src,self-test}/**/*.test.ts'], maxWorkers: 2, testTimeout: 60_000 },
})
