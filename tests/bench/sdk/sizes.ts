import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { atMost, type Measure } from '../support/report.ts'

const root = join(import.meta.dirname, '..', '..', '..')

/** What a caller's bundle grows by, minified and gzipped, in kB. Chunks that are loaded on demand do not count. */
async function bundled(code: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: join(root, 'tests'), loader: 'ts' },
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

const options = "{ baseUrl: 'http://x', getToken: () => null, getVirtual: () => true }"
const oneOperation = `import { createClient, listMarketByType } from '@swx/sdk'
listMarketByType(createClient(${options}), { type: 1 }).then(console.log)`

/** Bytes of the package as it would be published, in kB. */
function tarball(): number {
  const out = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts', '--loglevel=error'], {
    cwd: join(root, 'sdk'),
    encoding: 'utf8',
  })
  const packed = JSON.parse(out.slice(out.search(/[[{]/)))
  const { size } = (Array.isArray(packed) ? packed[0] : Object.values(packed)[0]) as { size: number }
  return size / 1000
}

/** What the SDK weighs. */
export async function sizes(): Promise<Measure[]> {
  return [
    atMost('core and one operation, gzipped', await bundled(oneOperation), 2.6, 'kB'),
    atMost('everything of @swx/sdk, gzipped', await bundled("export * from '@swx/sdk'"), 9, 'kB'),
    atMost('market feed, gzipped', await bundled("export * from '@swx/sdk/market-feed'"), 2, 'kB'),
    atMost('tarball', tarball(), 80, 'kB'),
  ]
}
