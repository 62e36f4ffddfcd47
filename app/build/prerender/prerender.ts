import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { languages } from '@swx/locales/languages'
import { build } from 'esbuild'
import type { Plugin } from 'vite'
import { factsOf, paths, type RouteName, routeNames } from '../../src/config/paths.ts'
import { mobileAgents } from '../../src/lib/device/device-class.ts'
import { type DocumentTable, documentOf } from '../../src/shell/first-paint/first-document.ts'
import { renderPages } from './render.ts'
import { documentWith, fileOf } from './rendered.ts'

/** What visitors read, at addresses that say all of it. */
const ofVisitors: readonly RouteName[] = [
  'home',
  'market',
  'plans',
  'loan',
  'nfts',
  'help',
  'faq',
  'notice',
  'introduction',
  'companyIntro',
  'register',
  'login',
  'reset',
]

const pathsOf = (isMeant: (facts: ReturnType<typeof factsOf>) => boolean) =>
  routeNames.filter((name) => isMeant(factsOf(name))).map((name) => paths[name].path)

const table: DocumentTable = {
  pages: Object.fromEntries(ofVisitors.map((name) => [paths[name].path, name])),
  tabs: pathsOf(({ tab }) => tab !== undefined),
  plain: pathsOf(({ bars }) => bars === 'plain'),
}

/** What a server needs to choose a document for a request: `mobile` is looked for in the name of the browser. */
const forServers = (defaultLanguage: string) => ({
  documents: Object.fromEntries(
    routeNames.map((name) => {
      const { path } = paths[name]
      return [path, ['', '?'].map((search) => documentOf(table, { path, search }))]
    }),
  ),
  defaultLanguage,
  languages: Object.fromEntries(languages.map(({ code, tag }) => [tag, code])),
  mobile: mobileAgents.source,
})

async function scriptOf(defaultLanguage: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../../src/shell/first-paint/first-paint.ts', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2023',
    charset: 'utf8',
    define: {
      __DOCUMENTS__: JSON.stringify(table),
      __DEFAULT_LANGUAGE__: JSON.stringify(defaultLanguage),
    },
  })
  return outputFiles[0]?.text ?? ''
}

/** Every style sheet of the build, by its address. */
const readStyles = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(join(folder, 'assets'))
      .filter((file) => file.endsWith('.css'))
      .map((file) => [`/assets/${file}`, readFileSync(join(folder, 'assets', file), 'utf8')]),
  )

/**
 * Renders the pages that visitors read into documents, one for each language and device class, from the app itself; and
 * writes the script that decides what is shown of them until the app is there.
 */
export function prerender(defaultLanguage: string): Plugin {
  let folder = ''
  let script = ''
  let fileName = ''
  return {
    name: 'swx-prerender',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      folder = resolve(root, outDir)
    },
    async buildStart() {
      script = await scriptOf(defaultLanguage)
      fileName = `assets/first-paint-${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: script })
    },
    // Before the styles: a script waits for those above it.
    transformIndexHtml: (html) =>
      html.replace('<script src="/boot.js"></script>', `$&\n    <script src="/${fileName}"></script>`),
    async writeBundle() {
      const styles = readStyles(folder)
      const page = readFileSync(join(folder, 'index.html'), 'utf8')
      for (const rendered of await renderPages(ofVisitors)) {
        const file = join(folder, fileOf(rendered))
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, documentWith(page, rendered, styles))
      }
      writeFileSync(join(folder, 'pages/table.json'), JSON.stringify(forServers(defaultLanguage)))
    },
  }
}
