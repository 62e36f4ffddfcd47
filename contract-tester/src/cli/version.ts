import { readFileSync } from 'node:fs'

/** The version of the package: its file lies one folder above the built command, two above the sources. */
export const VERSION: string = (() => {
  for (const path of ['../package.json', '../../package.json'])
    try {
      const { name, version } = JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
      if (name === 'swx-contract') return version
    } catch {}
  return 'unknown'
})()
