import { type ContractOperation, operations } from '../../support/document.ts'
import type { Finding } from '../finding.ts'
import type { Server } from '../server.ts'
import { checkAnswer } from './answer.ts'

/** Operations that change nothing by the contract; those that send something to people are left alone. */
export const isRead = ({ id, definition }: ContractOperation): boolean =>
  definition['x-effect'] === 'read' && definition['x-money'] !== true && !['sendCode', 'login'].includes(id)

/** Public reads answer what the contract says. */
export async function checkPublicReads(server: Server): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const operation of operations.filter((one) => isRead(one) && !one.needsToken))
    findings.push(...checkAnswer(operation, await server.ask(operation)))
  return findings
}

/** With a token, a person's own reads answer what the contract says, in both accounts. */
export async function checkOwnReads(server: Server): Promise<Finding[]> {
  const { token } = server
  if (token === undefined) return []
  const findings: Finding[] = []
  for (const operation of operations.filter((one) => isRead(one) && one.needsToken))
    for (const mode of ['real', 'demo'] as const) {
      const answer = await server.ask(operation, { token, mode })
      findings.push(...checkAnswer(operation, answer))
      const code = String((answer.body as { code?: unknown } | null)?.code)
      if (answer.status === 401 || code === '401')
        return [
          ...findings,
          {
            operation: operation.id,
            rule: 'token',
            where: answer.request,
            expected: 'a token that opens a session',
            got: `HTTP ${answer.status}, code ${code}`,
          },
        ]
    }
  return findings
}
