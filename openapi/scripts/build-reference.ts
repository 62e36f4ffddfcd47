/**
 * Builds the API reference into `reference-dist/`: our page, the renderer as one script, and the contract. The page
 * loads both from beside itself; nothing is fetched from another host.
 *
 * The renderer is Scalar's, taken from its Fastify plugin: that package carries the browser build alone, while
 * `@scalar/api-reference` brings 235 packages that only its own build needs.
 */
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import scalar from '@scalar/fastify-api-reference'
import Fastify from 'fastify'
import { type DescribedOperation, operationsOf } from '../facts/operation-facts.ts'

const folder = join(import.meta.dirname, '..')
const target = join(folder, 'reference-dist')

/** The script that the plugin serves to browsers. */
async function rendererScript(): Promise<string> {
  const server = Fastify()
  await server.register(scalar, { routePrefix: '/reference', configuration: { url: 'openapi.json' } })
  const path = '/reference/js/scalar.js'
  const { statusCode, body } = await server.inject(path)
  await server.close()
  if (statusCode !== 200) throw new Error(`The renderer's plugin answers ${statusCode} for ${path}.`)
  return body
}

/** The tag of each operation, below which the renderer shows it. */
function tagsModule(): string {
  const contract = JSON.parse(readFileSync(join(folder, 'dist', 'openapi.json'), 'utf8'))
  const tags = operationsOf<DescribedOperation & { tags: [string] }>(contract).map(
    ({ operation }) => [operation.operationId, operation.tags[0]] as const,
  )
  return `export const tagOf = new Map(${JSON.stringify(tags)})\n`
}

rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })
cpSync(join(folder, 'reference'), target, { recursive: true })
copyFileSync(join(folder, 'dist', 'openapi.json'), join(target, 'openapi.json'))
writeFileSync(join(target, 'renderer.js'), await rendererScript())
writeFileSync(join(target, 'tag-of.js'), tagsModule())
