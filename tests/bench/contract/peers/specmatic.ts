import { execFile, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { named, packageFolder } from '../../support/packages.ts'
import type { Peer } from './peer.ts'

/** More combinations of optional parameters than these take it minutes for a document of six operations. */
const settings = { SPECMATIC_GENERATIVE_TESTS: 'true', MAX_TEST_REQUEST_COMBINATIONS: '2' }
/** Specmatic runs for seconds, in which the second compiler of Java would cost more time than it saves. */
const java = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-jar']

/** Sends generated requests, valid ones and ones that are to be refused. */
export const peer: Peer = {
  name: named('specmatic'),
  openapi: '3.0.3',
  needsIdsAsEnum: true,
  sendsToken: false,
  causeNotToRun: () => (spawnSync('java', ['-version']).status === 0 ? undefined : 'needs Java'),
  open: async ({ file, folder, url }) => ({
    check: () =>
      new Promise((resolve, reject) => {
        const program = join(packageFolder('specmatic'), 'specmatic.jar')
        const args = [...java, program, 'test', file, `--testBaseURL=${url}`]
        const env = { ...process.env, ...settings }
        const options = { cwd: folder, env, timeout: 120_000, maxBuffer: 1e8 }
        execFile('java', args, options, (error, printed) => {
          if (error?.killed) reject(new Error('It took longer than two minutes.'))
          else if (!/^Tests run: [1-9]/m.test(printed)) reject(new Error('It ran no test.'))
          else resolve(failedIn(printed))
        })
      }),
  }),
}

/** The scenarios that failed, without the values that were drawn. */
const failedIn = (printed: string): string[] => [
  ...new Set(
    [...printed.matchAll(/^\s+"(.+) FAILED"$/gm)].map(([, name = '']) =>
      name.replace(/ (mutated|set) (from|to) .*/, ''),
    ),
  ),
]
