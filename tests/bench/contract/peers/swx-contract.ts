import { TOKENS } from '../../../../contract-tester/self-test/server/serve-document.ts'
import { checkApi } from '../../../../contract-tester/src/index.ts'
import type { Peer } from './peer.ts'

/** The contract tester itself. */
export const peer: Peer = {
  name: 'swx-contract',
  openapi: '3.1.0',
  sendsToken: true,
  open: async ({ document, url }) => ({
    check: async () => {
      const [token, secondToken] = TOKENS
      const options = { token, secondToken, mode: 'full', maxMoney: 1e9, timeoutMs: 2_000 } as const
      const { violations } = await checkApi({ document, baseUrl: url, ...options })
      return violations.map(({ rule, operation }) => `${operation}: ${rule}`)
    },
  }),
}
