import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { main } from '../src/cli/main.ts'
import type { Report } from '../src/findings/report.ts'

const pets = fileURLToPath(new URL('documents/first-pets.yaml', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'swx-tester-'))
afterAll(() => rmSync(folder, { recursive: true }))
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** The address of a server that does what the listener does. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Runs the command: its exit code, and what it said of why it could not run. */
async function run(...args: string[]) {
  const errors: string[] = []
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => errors.push(String(text)) > 0)
  const code = await main([...args, '--report', join(folder, 'report.json')])
  vi.restoreAllMocks()
  const files = readdirSync(folder).filter((name) => name.startsWith('report'))
  const report: Report | undefined =
    files.length > 0 ? JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) : undefined
  for (const name of files) rmSync(join(folder, name))
  return { code, lines: errors.join('').trim().split('\n'), files, report }
}
const cannot = (line: RegExp) => ({
  code: 2,
  lines: [expect.stringMatching(line)],
  files: [],
  report: undefined,
})
/** A run that ended before it was through, and left what it had found. */
const endedEarly = (line: RegExp) => ({
  code: 2,
  lines: [expect.stringMatching(line)],
  files: ['report.json'],
  report: expect.objectContaining({ stopped: expect.stringMatching(line) }),
})

const fileOf = (text: string): string => {
  const file = join(folder, `${Math.random()}.yaml`)
  writeFileSync(file, text)
  return file
}
const withSchema = (schema: string) =>
  fileOf(`openapi: 3.1.0
info: { title: T, version: "1" }
paths: { /a: { get: { responses: { "200": { description: A, content: { application/json: { schema: ${schema} } } } } } } }
components: { schemas: { A: { $ref: "#/components/schemas/B" }, B: { $ref: "#/components/schemas/A" } } }
`)

test.each([
  ['does not parse', () => fileOf('openapi: 3.1.0\n  paths: [}'), /cannot be read/],
  ['is a page', () => fileOf('<html>Hello</html>'), /cannot be read: it holds no object/],
  ['is Swagger 2', () => fileOf('swagger: "2.0"'), /not OpenAPI 3.0 or 3.1, but says Swagger 2.0/],
  ['has no paths', () => fileOf('openapi: 3.1.0\npaths: {}'), /has no paths/],
  [
    'has a reference that leads nowhere',
    () => withSchema('{ $ref: "#/components/schemas/None" }'),
    /leads nowhere: #\/components\/schemas\/None/,
  ],
  [
    'has a reference in a circle',
    () => withSchema('{ $ref: "#/components/schemas/A" }'),
    /leads in a circle/,
  ],
])('a document that %s is one line', async (_, file, line) => {
  expect(await run('--spec', file(), '--base-url', 'http://127.0.0.1:9')).toEqual(cannot(line))
})

test('a document that other files complete is read as it is meant, its examples too', async () => {
  const parts = mkdtempSync(join(folder, 'parts '))
  writeFileSync(join(parts, 'cat.yaml'), 'definitions:\n  Cat/v2: { type: object, required: [name] }\n')
  writeFileSync(
    join(parts, 'api.yaml'),
    `openapi: 3.0.3
info: { title: T, version: "1" }
paths:
  /cats:
    get:
      operationId: listCats
      responses:
        default: { $ref: '#/components/responses/Cats' }
components:
  responses:
    Cats:
      description: Cats
      content:
        application/json:
          schema: { type: array, items: { $ref: 'cat.yaml#/definitions/Cat~1v2' } }
          example: [{ name: Tom, $ref: 'a word that leads nowhere' }]
`,
  )
  const url = await serve((_, response) =>
    response.setHeader('content-type', 'application/json').end('[{ "age": 3 }]'),
  )
  expect(await run('--spec', join(parts, 'api.yaml'), '--base-url', url)).toMatchObject({
    code: 1,
    files: ['report.json'],
  })
})

test('a reference that leads nowhere is one line where it stands under default', async () => {
  const file = fileOf(`openapi: 3.1.0
info: { title: T, version: "1" }
paths: { /a: { get: { responses: { default: { $ref: "#/components/responses/None" } } } } }
`)
  expect(await run('--spec', file, '--base-url', 'http://127.0.0.1:9')).toEqual(
    cannot(/leads nowhere: #\/components\/responses\/None/),
  )
})

test('a document is read from a server of this machine', async () => {
  const spec = await serve((_, response) => response.end(readFileSync(pets)))
  expect(await run('--spec', `${spec}/api.yaml`, '--base-url', 'http://127.0.0.1:9')).toEqual(
    cannot(/127\.0\.0\.1:9 cannot be reached/),
  )
})

test('a document of which no operation can be called conforms to nothing', async () => {
  const url = await serve((_, response) => response.writeHead(401).end())
  expect(await run('--spec', pets, '--base-url', url, '--only', 'createPet')).toEqual(
    cannot(/Nothing was checked: .*only with --mode full/),
  )
})

test('a host that nothing listens on is one line', async () => {
  const { port } = new URL(await serve(() => undefined))
  for (const close of closing.splice(0)) close()
  expect(await run('--spec', pets, '--base-url', `http://127.0.0.1:${port}`)).toEqual(
    cannot(/cannot be reached: .*ECONNREFUSED.* Is it started, and on this port\?$/),
  )
})

test('a host that does not exist is one line with its name', async () => {
  expect(await run('--spec', pets, '--base-url', 'http://no-such-host.invalid')).toEqual(
    cannot(/^http:\/\/no-such-host\.invalid cannot be reached: .*(ENOTFOUND|EAI_AGAIN)/),
  )
})

test('a server that does not speak TLS is one line', async () => {
  const url = await serve((_, response) => response.end())
  expect(await run('--spec', pets, '--base-url', url.replace('http', 'https'))).toEqual(
    cannot(/cannot be reached over TLS/),
  )
})

test('a server that hangs is one line', async () => {
  const url = await serve(() => undefined)
  expect(await run('--spec', pets, '--base-url', url, '--timeout', '150')).toEqual(
    cannot(/did not answer within 150 ms/),
  )
})

test('a server that answers with pages is one line', async () => {
  const url = await serve((_, response) =>
    response.setHeader('content-type', 'text/html').end('<h1>Hello</h1>'),
  )
  expect(await run('--spec', pets, '--base-url', url)).toEqual(cannot(/answers with HTML pages/))
})

test('a server whose proxy answers with pages from some call on is one line, and leaves what was found until then', async () => {
  let calls = 0
  const url = await serve((_, response) => {
    calls += 1
    if (calls > 10) return response.setHeader('content-type', 'text/html').end('<h1>Log in</h1>')
    return response.setHeader('content-type', 'application/json').end('[]')
  })
  expect(await run('--spec', pets, '--base-url', url, '--token', 'some-token')).toEqual(
    endedEarly(/answers with HTML pages since call \d+, such as GET .*a page of a proxy/),
  )
})

test('a server that streams without an end is one line', async () => {
  const url = await serve((_, response) => {
    response.setHeader('content-type', 'application/json')
    const block = ' '.repeat(1_000_000)
    const send = () => {
      while (!response.destroyed && response.write(block)) {}
      if (!response.destroyed) response.once('drain', send)
    }
    send()
  })
  expect(await run('--spec', pets, '--base-url', url)).toEqual(cannot(/streams without an end/))
})

test('a server that redirects elsewhere is one line', async () => {
  const url = await serve((_, response) =>
    response.writeHead(301, { location: 'https://example.com/' }).end(),
  )
  expect(await run('--spec', pets, '--base-url', url)).toEqual(cannot(/redirects to https:\/\/example.com\//))
})

test('a server that redirects to itself is one line about the loop', async () => {
  const url = await serve(({ url: path }, response) => response.writeHead(302, { location: path }).end())
  expect(await run('--spec', pets, '--base-url', url)).toEqual(
    cannot(/redirects to itself, in a loop: check/),
  )
})

test('a server that limits the rate of everything is one line', async () => {
  const url = await serve((_, response) => response.writeHead(429, { 'retry-after': '3600' }).end())
  expect(await run('--spec', pets, '--base-url', url, '--token', 'some-token')).toEqual(
    endedEarly(/limits the rate and asks to wait 3600 s/),
  )
})

test('a server that limits the rate of everything without saying for how long is one line', async () => {
  const url = await serve((_, response) => response.writeHead(429).end())
  expect(await run('--spec', pets, '--base-url', url, '--token', 'some-token')).toEqual(
    endedEarly(/limits the rate and does not say for how long: run again later, with a lower --rate/),
  )
})

test('a server that is not available is one line, and does not conform', async () => {
  const url = await serve((_, response) =>
    response.writeHead(503, { 'content-type': 'application/json' }).end('{}'),
  )
  expect(await run('--spec', pets, '--base-url', url, '--token', 'some-token')).toEqual(
    endedEarly(/is not available: it answers HTTP 503/),
  )
})

test('a single 429 is waited for although it does not say how long', async () => {
  let calls = 0
  const url = await serve((_, response) => {
    calls += 1
    if (calls === 2) return response.writeHead(429).end()
    return response.setHeader('content-type', 'application/json').end('[]')
  })
  const { code } = await run('--spec', pets, '--base-url', url, '--only', 'listSpecies')
  expect([0, 1]).toContain(code)
})

test('a short Retry-After is waited for', async () => {
  let calls = 0
  const url = await serve((_, response) => {
    calls += 1
    if (calls === 2) return response.writeHead(429, { 'retry-after': '0.1' }).end()
    return response.setHeader('content-type', 'application/json').end('[]')
  })
  const { code } = await run('--spec', pets, '--base-url', url, '--only', 'listSpecies')
  expect([0, 1]).toContain(code)
})

test('a server that dies in the middle is one line, and leaves what was found until then', async () => {
  let calls = 0
  const server = createTcpServer((socket) => {
    socket.on('error', () => undefined)
    socket.on('data', () => {
      calls += 1
      if (calls > 3) return socket.destroy()
      return socket.write('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n[]')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  expect(await run('--spec', pets, '--base-url', url, '--token', 'some-token')).toEqual(
    endedEarly(/stopped answering after \d+ calls/),
  )
})

test('an operation that closes its connections is a violation of its own, and the others are checked', async () => {
  const url = await serve((request, response) => {
    if (request.url?.startsWith('/species')) return request.socket.destroy()
    return response.setHeader('content-type', 'application/json').end('{"items":[],"total":0}')
  })
  const { code, report } = await run('--spec', pets, '--base-url', url, '--token', 'some-token')
  expect(code).toBe(1)
  expect(report?.violations).toContainEqual(
    expect.objectContaining({ operation: 'listSpecies', rule: 'noAnswer' }),
  )
  expect(report?.checked.operations).toBeGreaterThan(1)
}, 20_000)

test('an answer that is cut off is a violation of its operation', async () => {
  let calls = 0
  const url = await serve((_, response) => {
    calls += 1
    response.setHeader('content-type', 'application/json')
    if (calls === 1) return response.end('[]')
    response.setHeader('content-length', '100')
    response.write('[]')
    return setTimeout(() => response.destroy(), 5)
  })
  const { report } = await run('--spec', pets, '--base-url', url, '--only', 'listSpecies')
  expect(report?.violations).toContainEqual(
    expect.objectContaining({ operation: 'listSpecies', rule: 'body' }),
  )
  expect(report?.unreached).toEqual([{ operation: 'listSpecies', status: 200 }])
}, 20_000)

test('an answer of 200,000 nested lists is a violation, not an accident', async () => {
  const url = await serve((_, response) =>
    response.setHeader('content-type', 'application/json').end('['.repeat(200_000) + ']'.repeat(200_000)),
  )
  const { code, report } = await run('--spec', pets, '--base-url', url, '--only', 'listSpecies')
  expect(code).toBe(1)
  expect(report?.violations).toContainEqual(
    expect.objectContaining({ rule: 'body', got: expect.stringContaining('nests deeper') }),
  )
}, 20_000)

test('a document whose aliases unfold without an end is one line', async () => {
  const levels = Array.from({ length: 9 }, (_, at) =>
    at === 0 ? 'a0: &a0 [x, x, x, x, x, x, x, x, x]' : `a${at}: &a${at} [${Array(9).fill(`*a${at - 1}`)}]`,
  )
  const file = fileOf(
    `openapi: 3.1.0\ninfo: { title: T, version: "1" }\n${levels.join('\n')}\npaths: { /a: {} }\n`,
  )
  expect(await run('--spec', file, '--base-url', 'http://127.0.0.1:9')).toEqual(
    cannot(/more than 10 million values/),
  )
})

const answering = (schema: string, more = '') =>
  fileOf(`openapi: 3.1.0
info: { title: T, version: "1" }
paths:
  /things/{id}:
    get:
      operationId: getThing
      parameters: [ { name: id, in: path, required: true, schema: { type: string${more} } } ]
      responses:
        "200": { description: A, content: { application/json: { schema: ${schema} } } }
        "404": { description: None }
  /same:
    get:
      operationId: getSame
      responses: { "200": { description: A, content: { application/json: { schema: { $ref: "#/paths/~1things~1%7Bid%7D/get/responses/200/content/application~1json/schema" } } } } }
`)

test.each([
  ['a reference into a path with braces', '{ type: object, required: [a] }', ''],
  ['a text of a milliard characters', '{ type: object, required: [a] }', ', minLength: 1000000000'],
])(
  'a document with %s is checked',
  async (_, schema, more) => {
    const url = await serve((_, response) => response.setHeader('content-type', 'application/json').end('{}'))
    const { code, report } = await run('--spec', answering(schema, more), '--base-url', url)
    expect(code).toBe(1)
    expect(report?.violations).toContainEqual(
      expect.objectContaining({ operation: expect.stringMatching(/^get/), rule: 'schema' }),
    )
  },
  20_000,
)

test('a document refers to files of its own folder only, unless it may', async () => {
  const parts = mkdtempSync(join(folder, 'parts '))
  const outer = fileOf('Cat: { type: object, required: [name] }')
  const file = join(parts, 'api.yaml')
  writeFileSync(
    file,
    `openapi: 3.0.3
info: { title: T, version: "1" }
paths: { /cats: { get: { responses: { "200": { description: C, content: { application/json: { schema: { $ref: "../${outer.split('/').at(-1)}#/Cat" } } } } } } } }
`,
  )
  const url = await serve((_, response) => response.setHeader('content-type', 'application/json').end('{}'))
  expect(await run('--spec', file, '--base-url', url)).toEqual(
    cannot(/outside of its own folder or host: --allow-outside-refs/),
  )
  expect((await run('--spec', file, '--base-url', url, '--allow-outside-refs')).code).toBe(1)
})

test('after --max-time the check ends with what it has found', async () => {
  const url = await serve((_, response) => {
    setTimeout(() => response.setHeader('content-type', 'application/json').end('{}'), 20)
  })
  expect(await run('--spec', pets, '--base-url', url, '--token', 'some-token', '--max-time', '0.3')).toEqual(
    endedEarly(/ended after --max-time 0.3/),
  )
})

test('an operation that a check did not come to is not said to be checked', async () => {
  let calls = 0
  const url = await serve((_, response) => {
    calls += 1
    // The time is over before the second call is answered.
    setTimeout(
      () => response.setHeader('content-type', 'application/json').end('[]'),
      calls === 1 ? 0 : 1_000,
    )
  })
  const { report } = await run(
    ...['--spec', pets, '--base-url', url, '--token', 'some-token', '--max-time', '0.3'],
  )
  expect(report?.checked.operations).toBeLessThan(3)
  expect(report?.skipped).toContainEqual({
    operation: 'getPet',
    rule: '*',
    reason: 'the check ended before it was called',
  })
})

test('a run that is interrupted deletes what it created, and says so', async () => {
  const things = new Set<string>()
  const url = await serve((request, response) => {
    response.setHeader('content-type', 'application/json')
    const id = request.url?.split('/')[2]?.split('?')[0]
    if (request.method === 'POST') {
      const made = String(100 + things.size)
      things.add(made)
      if (things.size === 2) setImmediate(() => process.emit('SIGINT'))
      return response.writeHead(201).end(JSON.stringify({ id: Number(made), name: 'Rex', species: 'dog' }))
    }
    if (request.method === 'DELETE') {
      things.delete(String(id))
      return response.writeHead(204).end()
    }
    return response.end(id === undefined ? '[]' : '{}')
  })
  const { code, lines, report } = await run(
    ...['--spec', pets, '--base-url', url, '--token', 'some-token', '--mode', 'full'],
  )
  expect({ code, lines }).toEqual({ code: 2, lines: ['The check was interrupted.'] })
  expect([...things]).toEqual([])
  expect(report?.things).toMatchObject({ created: 2, deleted: 2, left: [] })
})

test('only what an earlier report does not have counts, and reaching too little fails', async () => {
  const url = await serve((_, response) => response.setHeader('content-type', 'application/json').end('"x"'))
  const args = ['--spec', pets, '--base-url', url, '--only', 'listSpecies']
  const first = await run(...args)
  expect(first.code).toBe(1)
  const earlier = fileOf(JSON.stringify(first.report))
  expect((await run(...args, '--baseline', earlier)).code).toBe(0)
  const none = await serve((_, response) => response.writeHead(404).end())
  const unreached = await run(
    '--spec',
    pets,
    '--base-url',
    none,
    '--only',
    'listSpecies',
    '--skip-rule',
    'status',
  )
  expect(unreached).toMatchObject({
    code: 0,
    report: { checked: { reached: 0 }, unreached: [{ operation: 'listSpecies', status: 404 }] },
  })
  expect(
    (
      await run(
        '--spec',
        pets,
        '--base-url',
        none,
        '--only',
        'listSpecies',
        '--skip-rule',
        'status',
        '--require-reached',
        '50',
      )
    ).code,
  ).toBe(1)
})

test('a server to compare with that is stopped in the middle is one line, and leaves no report', async () => {
  const answer: RequestListener = (_, response) =>
    response.setHeader('content-type', 'application/json').end('[]')
  const url = await serve(answer)
  let calls = 0
  const other = createServer((request, response) => {
    calls += 1
    answer(request, response)
    if (calls < 4) return
    other.close()
    other.closeAllConnections()
  })
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const otherUrl = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
  const args = ['--spec', pets, '--base-url', url, '--compare', otherUrl, '--token', 'some-token']
  expect(await run(...args)).toEqual(cannot(new RegExp(`^${otherUrl} stopped answering after \\d+ calls`)))
})
