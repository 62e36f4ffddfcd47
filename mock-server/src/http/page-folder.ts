import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Where a page of this program lies: beside the built code, or where the build puts it when sources are run. */
export const findPage = (name: 'console' | 'google'): string | undefined =>
  [`./${name}`, `../../dist/${name}`]
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((folder) => existsSync(`${folder}/index.html`))
