/**
 * Makes what tsup built ready to be published:
 *
 * - a CommonJS twin of each module in `dist/cjs`, and the doors to them, `dist/*.cjs`
 * - one copy of the types, in `dist/cjs`: an ES module may use those of CommonJS, not the other way round
 * - source maps, but none of the schemas and shapes, which are generated from the contract
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commonjsTwin } from './commonjs-twin.ts'
import { leanTypes } from './lean-types.ts'

const dist = join(import.meta.dirname, '..', 'dist')
const doors = ['index', 'react', 'zod', 'debug', 'market-feed']
const filesOf = (end: string) => readdirSync(dist).filter((name) => name.endsWith(end))
const read = (name: string) => readFileSync(join(dist, name), 'utf8')
const write = (name: string, text: string) => writeFileSync(join(dist, name), text)

interface SourceMap {
  sources: string[]
  sourcesContent?: (string | null)[]
  names: string[]
}

/** A map without the code itself; nothing for schemas and shapes, which are generated. */
function leanMap(text: string): string | undefined {
  const map: SourceMap = JSON.parse(text)
  if (map.sources.some((source) => /\/gen\/(?:zod|shapes)/.test(source))) return undefined
  const { sourcesContent: _, ...lean } = map
  return JSON.stringify({ ...lean, names: [] })
}

for (const name of filesOf('.js.map')) {
  const lean = leanMap(read(name))
  if (lean !== undefined) write(name, lean)
  else {
    rmSync(join(dist, name))
    const module = name.slice(0, -'.map'.length)
    write(
      module,
      read(module)
        .replace(/^\/\/# sourceMappingURL=.*\n?/m, '')
        .replace(/^ +/gm, ''),
    )
  }
}

rmSync(join(dist, 'cjs'), { recursive: true, force: true })
mkdirSync(join(dist, 'cjs'))
write('cjs/package.json', '{"type":"commonjs"}\n')
for (const name of filesOf('.js')) {
  // Imports for nothing's sake make bundlers warn: no module here does anything by being loaded.
  const module = read(name).replace(/^import "\.\/.*";$/gm, '')
  write(name, module)
  write(join('cjs', name), commonjsTwin(module))
}
for (const door of doors) write(`${door}.cjs`, `module.exports = require('./cjs/${door}.js')\n`)

/**
 * Types that use classes of another package have to be there twice: TypeScript reads that package as their module
 * would, and a class of one module system is not that of the other.
 */
const usesClasses = (types: string) => types.includes('@tanstack/')

for (const name of filesOf('.d.ts')) {
  const door = name.slice(0, -'.d.ts'.length)
  const types = leanTypes(read(name))
  write(join('cjs', name), types)
  if (!doors.includes(door)) rmSync(join(dist, name))
  else if (usesClasses(types)) write(name, types.replace(/(['"])\.\//g, '$1./cjs/'))
  else write(name, `export * from './cjs/${door}.js'\n`)
}
