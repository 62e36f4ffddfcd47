/**
 * Builds the API reference into `reference-dist/`: our page, the renderer's own browser files, and the contract.
 * The page loads `openapi.json` beside itself; nothing is fetched from another host.
 */
import { copyFileSync, cpSync, mkdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const folder = join(import.meta.dirname, '..')
const target = join(folder, 'reference-dist')
const renderer = join(
  dirname(createRequire(import.meta.url).resolve('@scalar/api-reference')),
  '..',
  'dist',
  'browser',
)

rmSync(target, { recursive: true, force: true })
mkdirSync(join(target, 'renderer'), { recursive: true })
cpSync(join(folder, 'reference'), target, { recursive: true })
copyFileSync(join(folder, 'dist', 'openapi.json'), join(target, 'openapi.json'))
for (const part of ['standalone.esm.js', 'chunks']) {
  cpSync(join(renderer, part), join(target, 'renderer', part), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  })
}
