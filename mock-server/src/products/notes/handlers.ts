import { error, ok } from '../../contract/reply.ts'
import type { Handlers } from '../../core/product.ts'
import type { NoteTables } from './tables.ts'

/** Notes on positions and options. Contract: `openapi/paths/order.setNote.yaml`. */
export const noteHandlers: Handlers<NoteTables> = (world, operation) => [
  operation('setNote', ({ commit, signedIn, mode, body }) =>
    commit((tables) => {
      const userId = signedIn.user.id
      const trade = world.facts.traded(tables, body.orderNo)
      const orderNo = trade?.userId === userId && trade.mode === mode ? trade.wholeNo : undefined
      if (orderNo === undefined) return error('recordNotFound')
      const text = body.note.trim()
      if (text === '') tables.notes.delete(orderNo)
      else tables.notes.put({ orderNo, userId, text })
      return ok(null, 'modifiedSuccessfully')
    }),
  ),
]
