import { messageOf } from './contract.ts'
import type { Reply } from './reply.ts'

const TRACE_PREFIX = `t-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? ''}-`
let traces = 0

/** A name for one answer, unique within the process and unlike those of another process. */
export const createTraceId = (): string => TRACE_PREFIX + ++traces

let lastTime = Number.NaN
let lastText = ''

/** RFC 3339 in UTC with milliseconds. */
export const timestamp = (time: number): string => {
  if (time !== lastTime) {
    lastText = new Date(time).toISOString()
    lastTime = time
  }
  return lastText
}

/** A message with the values of its placeholders. */
const insert = (message: string, params: Reply['params']): string =>
  params === undefined ? message : message.replace(/\{(\w+)\}/g, (whole, name) => params[name] ?? whole)

/** The envelope of a reply as JSON text. Written by hand because every answer passes here. */
export const renderEnvelope = (reply: Reply, traceId: string, now: number): string => {
  if (reply.envelope !== undefined) return reply.envelope
  const msg = insert(reply.msg === '' ? messageOf(reply.code) : reply.msg, reply.params)
  const message = msg === '' ? '""' : JSON.stringify(msg)
  const result = reply.resultJson ?? JSON.stringify(reply.result ?? null)
  const params = reply.params ? `"params":${JSON.stringify(reply.params)},` : ''
  const errors = reply.errors ? `"errors":${JSON.stringify(reply.errors)},` : ''
  return `{"code":"${reply.code}","msg":${message},"result":${result},${params}${errors}"traceId":"${traceId}","serverTime":"${timestamp(now)}"}`
}
