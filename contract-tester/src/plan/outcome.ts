import { isObject } from '../document/json.ts'
import type { Answer } from '../http/call.ts'
import type { Envelope } from './envelope.ts'

/** The outcome of a call. */
export type Outcome = 'done' | 'refused' | 'unauthorized' | 'failed' | 'other'

/** Whether a call was done, or refused by its status or by the code of its envelope. */
export function outcomeOf({ status, json }: Answer, envelope: Envelope | undefined): Outcome {
  if (status === 401 || status === 403) return 'unauthorized'
  if (status >= 500) return 'failed'
  if (status >= 400) return 'refused'
  if (status < 200 || status >= 300) return 'other'
  if (envelope === undefined || !isObject(json) || json[envelope.property] === undefined) return 'done'
  if (envelope.isSuccess(json[envelope.property])) return 'done'
  return /^40[13]$/.test(String(json[envelope.property])) ? 'unauthorized' : 'refused'
}
