import type { Operation } from '../document/operation.ts'
import type { Answer } from './call.ts'

/** Whether an answer is an HTML page. */
export const isPage = (answer: Answer | undefined): boolean =>
  /^text\/html/i.test(answer?.headers.get('content-type') ?? '')

/** Whether any operation may answer with a page. */
export const declaresPages = (operations: readonly Operation[]): boolean =>
  operations.some(({ answers }) =>
    answers.some(({ media }) => media.some(({ type }) => /html|\*\/\*/.test(type))),
  )
