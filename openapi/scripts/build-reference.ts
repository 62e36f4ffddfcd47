/**
 * Builds the API reference into `reference-dist/`: our page, the renderer as one script, and the contract. The page
 * loads both from beside itself; nothing is fetched from another host.
 *
 * The renderer is Scalar's, taken from its Fastify plugin: that package carries the browser build alone, while
 * `@scalar/api-reference` brings 235 packages that only its own build needs.
 */
import { copyFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import scalar from '@scalar/fastify-api-reference'
import Fastify from 'fastify'

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

rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })
cpSync(join(folder, 'reference'), target, { recursive: true })
copyFileSync(join(folder, 'dist', 'openapi.json'), join(target, 'openapi.json'))
writeFileSync(join(target, 'renderer.js'), await rendererScript())
