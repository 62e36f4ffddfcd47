import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Plugin } from 'vite'

const source = fileURLToPath(new URL('../worker/offline-worker.ts', import.meta.url))
const isText = (file: string) => /^assets\/[\w-]+\.[a-z]{2}-[0-9a-f]{8}\.json$/.test(file)
const isShell = (file: string) =>
  /\.(?:js|css|woff2?|svg|png|html|webmanifest)$/.test(file) &&
  !/^(?:sw\.js|(?:assets\/)?404\.html|pages\/|hosting\/|__sandbox\/|sandbox-google\/)/.test(file)
const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 16)

/**
 * The worker of a build, as one file: it knows every file of the shell and the names of all texts.
 *
 * @param folder the finished build
 */
export async function offlineWorker(folder: string, isDemo: boolean, isSandbox = true): Promise<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
  const isKept = (file: string) => isShell(file) || (isDemo && file === '404.html')
  const shell = files.filter(isKept).map((url) => ({
    url,
    // Hashed names say their content.
    revision: url.startsWith('assets/') ? null : hashOf(readFileSync(join(folder, url))),
  }))
  const texts = files.filter(isText)
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: {
      'process.env.NODE_ENV': '"production"',
      __SHELL__: JSON.stringify(shell),
      __TEXTS__: JSON.stringify(texts),
      __VERSION__: JSON.stringify(hashOf(texts.join())),
      __DEMO__: JSON.stringify(isDemo),
      __OTHERS__: JSON.stringify(isSandbox ? ['swx', 'docs', '__sandbox', 'sandbox-google'] : ['swx']),
    },
  })
  return outputFiles[0]?.text ?? ''
}

/** Writes the service worker of a build once all other files are there. */
export function offline(isSandbox: boolean): Plugin {
  let folder = ''
  return {
    name: 'swx-offline',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      folder = resolve(root, outDir)
    },
    async closeBundle() {
      writeFileSync(join(folder, 'sw.js'), await offlineWorker(folder, false, isSandbox))
    },
  }
}
