import type { IncomingHttpHeaders } from 'node:http'
import type { Mishap } from '../faults/fault-rule.ts'
import { problem, type Reply, refuse } from '../handlers/reply.ts'

const ASKED = problem(500, 'The fault that this request asked for.')

/** What a single request may ask for by `X-Sandbox-Fault`; the command is not carried out. */
const FAULTS: Readonly<Record<string, Reply>> = {
  500: ASKED,
  '401-body': refuse('401'),
  reset: { ...ASKED, mishap: { end: 'reset' } },
  timeout: { ...ASKED, mishap: { end: 'silence' } },
  malformed: { ...ASKED, mishap: { end: 'malformed' } },
}

const LONGEST_DELAY_MS = 120_000

/** The answer that a request asks for instead of the real one. */
export const askedReply = (headers: IncomingHttpHeaders): Reply | undefined =>
  FAULTS[String(headers['x-sandbox-fault'])]

/** The wait that a request asks for by `X-Sandbox-Delay`, in real milliseconds. */
export const askedDelay = (headers: IncomingHttpHeaders): Mishap | undefined => {
  const delay = Number(headers['x-sandbox-delay'])
  return delay > 0 ? { delayMs: Math.min(delay, LONGEST_DELAY_MS) } : undefined
}
