import { gzipSync } from 'node:zlib'
import { root } from '../../support/root.ts'
import { load } from '../support/packages.ts'
import type { Found } from '../support/part.ts'
import { atMost } from '../support/report.ts'

interface Esbuild {
  build(options: object): Promise<{ readonly outputFiles: readonly { path: string; text: string }[] }>
}

/** What a caller's bundle grows by, minified and gzipped, in kB. Chunks that are loaded on demand do not count. */
async function bundled(code: string): Promise<number> {
  const { build } = await load<Esbuild>('esbuild')
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: `${root}tests`, loader: 'ts' },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    outdir: 'out',
    legalComments: 'none',
    logLevel: 'error',
  })
  const entry = outputFiles.find(({ path }) => path.endsWith('stdin.js'))
  const texts = new Map(outputFiles.map(({ path, text }) => [path.split('/').at(-1), text]))
  let text = entry?.text ?? ''
  for (const [, name] of text.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) text += texts.get(name) ?? ''
  return gzipSync(text, { level: 9 }).length / 1000
}

const options = "{ baseUrl: 'http://x', getToken: () => null, mode: 'demo' }"
const oneOperation = `import { createClient, listMarketByType } from '@swx/sdk'
listMarketByType(createClient(${options}), { type: 1 }).then(console.log)`

/** What the SDK adds to a bundle; its hooks and schemas are entries of their own. */
export async function measureSizes(): Promise<Found> {
  return {
    measures: [
      atMost('core and one operation, gzipped', await bundled(oneOperation), 9, 'kB'),
      atMost('everything of @swx/sdk, gzipped', await bundled("export * from '@swx/sdk'"), 14, 'kB'),
      atMost('market feed, gzipped', await bundled("export * from '@swx/sdk/market-feed'"), 2, 'kB'),
    ],
  }
}
