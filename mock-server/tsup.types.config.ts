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
  dts: { only: true },
  clean: true,
})
