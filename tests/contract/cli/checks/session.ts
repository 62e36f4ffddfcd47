import { operations } from '../../support/document.ts'
import type { Finding } from '../finding.ts'
import type { Server } from '../server.ts'
import { checkAnswer } from './answer.ts'

/** Operations that need a token refuse without one and with an unknown one, before they do anything. */
export async function checkSession(server: Server): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const operation of operations.filter(({ needsToken }) => needsToken))
    for (const token of [undefined, 'no-such-token']) {
      const answer = await server.ask(operation, { token, body: '{}' })
      const code = String((answer.body as { code?: unknown } | null)?.code)
      const isRefused = answer.status === 401 || (answer.status === 200 && code === '401')
      if (isRefused) findings.push(...checkAnswer(operation, answer))
      else
        findings.push({
          operation: operation.id,
          rule: 'session',
          where: `${answer.request} ${token === undefined ? 'without a token' : 'with an unknown token'}`,
          expected: 'HTTP 401, or HTTP 200 with code 401',
          got: `HTTP ${answer.status}, code ${code}`,
        })
    }
  return findings
}
