import { defineConfig } from 'tsup'
import { entryPoints } from './tsup.config.ts'

/** The types of all entry points: a build of its own, which serving does not wait for. */
export default defineConfig({
  entry: entryPoints,
  format: 'esm',
  target: 'es2023',
  platform: 'neutral',
  noExternal: ['@swx/sdk'],
  outDir: 'dist',
  // Users do not have the package of the table of operations: named by its file, its types become part of these.
  dts: {
    only: true,
    compilerOptions: {
      baseUrl: '.',
      paths: { '@swx/openapi/operations': ['../openapi/dist/operations.ts'] },
    },
  },
  clean: true,
})
