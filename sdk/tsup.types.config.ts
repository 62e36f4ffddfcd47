import { defineConfig } from 'tsup'
import { doorEntries } from './tsup.config.ts'

/**
 * The types of all entry points. A build of its own: it takes ten times as long as the modules, and only type checks,
 * editors and the published package need it.
 */
export default defineConfig({
  entry: {
    ...doorEntries,
    // Names for the contract's types use no other package's, so they need not be there twice.
    'schema-names': 'src/gen/react/model.ts',
    'hook-data': 'src/react/hook-data.ts',
    contract: 'src/gen/schema.ts',
  },
  dts: { only: true },
  clean: true,
  format: ['esm'],
  target: 'es2022',
  outDir: 'dist',
})
