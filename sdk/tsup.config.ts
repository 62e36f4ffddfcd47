import { defineConfig } from 'tsup'

const names = [
  'index',
  'react',
  'react-server',
  'zod',
  'debug',
  'market-feed',
  'money',
  'types',
  'openapi-fetch',
]
/** The modules that callers import, by the name they import them by. */
export const entry = Object.fromEntries(names.map((name) => [name, `src/exports/${name}.ts`]))

/**
 * One build for all entry points, with shared chunks: hooks and client must be one module, or they would not share
 * state. Readable as it is, with maps that hold their sources; the bundler of an app makes it small.
 */
export default defineConfig({
  entry,
  format: ['esm', 'cjs'],
  platform: 'neutral',
  target: 'es2022',
  splitting: true,
  sourcemap: true,
  // The types are a build of their own, see tsup.types.config.ts.
  clean: ['!**/*.d.ts', '!**/*.d.cts'],
  outDir: 'dist',
})
