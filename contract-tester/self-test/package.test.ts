import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)
const folder = fileURLToPath(new URL('..', import.meta.url))
const tool = (path: string) => fileURLToPath(new URL(`../../node_modules/${path}`, import.meta.url))

test('publint finds nothing to say about the package', async () => {
  const { stdout } = await run(process.execPath, [
    tool('publint/src/cli.js'),
    'run',
    folder,
    '--strict',
    '--pack',
    'false',
  ])
  expect(stdout).toContain('All good!')
})

test('the command that the package brings prints its options', async () => {
  expect(existsSync(`${folder}dist/cli.js`)).toBe(true)
  const { stdout } = await run(process.execPath, [`${folder}dist/cli.js`, '--help'])
  expect(stdout).toContain('--base-url URL')
})

test('a program that imports the package can check a server', async () => {
  const program = `import { checkApi, documentFrom } from ${JSON.stringify(`${folder}dist/index.js`)}
const document = documentFrom({ openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: { '/a': { get: { responses: { 200: { description: 'A' } } } } } })
const fetch = async (url, { method }) => new Response(null, { status: new URL(url).pathname !== '/a' ? 404 : method === 'GET' ? 200 : 405 })
console.log((await checkApi({ document, baseUrl: 'http://api.test', fetch })).violations.length)`
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program])
  expect(stdout.trim()).toBe('0')
})
