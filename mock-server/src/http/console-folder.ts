import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Where the console page lies: beside the built code, or where the build puts it when sources are run. */
export const findConsole = (): string | undefined =>
  ['./console', '../../dist/console']
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((folder) => existsSync(`${folder}/index.html`))
