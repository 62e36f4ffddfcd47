import type { OperationId } from '../contract/contract.ts'
import type { Reply } from '../contract/reply.ts'
import { fieldErrors } from '../gen/field-errors.ts'
import { responseValidators } from '../gen/response-validators.ts'
import type { ResponseValidators } from '../gen/validate.ts'

const RESULT = '"result":'

let latestText: string | undefined
let latest: unknown

/**
 * An answer as clients read it. A result is most of the text, and clients that ask for prices again get the same
 * one until the next tick: that is not parsed a second time.
 */
const readBack = ({ resultJson }: Reply, body: string): unknown => {
  const start = body.indexOf(RESULT) + RESULT.length
  if (resultJson === undefined || !body.startsWith(resultJson, start)) return JSON.parse(body)
  if (resultJson !== latestText) {
    latest = JSON.parse(resultJson)
    latestText = resultJson
  }
  const rest = JSON.parse(`${body.slice(0, start)}null${body.slice(start + resultJson.length)}`)
  return { ...rest, result: latest }
}

/**
 * What is wrong with an answer of the mock server itself, by the contract; undefined when it fits. Kept apart from
 * the rest because these validators are large and a released server does not load them.
 */
export const checkReply = (id: OperationId, reply: Reply, body: string): string | undefined => {
  const { status } = reply
  const validators: ResponseValidators = responseValidators[id]
  const validate = validators[status]
  if (!validate) return `HTTP ${status} is not among its answers`
  if (validate(readBack(reply, body))) return undefined
  return fieldErrors(validate.errors, 'body')
    .map(({ field, rule }) => `${field} (${rule})`)
    .join(', ')
}
