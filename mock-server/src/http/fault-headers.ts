import { error, errorOfCode, httpError, type Reply } from '../contract/reply.ts'
import type { FaultEffect, ResponseFault } from '../faults/fault-rule.ts'

/** What a single request asks for by `X-Sandbox-Fault` and `X-Sandbox-Delay`. */
export interface RequestedFault {
  /** The answer in place of the real one; the command is not carried out. */
  readonly instead?: Reply | undefined
  /** The command is carried out, but its answer is not sent. */
  readonly hangAfterCommit?: boolean | undefined
  /** The wait before the command. */
  readonly wait?: Pick<FaultEffect, 'delayMs' | 'lognormal'> | undefined
}

const ASKED = httpError(500, 'The fault that this request asked for.')
const ended = (end: NonNullable<ResponseFault['end']>): RequestedFault => ({
  instead: { ...ASKED, fault: { end } },
})

const FAULTS: Readonly<Record<string, RequestedFault>> = {
  '401-body': { instead: error('sessionEnded') },
  reset: ended('reset'),
  timeout: ended('silence'),
  malformed: ended('malformed'),
  truncated: ended('truncated'),
  'hang-after-commit': { hangAfterCommit: true },
}

const LONGEST_DELAY_MS = 120_000

const FAULT_HELP =
  'X-Sandbox-Fault is an HTTP status from 400 to 599, code=11001 with a code of the catalogue, reset, timeout, malformed, truncated, 401-body or hang-after-commit.'
const DELAY_HELP = `X-Sandbox-Delay is in milliseconds, up to ${LONGEST_DELAY_MS}: 2000, or lognormal:800:0.5 for a wait by chance, its median and its spread.`

/** A request asks for an unknown fault. */
export class UnknownFaultError extends Error {
  override readonly name = 'UnknownFaultError'
}

const faultOf = (text: string): RequestedFault => {
  const named = Object.hasOwn(FAULTS, text) ? FAULTS[text] : undefined
  if (named) return named
  if (/^[45]\d\d$/.test(text)) return { instead: httpError(Number(text), ASKED.msg) }
  const code = /^code=(\d{3,5})$/.exec(text)?.[1]
  if (code !== undefined) return { instead: errorOfCode(code) }
  throw new UnknownFaultError(FAULT_HELP)
}

const waitOf = (text: string): RequestedFault['wait'] => {
  const [, fixed, median, sigma] =
    /^(?:(\d{1,7})|lognormal:(\d{1,6}):([0-4](?:\.\d{1,3})?))$/.exec(text) ?? []
  const medianMs = Number(median ?? fixed)
  if (!(medianMs <= LONGEST_DELAY_MS)) throw new UnknownFaultError(DELAY_HELP)
  return fixed === undefined ? { lognormal: { medianMs, sigma: Number(sigma) } } : { delayMs: medianMs }
}

/**
 * What a request asks to go wrong with it.
 *
 * @throws UnknownFaultError with a sentence that says what there is.
 */
export const parseFaultHeaders = (header: (name: string) => string | undefined): RequestedFault => {
  const [fault, delay] = [header('x-sandbox-fault'), header('x-sandbox-delay')]
  return {
    ...(fault === undefined ? {} : faultOf(fault)),
    ...(delay === undefined ? {} : { wait: waitOf(delay) }),
  }
}
