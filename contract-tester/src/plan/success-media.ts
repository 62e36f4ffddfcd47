import type { DeclaredAnswer, Media, Operation } from '../document/operation.ts'

/** The answer that an operation declares for success: the lowest 2xx. */
export const successAnswer = ({ answers }: Operation): DeclaredAnswer | undefined =>
  [...answers].sort((a, b) => a.key.localeCompare(b.key)).find(({ key }) => /^2/.test(key)) ??
  answers.find(({ key }) => key === 'default')

/** What an operation answers in JSON when it succeeds. */
export const successMedia = (operation: Operation): Media | undefined =>
  successAnswer(operation)?.media.find(({ type }) => /[/+]json\b|\*\/\*/.test(type))

/** The answer that covers a status: the status itself, its class, or `default`. */
export const answerFor = ({ answers }: Operation, status: number): DeclaredAnswer | undefined =>
  answers.find(({ key }) => key === String(status)) ??
  answers.find(({ key }) => key.toUpperCase() === `${Math.trunc(status / 100)}XX`) ??
  answers.find(({ key }) => key === 'default')
