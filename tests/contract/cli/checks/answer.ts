import type { ContractOperation } from '../../support/document.ts'
import { replyViolations } from '../../support/schema.ts'
import type { Finding } from '../finding.ts'
import type { Answer } from '../server.ts'

const MOST = 5
const shorten = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}

/** The part of a value that a JSON pointer names. */
const partOf = (value: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | null | undefined)?.[key], value)

/** What is wrong with an answer by the contract: its media type, its status, its body. */
export function checkAnswer(operation: ContractOperation, answer: Answer): Finding[] {
  const { request, status, headers, body } = answer
  const type = headers.get('content-type') ?? 'none'
  const findings: Finding[] = []
  if (!type.startsWith('application/json'))
    findings.push({
      operation: operation.id,
      rule: 'mediaType',
      where: `${request} content-type`,
      expected: 'application/json',
      got: type,
    })
  for (const { at, rule, message } of replyViolations(operation, status, body).slice(0, MOST))
    findings.push({
      operation: operation.id,
      rule: rule === 'status' ? 'status' : 'schema',
      where: `${request} answered ${status}, at ${at || 'the body'}`,
      expected: message,
      got: shorten(partOf(body, at) ?? 'nothing'),
    })
  return findings
}

/** A finding unless the answer has one of the statuses. */
export function expectStatus(
  operation: ContractOperation | undefined,
  rule: string,
  answer: Answer,
  statuses: readonly number[],
): Finding[] {
  if (statuses.includes(answer.status)) return []
  const { request, status, body } = answer
  return [
    {
      operation: operation?.id ?? '*',
      rule,
      where: request,
      expected: `HTTP ${statuses.join(' or ')}`,
      got: `HTTP ${status} ${shorten(body)}`,
    },
  ]
}
