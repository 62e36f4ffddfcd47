import type { NoticeKey } from '../../../domain/notification.ts'
import { done, type Effects } from '../../../domain/outcome.ts'
import { priceOfTicks } from '../../../domain/price-grid.ts'
import { type Alert, type AlertKind, isOnChange } from './alert.ts'

const NOTICES: Readonly<Record<AlertKind, NoticeKey>> = {
  PRICE_ABOVE: 'alert.priceAbove',
  PRICE_BELOW: 'alert.priceBelow',
  CHANGE_ABOVE: 'alert.changeAbove',
  CHANGE_BELOW: 'alert.changeBelow',
}

/** The value of an alert as it was set: a price, or percent. */
export const shownValue = (alert: Alert): number =>
  isOnChange(alert) ? alert.value / 100 : priceOfTicks(alert, alert.value)

/** Fires an alert at a price, in ticks: the user is told, and it waits again only if it was set to. */
export const fireAlert = (alert: Alert, ticks: number, at: number): { alert: Alert } & Effects => {
  const { userId, code, marketId, type, kind, priceDecimals, repeat } = alert
  return done(
    {
      alert: {
        ...alert,
        active: repeat === 'EACH_CROSSING',
        isArmed: false,
        lastFiredAt: at,
        lastFiredPrice: ticks,
      },
    },
    {
      notices: [
        {
          userId,
          titleKey: NOTICES[kind],
          params: {
            code,
            marketId,
            type: String(type),
            value: shownValue(alert).toFixed(isOnChange(alert) ? 2 : priceDecimals),
            price: priceOfTicks(alert, ticks).toFixed(priceDecimals),
            decimals: String(priceDecimals),
          },
        },
      ],
    },
  )
}
