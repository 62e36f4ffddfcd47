import { defineConfig } from 'tsup'

const doors = ['index', 'react', 'zod', 'debug', 'market-feed', 'money']
/** The modules that callers import, by the name they import them by. */
export const doorEntries = Object.fromEntries(doors.map((door) => [door, `src/exports/${door}.ts`]))

/**
 * One build for all doors, with shared chunks: hooks and client must be one module, or they would not share state.
 * Nothing is shortened here: `scripts/finish-build.ts` does that to what stands inside functions only. With names that are
 * the same inside and outside a module, its list of exports and that of its CommonJS twin are the same to the letter, and
 * the twin is made line by line, so that both share one source map.
 */
export default defineConfig({
  entry: {
    ...doorEntries,
    // The same schemas as the door's; its file gives them the types that are published.
    zod: 'src/gen/zod/values.ts',
    // No doors: modules of their own so that none is larger than what gzip looks back over, 32 kB. A module and its
    // CommonJS twin stand side by side in the tarball, and the second one then costs next to nothing.
    'shared-client': 'src/client/create-client.ts',
    'shared-operations': 'src/gen/operations.ts',
    'shared-forms': 'src/zod/short-forms.ts',
    'shared-schemas': 'src/gen/zod/model.schemas.ts',
    'shared-messages': 'src/gen/zod/message.schemas.ts',
  },
  format: ['esm'],
  platform: 'neutral',
  target: 'es2022',
  splitting: true,
  sourcemap: true,
  // The types are a build of their own, see tsup.types.config.ts.
  clean: ['!**/*.d.ts'],
  outDir: 'dist',
  esbuildOptions(options) {
    options.chunkNames = 'shared-[hash]'
    options.legalComments = 'none'
  },
})
