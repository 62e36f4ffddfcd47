import { ok } from '../../contract/reply.ts'
import type { Handlers } from '../../core/product.ts'

/** Savings on or off. Contract: `openapi/paths/user.setSavings.yaml`. */
export const savingsHandlers: Handlers = (_world, operation) => [
  operation('setSavings', ({ body, commit, signedIn }) =>
    commit(({ users }) => {
      users.update(signedIn.user.id, { savingsEnabled: body.enabled })
      return ok(null, 'modifiedSuccessfully')
    }),
  ),
]
