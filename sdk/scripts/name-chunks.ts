import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/**
 * Chunks of code by the last of their sources. Files stand in the tarball by their names, and gzip likes what resembles
 * each other side by side.
 */
const byLastSource: Record<string, string> = {
  'create-client': 'client',
  'check-answer': 'shapes',
  'message.schemas': 'zod-messages',
  'model.schemas': 'zod-entities',
}

function chunkName(folder: string, file: string): string | undefined {
  const typesHash = file.match(/^(.*)-[\w-]{8}\.d\.ts$/)
  if (typesHash) return `${typesHash[1]}.d.ts`
  if (!/^shared-[A-Z\d]{8}\.js$/.test(file)) return undefined
  const { sources } = JSON.parse(readFileSync(join(folder, `${file}.map`), 'utf8')) as { sources: string[] }
  const source = basename(sources.at(-1) ?? file, '.ts')
  return `${byLastSource[source] ?? source}.js`
}

/** Gives the chunks of a build names that stay the same and say what is in them, instead of hashes. */
export function nameChunks(folder: string): void {
  // The folder of an earlier build's twins is still there when another build follows it.
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
  const names = new Map<string, string>()
  for (const file of files) {
    const name = chunkName(folder, file)
    if (name === undefined) continue
    if (files.includes(name) || [...names.values()].includes(name))
      throw new Error(`${name} is there already.`)
    names.set(file, name)
    if (file.endsWith('.js')) names.set(`${file}.map`, `${name}.map`)
  }
  for (const file of files) {
    let text = readFileSync(join(folder, file), 'utf8')
    for (const [old, name] of names)
      text = text.replaceAll(old.replace(/\.d\.ts$/, '.js'), name.replace(/\.d\.ts$/, '.js'))
    writeFileSync(join(folder, file), text)
  }
  for (const [old, name] of names) renameSync(join(folder, old), join(folder, name))
}
