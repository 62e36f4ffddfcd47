import { operationRule } from './operation.ts'

/** Summaries are short, in sentence case, without a full stop. */
export const summaryIsSentenceCase = operationRule(({ operation, report }) => {
  const summary = String(operation.summary ?? '')
  const [first = '', ...rest] = summary.split(' ')
  const isSentence =
    /^[A-Z][a-z]*$/.test(first) && rest.every((word) => !/^[A-Z][a-z]/.test(word) || word === 'Google')
  if (isSentence && !summary.endsWith('.') && summary.length <= 60) return
  report('A summary is short, in sentence case, without a full stop: "summary: List instruments".', [
    'summary',
  ])
})
