import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Report } from '../support/report.ts'
import { type Part, parts } from './part.ts'

const program = fileURLToPath(new URL('run-part.ts', import.meta.url))
/** Several times what the slowest part takes. */
const mostMs = 300_000

/** Measures one part in a process of its own, so that neither the heap nor the compiled code of another weighs on it. */
async function measure(name: string): Promise<Part> {
  const running = promisify(execFile)(process.execPath, [program, name], {
    timeout: mostMs,
    maxBuffer: 2 ** 26,
  })
  try {
    return JSON.parse((await running).stdout)
  } catch (cause) {
    throw new Error(`The part "${name}" of the benchmark did not end well.`, { cause })
  }
}

/**
 * The stand-in part by part: reads, commands, MSW handlers, the books (how fast the clock moves over many open records),
 * plans, the store, worlds, the market socket, an hour of fifty people, the process, and the code of the static demo.
 */
export async function run(): Promise<Report> {
  const measured: [name: string, part: Part][] = []
  for (const name of Object.keys(parts)) measured.push([name, await measure(name)])
  return {
    title: 'The stand-in backend, each part in a process of its own',
    measures: measured.flatMap(([, { measures }]) => measures),
    details: Object.fromEntries(measured.map(([name, { details }]) => [name, details])),
  }
}
