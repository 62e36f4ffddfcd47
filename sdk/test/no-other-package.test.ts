import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, it } from 'vitest'

const dist = join(import.meta.dirname, '..', 'dist')

/** The packages that a bundler looks for when an application imports an entry point, on demand or at once. */
async function packagesOf(entry: string): Promise<string[]> {
  const packages = new Set<string>()
  await build({
    entryPoints: [join(dist, `${entry}.js`)],
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'silent',
    plugins: [
      {
        name: 'note packages',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]/ }, ({ path }) => {
            packages.add(path)
            return { external: true }
          }),
      },
    ],
  })
  return [...packages].sort()
}

it.each([
  ['index', []],
  ['money', []],
  ['market-feed', []],
  ['debug', []],
  ['react', ['@tanstack/react-query', 'react', 'react/jsx-runtime']],
  ['types', []],
  ['openapi-fetch', ['openapi-fetch']],
  ['zod', ['zod/mini']],
])('a bundler finds %s with no other package than %j', async (entry, needed) => {
  expect(await packagesOf(entry)).toEqual(needed)
})
