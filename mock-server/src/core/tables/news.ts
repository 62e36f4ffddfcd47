import type { IncomeDetail, IncomeTotals } from '../../domain/income.ts'
import type { Notification } from '../../domain/notification.ts'
import { defineTable } from '../../store/define-table.ts'

/** Income and notifications of users. */
export const newsTables = {
  incomes: defineTable<IncomeDetail>({
    key: (row) => row.id,
    index: { user: (row) => [row.userId, row.mode] },
  }),
  incomeTotals: defineTable<IncomeTotals>({ key: (row) => `${row.mode} ${row.userId}` }),
  notifications: defineTable<Notification>({
    key: (row) => row.id,
    index: {
      user: (row) => [row.userId],
      unread: (row) => (row.read ? undefined : [row.userId]),
    },
  }),
}
