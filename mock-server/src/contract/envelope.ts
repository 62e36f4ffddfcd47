import { messageOf } from './contract.ts'
import type { Reply } from './reply.ts'

const TRACE_PREFIX = `t-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? ''}-`
let traces = 0

/** A name for one answer, unique within the process and unlike those of another process. */
export const createTraceId = (): string => TRACE_PREFIX + ++traces

/** A message with the values of its placeholders. */
const insert = (message: string, params: Reply['params']): string =>
  params === undefined ? message : message.replace(/\{(\w+)\}/g, (whole, name) => params[name] ?? whole)

/** The envelope of a reply as JSON text; times are RFC 3339 in UTC with milliseconds. */
export const renderEnvelope = (reply: Reply, traceId: string, now: number): string => {
  const { envelope, code, msg, result = null, params, errors } = reply
  if (envelope !== undefined) return envelope
  return JSON.stringify({
    code,
    msg: insert(msg === '' ? messageOf(code) : msg, params),
    result,
    params,
    errors,
    traceId,
    serverTime: new Date(now).toISOString(),
  })
}
