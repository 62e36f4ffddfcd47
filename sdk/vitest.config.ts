import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    restoreMocks: true,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
