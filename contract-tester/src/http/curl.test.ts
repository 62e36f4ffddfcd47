import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { documentFrom } from '../document/load-document.ts'
import { operationsOf } from '../document/operations.ts'
import { curlOf } from './curl.ts'

const document = documentFrom({
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1' },
  security: [{ key: [] }],
  paths: { '/pets/$count': { get: { responses: { 200: { description: 'Counted' } } } } },
  components: { securitySchemes: { key: { type: 'apiKey', in: 'query', name: 'api_key' } } },
})

/** What a shell makes of a line, word by word. */
const wordsOf = (line: string): string[] =>
  execFileSync('sh', ['-c', line.replace(/^curl /, String.raw`printf '%s\n' `)], {
    encoding: 'utf8',
    env: { TOKEN: 'key-of-mei', SECOND_TOKEN: 'key-of-ben' },
  }).split('\n')

test.each([
  ['first', 'key-of-mei'],
  ['second', 'key-of-ben'],
] as const)('a shell puts the key of the %s user into the query of a line', (credentials, key) => {
  const [operation] = operationsOf(document)
  const line = curlOf('http://api.test', {
    operation,
    method: 'GET',
    path: '/pets/$count',
    query: [['name', "Mei's"]],
    headers: {},
    body: undefined,
    credentials,
  })
  expect(line).not.toContain(key)
  expect(wordsOf(line)).toContain(`http://api.test/pets/$count?name=Mei's&api_key=${key}`)
})
