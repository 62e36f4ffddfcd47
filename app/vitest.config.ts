import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  envPrefix: ['VITE_', 'DEFAULT_LANG'],
  test: {
    environment: 'happy-dom',
    // A context per file as with processes, without starting one each time.
    pool: 'vmThreads',
    include: ['{build,src}/**/*.test.{ts,tsx}'],
    setupFiles: ['src/test/setup.ts'],
    restoreMocks: true,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
