import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { checkApi } from '../../src/check-api.ts'
import { loadDocument } from '../../src/document/load-document.ts'
import { prismDepartures } from '../documents/public-documents.ts'

const prism = createRequire(import.meta.url).resolve('@stoplight/prism-cli/dist/index.js')

/** When a check of a mock ends. */
interface Limits {
  /** Of one answer: Prism works for long at some, and answers no other call meanwhile. */
  readonly timeoutMs?: number
  readonly signal?: AbortSignal
}

/** Serves a document by `prism mock` and checks the server, everything allowed. */
export async function checkPrismMock(file: string, { timeoutMs = 5_000, signal }: Limits = {}) {
  const child = spawn(process.execPath, [prism, 'mock', file, '--host', '127.0.0.1', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1' },
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  try {
    const baseUrl = await new Promise<string>((resolve, reject) => {
      let printed = ''
      const read = (chunk: Buffer) => {
        printed += chunk
        const [, url] = /Prism is listening on (http\S+)\s/.exec(printed) ?? []
        if (url) resolve(url)
      }
      child.stdout.on('data', read)
      child.stderr.on('data', read)
      ended.then(() => reject(new Error(`Prism ended before it was ready:\n${printed}`)))
    })
    return await checkApi({
      document: await loadDocument(file),
      baseUrl,
      token: 'any:token-will-do',
      mode: 'full',
      maxMoney: 1e9,
      timeoutMs,
      // A mock of examples has nothing that could be harmed.
      allow: ['*'],
      skipRules: prismDepartures,
      signal,
    })
  } finally {
    child.kill()
    await ended
  }
}
