import { defineConfig } from 'vitest/config'

process.env.TZ = 'UTC'

/**
 * Journeys through the built app without a browser. A worker compiles the app once and runs it anew for every page, so
 * that files need no worker of their own.
 */
export default defineConfig({
  test: {
    include: ['journeys/**/*.test.ts'],
    globalSetup: ['journeys/support/build-app.ts'],
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    server: { deps: { external: [/\/dist\//] } },
  },
})
