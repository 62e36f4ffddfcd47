import type { Rule } from '../../findings/layers.ts'
import type { Credentials, Exchange } from '../../http/call.ts'
import { callOf } from '../../plan/call-of.ts'
import { wordsOf } from '../../report/words.ts'
import type { RuleGroup } from '../rule-group.ts'
import { expiredToken, forgedToken } from './forged-tokens.ts'

/** Operations that need a token reject calls without one, and with one that the server did not issue. */
export const refusedTokens: RuleGroup = {
  name: 'authentication',
  async check(run, operation) {
    if (!operation.needsToken || (run.mode === 'safe' && !operation.isRead)) return
    const input = (await run.inputFor(operation)) ?? undefined
    if (input === undefined) return
    const expired = expiredToken(run.token)
    const attempts: [Rule, string, Credentials][] = [
      ['authMissing', 'without a token', 'none'],
      ['authForged', 'with an empty token', { forged: '' }],
      ['authForged', 'with an unknown token', { forged: 'no-such-token' }],
      ['authForged', 'with a changed token', { forged: forgedToken(run.token) }],
      ...(expired === undefined
        ? []
        : ([['authExpired', 'with an expired token', { forged: expired }]] as [Rule, string, Credentials][])),
    ]
    for (const [rule, how, credentials] of attempts) {
      const exchange: Exchange | undefined = await run.send(callOf(operation, input, credentials), 'broken')
      if (exchange && run.outcome(exchange) === 'done')
        run.report(exchange, {
          rule,
          where: `${operation.pointer}/security`,
          expected: `an error ${how}`,
          got: wordsOf(exchange),
        })
    }
  },
}
