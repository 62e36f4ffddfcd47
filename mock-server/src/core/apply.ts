import { addIncome, noIncome } from '../domain/income.ts'
import { createNotification, isWanted } from '../domain/notification.ts'
import type { Effects } from '../domain/outcome.ts'
import { sortable } from '../store/define-table.ts'
import type { Tables } from '../store/store.ts'
import { book } from './books.ts'
import { schedule } from './due-events.ts'
import { nextNumber } from './numbers.ts'
import type { CoreTables } from './tables.ts'
import type { ProductWorld } from './world.ts'

/**
 * Does what an accepted command asks for besides its records, in the transaction in which the caller puts those:
 * books the entries, keeps the incomes with their running sums and the notifications, plans what is due and what is reviewed,
 * and tells other products. An operation uses {@link accept}, which calls this.
 *
 * @param now virtual time of the command, epoch ms.
 * @throws Error when an entry would overdraw an account or was booked before.
 */
export const applyEffects = (
  world: Pick<ProductWorld, 'emit' | 'planReview'>,
  tables: Tables<CoreTables>,
  { entries, incomes, notices, due, reviews, events }: Effects,
  now: number,
): void => {
  for (const draft of entries) book(tables, draft, now)
  for (const income of incomes) {
    const { userId, mode } = income
    tables.incomes.insert({ ...income, id: `i-${sortable(nextNumber(tables, 'income'))}`, createdAt: now })
    const totals = tables.incomeTotals.get(`${mode} ${userId}`) ?? noIncome(userId, mode)
    tables.incomeTotals.put(addIncome(totals, income, now))
  }
  for (const notice of notices) {
    if (!isWanted(notice.titleKey, tables.users.get(notice.userId)?.noticesOff)) continue
    const id = `no-${sortable(nextNumber(tables, 'notification'))}`
    tables.notifications.insert(createNotification(notice, id, now))
  }
  for (const plan of due) schedule(tables, plan)
  for (const review of reviews) world.planReview(tables, review, now)
  for (const event of events) world.emit(tables, event, now)
}
