import { fieldErrors } from '../gen/field-errors.ts'
import { responseValidators } from '../gen/response-validators.ts'
import type { ResponseValidators } from '../gen/validate.ts'
import type { OperationId } from './contract.ts'

/**
 * What is wrong with an answer of the stand-in itself, by the contract; undefined when it fits. Kept apart from
 * the rest because these validators are large and a released server does not load them.
 */
export const checkReply = (id: OperationId, status: number, answer: unknown): string | undefined => {
  const validators: ResponseValidators = responseValidators[id]
  const validate = validators[status]
  if (!validate) return `HTTP ${status} is not among its answers`
  if (validate(answer)) return undefined
  return fieldErrors(validate.errors, 'body')
    .map(({ field, rule }) => `${field} (${rule})`)
    .join(', ')
}
