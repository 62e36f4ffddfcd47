/**
 * Makes the types that tsup built ready to be published: one copy of them, in `dist/cjs`, because an ES module may use
 * those of CommonJS, not the other way round.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { leanTypes } from './lean-types.ts'
import { nameChunks } from './name-chunks.ts'

const dist = join(import.meta.dirname, '..', 'dist')
const doors = ['index', 'react', 'zod', 'debug', 'market-feed', 'money']
const read = (name: string) => readFileSync(join(dist, name), 'utf8')
const write = (name: string, text: string) => writeFileSync(join(dist, name), text)

nameChunks(dist)

/**
 * Types that use classes of another package have to be there twice: TypeScript reads that package as their module
 * would, and a class of one module system is not that of the other.
 */
const usesClasses = (types: string) => types.includes('@tanstack/')

mkdirSync(join(dist, 'cjs'), { recursive: true })
for (const name of readdirSync(dist).filter((name) => name.endsWith('.d.ts'))) {
  const door = name.slice(0, -'.d.ts'.length)
  const types = leanTypes(read(name))
  write(join('cjs', name), types)
  if (!doors.includes(door)) rmSync(join(dist, name))
  else if (usesClasses(types)) write(name, types.replace(/(['"])\.\//g, '$1./cjs/'))
  else write(name, `export * from './cjs/${door}.js'\n`)
}
