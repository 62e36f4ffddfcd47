import type { Product } from '../../core/product.ts'
import { alertCrossings, takeCrossing } from './events.ts'
import { checkAlerts } from './invariants.ts'
import { type AlertTables, alertTables } from './tables.ts'

/** Alerts on prices and changes of the day, which reach the user as notifications. */
export const alerts: Product<AlertTables, 'priceAlert'> = {
  tables: alertTables,
  due: { priceAlert: takeCrossing },
  dueSource: alertCrossings,
  on: {
    accountClosed(_, tables, { userId }) {
      for (const { id } of [...tables.alerts.listBy('user', [userId])]) tables.alerts.delete(id)
    },
  },
  invariants: [checkAlerts],
}
