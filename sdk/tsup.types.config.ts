import { defineConfig } from 'tsup'
import { entry } from './tsup.config.ts'

/**
 * The types of all entry points. A build of its own: it takes ten times as long as the modules, and only type checks,
 * editors and the published package need it.
 */
export default defineConfig({
  entry,
  // Without Node's types, of which users would need a copy.
  tsconfig: 'tsconfig.build.json',
  // Users do not have the package of the table of operations: named by its file, its types become part of these.
  dts: {
    only: true,
    compilerOptions: {
      baseUrl: '.',
      paths: { '@swx/openapi/operations': ['../openapi/dist/operations.ts'] },
    },
  },
  clean: ['!**/*.js', '!**/*.cjs', '!**/*.map'],
  format: ['esm', 'cjs'],
  target: 'es2022',
  outDir: 'dist',
})
