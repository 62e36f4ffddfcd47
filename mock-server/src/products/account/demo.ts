import { ok, refuse } from '../../contract/reply.ts'
import { balanceOf, book } from '../../core/books.ts'
import { nextNumber } from '../../core/numbers.ts'
import type { Handlers } from '../../core/product.ts'
import { demoTopUp } from '../../ledger/templates/demo.ts'

/** The demo account. Contract: `openapi/paths/user.resetDemo.yaml`. */
export const demoHandlers: Handlers = (world, operation) => [
  operation('resetDemo', ({ commit, signedIn, mode, now }) =>
    mode === 'real'
      ? refuse('10008')
      : commit((tables) => {
          const { id } = signedIn.user
          world.emit(tables, { kind: 'demoReset', userId: id }, now)
          const ref = `${id}#${nextNumber(tables, 'demo reset')}`
          const topUp = demoTopUp(id, ref, balanceOf(tables, 'demo', id, 'cash'))
          if (topUp) book(tables, topUp, now)
          return ok(null, '20005')
        }),
  ),
]
