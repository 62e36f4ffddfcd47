import type { Plugin } from 'vite'
import type { Operator } from '../../src/config/operator.ts'
import { manifestOf } from '../manifest.ts'
import { hostingFiles } from './hosting-files.ts'
import { isOffered } from './offered-files.ts'
import { operatorIcons } from './operator-icons.ts'

/** A route whose product is not offered: the table leads to it from nowhere. */
const absent = '\0absent-route'

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

const routeFile = /\/app\/routes\/([\w-]+)\.tsx$/

/** Makes a build speak of one operator: names, manifest, files for hosts; routes of what is not offered are left out. */
export function operatorBuild(operator: Operator, apiBase: string, folder: string): Plugin {
  return {
    name: 'swx-operator',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      define: { __OPERATOR__: JSON.stringify({ ...operator, icons: undefined }) },
    }),
    resolveId(source) {
      const [, route] = routeFile.exec(source) ?? []
      return route === undefined || isOffered(operator, 'routes', route) ? undefined : `${absent}-${route}`
    },
    load(id) {
      return id.startsWith(absent) ? 'export {}' : undefined
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
    generateBundle() {
      const emit = (fileName: string, source: string | Buffer) =>
        this.emitFile({ type: 'asset', fileName, source })
      emit('manifest.webmanifest', manifestOf(operator))
      for (const [name, icon] of Object.entries(operatorIcons(operator.icons, folder))) emit(name, icon)
      for (const [name, text] of Object.entries(hostingFiles(operator, apiBase))) emit(name, text)
    },
  }
}
