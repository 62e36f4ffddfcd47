import { type ContractOperation, operations } from '../../support/document.ts'
import type { Finding } from '../finding.ts'
import type { Server } from '../server.ts'
import { checkAnswer, expectStatus } from './answer.ts'
import { isRead } from './reads.ts'

const publicReads = operations.filter((one) => isRead(one) && !one.needsToken)
const isPaged = ({ definition }: ContractOperation): boolean =>
  JSON.stringify(definition.parameters ?? []).includes('PageSize')

/** Requests that do not fit the contract are refused with 400, 404 and 405, in the envelope. */
export async function checkOddRequests(server: Server): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const operation of publicReads.filter(isPaged)) {
    const answer = await server.ask(operation, { query: { pageSize: '100000' } })
    findings.push(...expectStatus(operation, 'badQuery', answer, [400]), ...checkAnswer(operation, answer))
  }
  for (const operation of publicReads.filter(({ method }) => method === 'GET')) {
    const answer = await server.ask(operation, { method: 'DELETE' })
    findings.push(...expectStatus(operation, 'method', answer, [405]))
    if (answer.status === 405 && !(answer.headers.get('allow') ?? '').includes(operation.method))
      findings.push({
        operation: operation.id,
        rule: 'method',
        where: `${answer.request} allow`,
        expected: `a list with ${operation.method}`,
        got: answer.headers.get('allow') ?? 'nothing',
      })
  }
  const login = operations.find(({ id }) => id === 'login')
  if (login) {
    const answer = await server.ask(login, { body: '{"userName": "a' })
    findings.push(...expectStatus(login, 'badBody', answer, [400]), ...checkAnswer(login, answer))
  }
  const answer = await server.request('/swx/customer/no/such/path')
  findings.push(...expectStatus(undefined, 'path', answer, [404]))
  return findings
}
