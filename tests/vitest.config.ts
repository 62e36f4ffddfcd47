import { defineConfig } from 'vitest/config'

/**
 * Tests of the wire: no browser. Two at a time, so that the processes some of them start have room. Those of the contract
 * share a process (`--no-isolate`): what is read and compiled of the contract is the same for each of them.
 */
export default defineConfig({
  test: {
    include: [
      'contract/**/*.test.ts',
      'requirements/**/*.test.ts',
      'commands/**/*.test.ts',
      'images/**/*.test.ts',
      'bench/**/*.test.ts',
      'e2e/support/**/*.test.ts',
      'e2e/chaos/**/*.test.ts',
    ],
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
