import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { load, named, packageFolder } from '../../support/packages.ts'
import type { Peer } from './peer.ts'

interface Newman {
  run(
    options: object,
    done: (error: Error | null, summary: { readonly run: { readonly failures: readonly Failure[] } }) => void,
  ): void
}

interface Failure {
  readonly source?: { readonly name?: string }
  readonly error: { readonly name: string; readonly test?: string; readonly message: string }
}

/** Makes a Postman collection with contract tests from the document, once, and runs it by Newman. */
export const peer: Peer = {
  name: `${named('@apideck/portman')} with ${named('newman')}`,
  openapi: '3.0.3',
  sendsToken: false,
  async open({ file, folder, url }) {
    const output = join(folder, 'collection.json')
    const program = join(packageFolder('@apideck/portman'), 'bin', 'portman')
    const args = ['--local', file, '--output', output, '--baseUrl', url]
    await promisify(execFile)(process.execPath, [program, ...args], { cwd: folder, timeout: 60_000 })
    const collection = JSON.parse(readFileSync(output, 'utf8'))
    const { default: newman } = await load<{ default: Newman }>('newman')
    return {
      check: () =>
        new Promise((resolve, reject) =>
          newman.run({ collection, reporters: [], timeoutRequest: 5_000 }, (error, summary) =>
            error
              ? reject(error)
              : resolve(
                  summary.run.failures.map(
                    (one) => `${one.source?.name}: ${one.error.test ?? one.error.message}`,
                  ),
                ),
          ),
        ),
    }
  },
}
