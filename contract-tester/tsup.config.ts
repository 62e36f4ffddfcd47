import { defineConfig } from 'tsup'

/** The module that programs import, and the command; their dependencies stay outside. */
export default defineConfig({
  entry: { index: 'src/index.ts', cli: 'src/cli.ts' },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  splitting: true,
  sourcemap: true,
  clean: ['!**/*.d.ts'],
  outDir: 'dist',
})
