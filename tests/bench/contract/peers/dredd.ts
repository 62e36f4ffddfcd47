import { EventEmitter } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { load, named } from '../../support/packages.ts'
import type { Peer } from './peer.ts'

interface Test {
  readonly title: string
  readonly message?: string
}

interface Dredd {
  new (options: object): { run(done: (error: Error | null) => void): void }
}

/** Dredd sends the example of an operation for each documented status; its guide says to skip what an example cannot cause. */
const skipErrors = `require('hooks').beforeEach((transaction, done) => {
  if (Number(transaction.expected.statusCode) >= 400) transaction.skip = true
  done()
})\n`

/** The fields that a test says to be wrong: its message holds `headers: …` and `body: …` with the values. */
const fieldsOf = ({ message = '' }: Test): string =>
  ['headers', 'body', 'statusCode'].filter((field) => message.includes(`${field}:`)).join(', ')

async function mute(): Promise<void> {
  type Logger = { transports: { console: { silent: boolean } } }
  const path = 'dredd/build/reporters/reporterOutputLogger.js'
  const { default: logger } = await load<{ default: { default: Logger } }>(path)
  logger.default.transports.console.silent = true
}

/** Sends the example of each operation, and compares status, headers and body with those of the document. */
export const peer: Peer = {
  name: named('dredd'),
  openapi: '3.0.3',
  sendsToken: false,
  async open({ file, folder, url }) {
    const { default: Dredd } = await load<{ default: Dredd }>('dredd')
    await mute()
    const hooks = join(folder, 'hooks.cjs')
    writeFileSync(hooks, skipErrors)
    const options = { endpoint: new URL(url).origin, path: [file], hookfiles: [hooks], loglevel: 'silent' }
    return {
      check: () =>
        new Promise((resolve, reject) => {
          const emitter = new EventEmitter()
          const findings: string[] = []
          emitter.on('test fail', (test: Test) => findings.push(`${test.title}: ${fieldsOf(test)}`))
          emitter.on('test error', (error: Error, test: Test) =>
            findings.push(`${test.title}: ${error.message}`),
          )
          new Dredd({ ...options, emitter }).run((error) => (error ? reject(error) : resolve(findings)))
        }),
    }
  },
}
