import { badRequest, error, ok } from '../../contract/reply.ts'
import { accept } from '../../core/accept.ts'
import { nextNumber } from '../../core/numbers.ts'
import type { Handlers } from '../../core/product.ts'
import { sortable } from '../../store/define-table.ts'
import { previousClose } from './alert-watch.ts'
import { setAlert } from './rules/set.ts'
import { type AlertRow, type AlertTables, MOST_ALERTS } from './tables.ts'
import { alertView } from './view.ts'

const FULL = badRequest([{ field: 'id', rule: 'maxItems' }])

/** Alerts on prices, the same in both modes. Contract: `openapi/paths/user.*Alert.yaml`. */
export const alertHandlers: Handlers<AlertTables> = (world, operation) => {
  const { read } = world.store

  /** A user's alert; another's is as unknown as one that never was. */
  const findOwn = (id: string, userId: string): AlertRow | undefined => {
    const row = read.alerts.get(id)
    return row?.userId === userId ? row : undefined
  }

  return [
    operation('setAlert', ({ commit, signedIn, now, body }) =>
      commit((tables) => {
        const userId = signedIn.user.id
        const known = body.id === undefined ? undefined : findOwn(body.id, userId)
        if (body.id !== undefined && !known) return error('recordNotFound')
        const isFull = tables.alerts.countBy('user', [userId]) >= MOST_ALERTS
        if (!known && isFull) return FULL
        const { market } = world
        const instrument = market.find(body.code)
        const price = instrument
          ? { ...market.quote(body.code, now), previousClose: previousClose(market, body.code, now) }
          : { ticks: 0, zdf: 0, previousClose: 0 }
        const takeId = () => `al-${sortable(nextNumber(tables, 'alert'))}`
        const outcome = setAlert({ ...body, userId, takeId, now }, { instrument, price, known })
        return accept({ world, tables, now }, outcome, 'modifiedSuccessfully', ({ alert }) =>
          alertView(tables.alerts.put({ ...alert, isLate: false, watchedFrom: now })),
        )
      }),
    ),

    operation('removeAlert', ({ commit, signedIn, body }) =>
      commit((tables) => {
        if (!findOwn(body.id, signedIn.user.id)) return error('recordNotFound')
        tables.alerts.delete(body.id)
        return ok(null, 'modifiedSuccessfully')
      }),
    ),

    operation('listAlert', ({ query, page, signedIn }) => {
      const rows = [...read.alerts.listBy('user', [signedIn.user.id], true)]
      return ok(
        page(
          rows.filter(({ code }) => query.code === undefined || code === query.code),
          alertView,
        ),
      )
    }),
  ]
}
