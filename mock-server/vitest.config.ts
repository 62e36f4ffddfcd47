import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Unit tests read the SDK from source, so that they never see a build of another day.
  resolve: {
    alias: Object.fromEntries(
      ['zod', 'money'].map((name) => [
        `@swx/sdk/${name}`,
        fileURLToPath(new URL(`../sdk/src/exports/${name}.ts`, import.meta.url)),
      ]),
    ),
  },
  // Some tests start processes; on a busy machine those take their time.
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/test/seed-properties.ts'],
    // Nothing is global here: files of tests share a process and load each module once.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
