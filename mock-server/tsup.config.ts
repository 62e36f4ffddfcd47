import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { defineConfig, type Options } from 'tsup'
import { noticesFile, noticesOf } from '../scripts/third-party.ts'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/** The modules that callers import, by the name they import them by. */
export const entryPoints = {
  node: 'src/exports/node.ts',
  test: 'src/exports/test.ts',
  handlers: 'src/exports/handlers.ts',
  browser: 'src/exports/browser.ts',
  control: 'src/exports/control.ts',
}

const bundled = new Set<string>()
/** Writes the notices of the software of others that the files carry; each of the builds adds its own. */
const thirdParty: Plugin = {
  name: 'third-party',
  setup(build) {
    build.initialOptions.metafile = true
    build.onEnd(({ metafile }) => {
      for (const { inputs } of Object.values(metafile?.outputs ?? {}))
        for (const [path, { bytesInOutput }] of Object.entries(inputs))
          if (bytesInOutput > 0) bundled.add(resolve(path))
      mkdirSync('dist', { recursive: true })
      writeFileSync(join('dist', noticesFile), noticesOf(bundled))
    })
  },
}

/** Comments of ethers show addresses of the real network: the source maps hold its modules without them. */
const withoutComments: Plugin = {
  name: 'without-comments',
  setup(build) {
    build.onLoad({ filter: /node_modules[\\/]ethers[\\/].+\.js$/ }, async ({ path }) => {
      const { code } = await build.esbuild.transform(readFileSync(path, 'utf8'), { legalComments: 'none' })
      return { contents: code }
    })
  },
}

const common = {
  removeNodeProtocol: false,
  format: 'esm',
  target: 'es2023',
  splitting: true,
  outDir: 'dist',
  loader: { '.json': 'json' },
  esbuildPlugins: [thirdParty],
} satisfies Options

/** The documents that a mock server shows of itself. */
const copyDocuments = (): void => {
  const from = dirname(createRequire(import.meta.url).resolve('@swx/openapi/openapi.json'))
  mkdirSync('dist/documents', { recursive: true })
  for (const name of ['openapi.json', 'asyncapi.json', 'sandbox-control.json'])
    cpSync(join(from, name), join('dist/documents', name))
}

/**
 * Entry points leave their dependencies to the package that imports them. The command line carries everything in a few minified
 * files: reading many small modules is most of a start, and parsing one large module takes memory that is kept.
 */
export default defineConfig([
  {
    ...common,
    entry: entryPoints,
    platform: 'neutral',
    // The names without "node:" stand in modules of ethers that are left out again, since nothing uses them.
    external: [/^node:/, /^(crypto|https?|zlib)$/],
    // Its schemas are the only part of another package of this repository that is needed at run time. Of ethers only
    // the check of an address is, 11 kB of 24 MB that a project would have to install; the hash in it is that of an
    // older version of @noble/hashes, whose modules have names without ".js".
    noExternal: ['@swx/sdk', /^ethers/, /^@noble\/hashes\/\w+$/],
    esbuildPlugins: [...common.esbuildPlugins, withoutComments],
    sourcemap: true,
    clean: ['!**/*.d.ts'],
    onSuccess: async () => copyDocuments(),
  },
  {
    ...common,
    entry: {
      cli: 'src/cli.ts',
    },
    platform: 'node',
    noExternal: [/.*/],
    minify: true,
    esbuildPlugins: [thirdParty],
    // ws asks for its optional native helpers by `require`.
    banner: {
      js: "#!/usr/bin/env node\nimport { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    clean: false,
  },
  // The page that takes the place of Google in the sandbox.
  {
    ...common,
    entry: { consent: 'src/google/consent.ts' },
    outDir: 'dist/google',
    platform: 'browser' as const,
    noExternal: [/.*/],
    publicDir: 'src/google/public',
    splitting: false,
    minify: true,
    clean: false,
  },
  // The console page of a server, and the same page for the static demo, which brings its backend along.
  ...(['console', 'console-demo'] as const).map((name) => ({
    ...common,
    entry: { console: `src/console/${name}.ts` },
    outDir: `dist/${name}`,
    platform: 'browser' as const,
    noExternal: [/.*/],
    publicDir: 'src/console/public',
    splitting: false,
    minify: true,
    clean: false,
  })),
])
