import { defineConfig } from 'vitest/config'

/** Room for what a busy machine takes; the usual five seconds are for an idle one. */
export default defineConfig({ test: { testTimeout: 30_000, hookTimeout: 60_000 } })
