import { isObject } from '../../document/json.ts'
import type { Operation } from '../../document/operation.ts'
import { wordsIn } from '../../document/words-in.ts'
import type { RuleGroup } from '../rule-group.ts'

const PASSWORD = /^(password|passwd|pwd|passphrase)$/i

const isLogIn = ({ id, path, method, security }: Operation): boolean =>
  method === 'POST' &&
  security.every((choice) => choice.length === 0) &&
  wordsIn(`${id} ${path}`).some((word) =>
    /^(login|signin|session|sessions|token|log|sign|authenticate)$/.test(word),
  ) &&
  !/(out|off|up)\b/i.test(wordsIn(`${id} ${path}`).join(' '))

/** A log-in rejects the example of the document with another password. One try only: some servers lock the account. */
export const wrongPassword: RuleGroup = {
  name: 'a wrong password',
  needsState: true,
  async check(run, operation) {
    if (run.mode !== 'full' || !isLogIn(operation)) return
    const input = await run.inputFor(operation)
    const body = input?.body
    if (input === undefined || !isObject(body)) return
    const name = Object.keys(body).find((one) => PASSWORD.test(one))
    const right = name === undefined ? undefined : body[name]
    if (name === undefined || typeof right !== 'string') return
    const accepted = await run.call(operation, input, 'probe')
    if (accepted === undefined || run.outcome(accepted) !== 'done') return
    const wrong = right.slice(0, -1) + (right.endsWith('7') ? '3' : '7')
    const exchange = await run.call(operation, { ...input, body: { ...body, [name]: wrong } }, 'probe')
    if (exchange && run.outcome(exchange) === 'done')
      run.report(exchange, {
        rule: 'wrongPassword',
        where: operation.pointer,
        expected: 'an error for another password than that of the example',
        got: `HTTP ${exchange.answer.status}`,
      })
  },
}
