import { defineConfig } from 'tsup'

/** The types of the module, one file. */
export default defineConfig({
  entry: { index: 'src/index.ts' },
  format: 'esm',
  dts: { only: true },
  outDir: 'dist',
})
