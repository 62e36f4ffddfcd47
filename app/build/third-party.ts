import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { noticesFile, noticesOf } from '../../scripts/third-party.ts'

const require = createRequire(import.meta.url)

/** Parts of a build that are no modules of its pages: what the style sheet and the service worker are made of. */
const besidesModules = ['tailwindcss', 'workbox-precaching'].flatMap(withDependencies)

/** The `package.json` of a package and of what it depends on. */
function withDependencies(name: string): readonly string[] {
  const file = require.resolve(`${name}/package.json`)
  const { dependencies = {} }: { dependencies?: Readonly<Record<string, string>> } = require(file)
  const { resolve } = createRequire(file)
  return [file, ...Object.keys(dependencies).map((dependency) => resolve(`${dependency}/package.json`))]
}

/** Writes the notices of the software of others beside the build, as their licences ask. */
export function thirdParty(): Plugin {
  return {
    name: 'swx-third-party',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
      this.emitFile({
        type: 'asset',
        fileName: noticesFile,
        source: noticesOf([...modules, ...besidesModules]),
      })
    },
  }
}
