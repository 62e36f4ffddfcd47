import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { named, packageFolder } from '../../support/packages.ts'
import { makeOwnCalls } from './own-calls.ts'
import type { Peer } from './peer.ts'

/** A call in the HTTP archive format. */
async function entryOf(request: Request, response: Response): Promise<object> {
  const headersOf = ({ headers }: Request | Response) =>
    [...headers].map(([name, value]) => ({ name, value }))
  const url = new URL(request.url)
  const sent = await request.text()
  const text = await response.text()
  const mimeType = response.headers.get('content-type') ?? ''
  const common = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1, bodySize: -1 }
  return {
    startedDateTime: '2026-01-01T00:00:00.000Z',
    time: 1,
    request: {
      ...common,
      method: request.method,
      url: request.url,
      headers: headersOf(request),
      queryString: [...url.searchParams].map(([name, value]) => ({ name, value })),
      ...(sent && {
        postData: { mimeType: request.headers.get('content-type') ?? '', params: [], text: sent },
      }),
    },
    response: {
      ...common,
      status: response.status,
      statusText: response.statusText,
      headers: headersOf(response),
      content: { size: text.length, mimeType, text },
      redirectURL: '',
    },
    cache: {},
    timings: { send: 0, wait: 0, receive: 0 },
  }
}

/** Runs the program and gives what it prints, whatever its exit code says. */
const printedBy = (program: string, args: readonly string[], cwd: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, NO_COLOR: '1', OPTIC_TELEMETRY_LEVEL: 'off' }
    execFile(process.execPath, [program, ...args], { cwd, env, timeout: 240_000 }, (error, out, errors) =>
      error?.killed ? reject(new Error('It took longer than four minutes.')) : resolve(out + errors),
    )
  })

/** Compares recorded calls with the document: those of the contract tester. */
export const peer: Peer = {
  name: `${named('@useoptic/optic')}, given our calls`,
  openapi: '3.1.0',
  sendsToken: true,
  open: async ({ document, file, folder, url }) => ({
    check: async () => {
      const entries: object[] = []
      await makeOwnCalls(document, url, async (request, response) => {
        // Refused requests are broken on purpose: what it would say of them is about the request.
        if (response.status < 400) entries.push(await entryOf(request, response))
      })
      const log = { version: '1.2', creator: { name: 'bench', version: '1' }, entries }
      const har = join(folder, 'calls.har')
      writeFileSync(har, JSON.stringify({ log }))
      const program = join(packageFolder('@useoptic/optic'), 'build', 'index.js')
      const printed = await printedBy(program, ['capture', file, '--har', har], folder)
      const findings = printed.split('\n').filter((line) => /^\s*\[\d+ /.test(line))
      return findings.map((line) => line.trim().replace(/ received invalid values .*/i, ''))
    },
  }),
}
