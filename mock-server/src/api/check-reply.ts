import type { OperationId } from '../contract/contract.ts'
import type { Reply } from '../contract/reply.ts'
import { responseValidators } from '../gen/response-validators.ts'
import { fieldErrors } from '../validation/field-errors.ts'
import type { ResponseValidators } from '../validation/validate.ts'

/**
 * What is wrong with an answer of the mock server itself, by the contract; undefined when it fits. Kept apart from
 * the rest because these validators are large and a released server does not load them.
 */
export const checkReply = (id: OperationId, reply: Reply, body: string): string | undefined => {
  const { status } = reply
  const validators: ResponseValidators = responseValidators[id]
  const validate = validators[status]
  if (!validate) return `HTTP ${status} is not among its answers`
  if (validate(JSON.parse(body))) return undefined
  return fieldErrors(validate.errors, 'body')
    .map(({ field, rule }) => `${field} (${rule})`)
    .join(', ')
}
