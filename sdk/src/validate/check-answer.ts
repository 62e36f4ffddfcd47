import { operations } from '@swx/openapi/operations'
import { safeParse } from 'zod/mini'
import type { AnswerCheck } from '../client/checked-answer.ts'
import { operationAt } from '../client/operation-table.ts'
import { answerSchemas } from '../gen/answer-schemas.ts'
import { fieldErrorOf } from './field-error-of.ts'

/** The largest number of listed fields: a list with wrong rows has thousands. */
const mostErrors = 20

let schemaByPath: ReadonlyMap<string, (typeof answerSchemas)[keyof typeof answerSchemas]> | undefined

/**
 * Checks an answer by the schema of its operation: the option `validate` of `createClient`. At most 20 fields are listed. A
 * member of an enum that a newer backend added is let through.
 *
 * @example createClient({ baseUrl, getToken, mode, validate: checkAnswer })
 */
export const checkAnswer: AnswerCheck = (path, data) => {
  schemaByPath ??= new Map(
    Object.entries(operations).map(([id, operation]) => [
      operation.path,
      answerSchemas[id as keyof typeof operations],
    ]),
  )
  const operation = operationAt(path)
  const schema = operation && schemaByPath.get(operation.path)
  const checked = schema && safeParse(schema, data)
  const issues = checked?.error?.issues ?? []
  return issues.slice(0, mostErrors).map((issue) => fieldErrorOf(issue, data))
}
