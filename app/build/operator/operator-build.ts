import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'
import type { Operator } from '../../src/config/operator.ts'
import { manifestOf } from '../manifest.ts'
import { hostingFiles } from './hosting-files.ts'
import { hasModule } from './offered-files.ts'
import { operatorIcons } from './operator-icons.ts'

/** The page of a product that is not offered: nothing leads to its route. */
const absent = '\0absent-page.js'

const src = join(import.meta.dirname, '../../src')
const fromSrc = (id: string) => relative(src, id)

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

/**
 * Makes a build speak of one operator: names, manifest, files for hosts. Pages of products that are not offered are left
 * out, and the build stops when anything else still brings code of them.
 */
export function operatorBuild(operator: Operator, apiBase: string, folder: string): Plugin {
  return {
    name: 'swx-operator',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      define: { __OPERATOR__: JSON.stringify({ ...operator, icons: undefined }) },
    }),
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
          .replace(/\bSWX\b/g, () => escaped(operator.name)),
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
      for (const [name, icon] of Object.entries(operatorIcons(operator.icons, folder))) emit(name, icon)
      for (const [name, text] of Object.entries(hostingFiles(operator, apiBase))) emit(name, text)
    },
  }
}
