import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../support/root.ts'

const run = promisify(execFile)
/** Inside the workspace, so that the package is found by its name. */
const folder = join(root, 'tests', 'results', 'tester-readme')

const document = `openapi: 3.1.0
info: { title: Parts, version: 1.0.0 }
paths:
  /parts:
    get:
      operationId: listParts
      responses:
        '200':
          description: All parts.
          content:
            application/json:
              schema:
                type: array
                items: { type: object, required: [id], properties: { id: { type: integer } } }
`
const server = createServer((_, response) => {
  response.setHeader('content-type', 'application/json').end('[{"id":"one"}]')
})

beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

test("the sample of the contract tester's README runs as it stands, and says what an API answers otherwise", async () => {
  const readme = readFileSync(join(root, 'contract-tester', 'README.md'), 'utf8')
  const sample = /^```ts\n([\s\S]*?)^```/m.exec(readme)?.[1] ?? ''
  const { port } = server.address() as AddressInfo
  writeFileSync(join(folder, 'openapi.yaml'), document)
  writeFileSync(join(folder, 'check.ts'), sample.replace('127.0.0.1:8080', `127.0.0.1:${port}`))
  const { stderr } = await run(process.execPath, ['check.ts'], { cwd: folder })
  expect(stderr).toMatch(/^listParts: .*integer/m)
  expect(stderr).toContain('"one"')
})
