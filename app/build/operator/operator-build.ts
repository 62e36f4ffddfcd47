import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { Operator } from '../../src/config/operator.ts'
import type { RunTimeConfig } from '../../src/config/run-time/run-time-config.ts'
import { manifestOf } from '../manifest.ts'
import { serverFiles, staticHostFiles } from './hosting-files.ts'
import { hasModule } from './offered-files.ts'
import { operatorIcons } from './operator-icons.ts'

/** The page of a product that is not offered: nothing leads to its route. */
const absent = '\0absent-page.js'

const src = join(import.meta.dirname, '../../src')
const fromSrc = (id: string) => relative(src, id)

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

export interface OperatorBuildOptions {
  /** What `config.json` says when the build is made; another one takes its place at run time. */
  readonly config: RunTimeConfig
  /** Where the operator's file is, which its paths start from. */
  readonly folder: string
  /** Version of the app. */
  readonly version: string
}

/**
 * Makes a build speak of one operator: names, manifest, files for hosts. Pages of products that are not offered are left
 * out, and the build stops when anything else still brings code of them.
 */
export function operatorBuild(operator: Operator, { config, folder, version }: OperatorBuildOptions): Plugin {
  let hostingFolder = ''
  let icons: ReturnType<typeof operatorIcons> = {}
  return {
    name: 'swx-operator',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      define: { __OPERATOR__: JSON.stringify({ ...operator, icons: undefined }) },
    }),
    configResolved({ root, build }) {
      hostingFolder = `${resolve(root, build.outDir)}-hosting`
      // An icon that cannot be used stops the build before Vite empties the folder of an earlier one.
      icons = operatorIcons(operator.icons, folder)
    },
    resolveId(source, importer) {
      if (importer === undefined || fromSrc(importer) !== 'pages.ts') return undefined
      const page = fromSrc(join(dirname(importer), source))
      return hasModule(operator, page) ? undefined : absent
    },
    load(id) {
      return id === absent ? 'export {}' : undefined
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace(/<title>.*<\/title>/, `<title>${escaped(operator.name)}</title>`)
          .replace(
            /(<meta name="description" content=")[^"]*/,
            (_, start: string) => `${start}${escaped(`${operator.name}: ${operator.legalName}`)}`,
          )
          .replace(/\bSWX\b/g, () => escaped(operator.name))
          .replace('/src/main.tsx', '/src/start-operator.ts'),
    },
    generateBundle(_, bundle) {
      const bundled = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
      const withheld = bundled.filter((id) => !hasModule(operator, fromSrc(id)))
      if (withheld.length > 0)
        this.error(
          `The operator does not offer what these modules are for, and something imports them:\n${withheld.join('\n')}`,
        )
      const emit = (fileName: string, source: string | Buffer) =>
        this.emitFile({ type: 'asset', fileName, source })
      emit('manifest.webmanifest', manifestOf(operator))
      for (const [name, icon] of Object.entries(icons)) emit(name, icon)
      for (const [name, text] of Object.entries(staticHostFiles(operator, config))) emit(name, text)
      emit('config.json', `${JSON.stringify(config, null, 2)}\n`)
      emit('version.json', `${JSON.stringify({ name: operator.name, version }, null, 2)}\n`)
      emit('health.txt', 'ok\n')
    },
    writeBundle() {
      mkdirSync(hostingFolder, { recursive: true })
      for (const [name, text] of Object.entries(serverFiles(operator, config)))
        writeFileSync(join(hostingFolder, name), text)
    },
  }
}
