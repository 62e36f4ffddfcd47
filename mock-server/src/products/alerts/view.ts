import { given, moment } from '../../core/view.ts'
import { priceOfTicks } from '../../domain/price-grid.ts'
import type { Alert } from './rules/alert.ts'
import { shownValue } from './rules/fire.ts'

/** An alert as the contract's `PriceAlert`. */
export const alertView = (alert: Alert) => ({
  id: alert.id,
  code: alert.code,
  marketId: alert.marketId,
  type: alert.type,
  kind: alert.kind,
  value: shownValue(alert),
  priceDecimals: alert.priceDecimals,
  repeat: alert.repeat,
  createdAt: moment(alert.createdAt),
  ...given('lastFiredAt', alert.lastFiredAt, moment),
  ...given('lastFiredPrice', alert.lastFiredPrice, (ticks) => priceOfTicks(alert, ticks)),
  active: alert.active,
})
