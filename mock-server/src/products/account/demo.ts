import { error } from '../../contract/reply.ts'
import { accept } from '../../core/accept.ts'
import { balanceOf } from '../../core/books.ts'
import { nextNumber } from '../../core/numbers.ts'
import type { Handlers } from '../../core/product.ts'
import { done } from '../../domain/outcome.ts'
import { demoReset } from '../../ledger/templates/demo.ts'

/** The demo account. Contract: `openapi/paths/user.resetDemo.yaml`. */
export const demoHandlers: Handlers = (world, operation) => [
  operation('resetDemo', ({ commit, signedIn, mode, now }) =>
    mode === 'real'
      ? error('userStatusWrong')
      : commit((tables) => {
          const { id } = signedIn.user
          world.emit(tables, { kind: 'demoReset', userId: id }, now)
          const ref = `${id}#${nextNumber(tables, 'demo reset')}`
          const entries = demoReset(id, ref, balanceOf(tables, 'demo', id, 'cash'))
          return accept({ world, tables, now }, done({}, { entries }), 'modifiedSuccessfully', () => null)
        }),
  ),
]
