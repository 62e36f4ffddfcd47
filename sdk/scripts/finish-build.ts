/**
 * Makes what tsup built ready to be published:
 *
 * - chunks with names that stay the same
 * - modules without comments, needless space and long names of locals
 * - a CommonJS twin of each module in `dist/cjs`
 * - source maps, but none of the schemas and shapes, which are generated from the contract
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commonjsTwin } from './commonjs-twin.ts'
import { leanModule, type SourceMap } from './lean-module.ts'
import { nameChunks } from './name-chunks.ts'
import { passOn } from './pass-on.ts'

const dist = join(import.meta.dirname, '..', 'dist')
const doors = ['index', 'react', 'zod', 'debug', 'market-feed', 'money']
const filesOf = (end: string) => readdirSync(dist).filter((name) => name.endsWith(end))
const read = (name: string) => readFileSync(join(dist, name), 'utf8')
const write = (name: string, text: string) => writeFileSync(join(dist, name), text)

/** Schemas and shapes are generated from the contract: a map of them would lead nowhere. */
const isGenerated = ({ sources }: SourceMap) => sources.some((source) => /\/gen\/(?:zod|shapes)/.test(source))

/** Imports for nothing's sake make bundlers warn: no module here does anything by being loaded. */
const bareImport = /^import "\.\/.*";$/gm

nameChunks(dist)

for (const name of filesOf('.js')) {
  const built: SourceMap = JSON.parse(read(`${name}.map`))
  const { text, map } = await leanModule(read(name).replace(bareImport, ''), built, isGenerated(built))
  const isMapped = map.sources.length > 0 && !isGenerated(map)
  write(name, isMapped ? text : text.replace(/\n\/\/# sourceMappingURL=.*/, ''))
  if (isMapped) write(`${name}.map`, JSON.stringify(map))
  else rmSync(join(dist, `${name}.map`))
}

/** Entries that only divide the build into modules leave a file behind that nobody imports. */
const imported = filesOf('.js').map(read).join()
for (const name of filesOf('.js')) {
  const isDoor = doors.includes(name.slice(0, -'.js'.length))
  if (!isDoor && !imported.includes(`"./${name}"`)) rmSync(join(dist, name))
}

// No map says anything of this module, which has no code of ours.
write('zod.js', passOn(read('zod.js'), read))

mkdirSync(join(dist, 'cjs'), { recursive: true })
for (const name of readdirSync(join(dist, 'cjs')).filter((name) => name.endsWith('.js')))
  rmSync(join(dist, 'cjs', name))
write('cjs/package.json', '{"type":"commonjs"}\n')
for (const name of filesOf('.js')) write(join('cjs', name), commonjsTwin(read(name)))
