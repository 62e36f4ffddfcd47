import { findParameter } from '../../catalogue/read-parameter.ts'
import { riskNotice } from '../../catalogue/risk-notices.ts'
import { badRequest, error, ok } from '../../contract/reply.ts'
import type { Handlers } from '../../core/product.ts'
import { DAY_MS } from '../../domain/calendar.ts'
import type { Instrument, MarketType } from '../../market/instrument.ts'
import { marketInfo, marketItem } from '../../market/market-item.ts'
import { marketStats } from './market-stats.ts'
import { rememberForInstant } from './remember-for-instant.ts'

/** What visitors may read: instruments, candles, parameters. Contract: `openapi/paths/index.*.yaml`. */
export const indexHandlers: Handlers = (world, operation) => {
  const itemsOf = rememberForInstant(world, (type: MarketType | undefined, now) =>
    world.market.list(type).map((instrument) => marketItem(world.market, instrument, now)),
  )
  const statsOf = rememberForInstant(world, (type: MarketType | undefined, now) =>
    world.market.list(type).map((instrument) => marketStats(world.market, instrument, now)),
  )
  const infoOf = rememberForInstant(world, (instrument: Instrument, now) =>
    marketInfo(world.market, instrument, now, ''),
  )
  return [
    operation('listMarketByType', ({ query, now }) => ok(itemsOf(query.type, now))),

    operation('listMarketStats', ({ query, now }) => ok(statsOf(query.type, now))),

    operation('getMarketInfo', ({ path, now, language }) => {
      const instrument = world.market.findById(path.id)
      if (!instrument) return error('notTradable')
      const disclosure = riskNotice(instrument.disclosure, language)
      return ok({ ...infoOf(instrument, now), disclosure })
    }),

    operation('getKValueByCodeAndDate', ({ query, now }) => {
      const { code, date, period = '1m', limit = 500 } = query
      const day = Date.parse(`${date}T00:00:00.000Z`)
      if (day > now) return badRequest([{ field: 'date', rule: 'notFuture' }])
      if (!world.market.find(code)) return error('notTradable')
      return ok(world.market.candles(code, period, Math.min(now, day + DAY_MS - 1), limit))
    }),

    operation('getParamByKey', ({ path }) => {
      const entry = findParameter(world.catalogue, path.key)
      return entry ? ok(entry) : error('parameterMissing')
    }),
  ]
}
