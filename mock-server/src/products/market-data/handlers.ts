import { noticeLanguageOf, noticeLanguages } from '../../catalogue/notice-language.ts'
import { findParameter } from '../../catalogue/read-parameter.ts'
import { riskNotice } from '../../catalogue/risk-notices.ts'
import { badRequest, ok, okJson, refuse } from '../../contract/reply.ts'
import type { Handlers } from '../../core/product.ts'
import type { ProductWorld } from '../../core/world.ts'
import { INSTANT_MS } from '../../market/grid.ts'
import { marketInfo, marketItem } from '../../market/market-item.ts'

const DAY_MS = 86_400_000

/**
 * Keeps the JSON of an answer while prices stand: until the next instant of the feed. Only without overrides,
 * which may change a price at any millisecond.
 */
const rememberForInstant = <Key>(world: ProductWorld, make: (key: Key, now: number) => unknown) => {
  const known = new Map<Key, string>()
  let of: unknown
  let instant = Number.NaN
  return (key: Key, now: number): string => {
    const { market } = world
    if (market.overlays.length > 0) return JSON.stringify(make(key, now))
    const current = Math.floor(now / INSTANT_MS)
    if (current !== instant || market !== of) {
      known.clear()
      instant = current
      of = market
    }
    let json = known.get(key)
    if (json === undefined) {
      json = JSON.stringify(make(key, now))
      known.set(key, json)
    }
    return json
  }
}

/** What anybody may read: instruments, candles, parameters. Contract: `openapi/paths/index.*.yaml`. */
export const indexHandlers: Handlers = (world, operation) => {
  const listJson = rememberForInstant(world, (type: 1 | 2 | 3 | 4 | 5 | undefined, now) =>
    world.market.list(type).map((instrument) => marketItem(world.market, instrument, now)),
  )
  const infoJsonOf = new Map(
    noticeLanguages.map((language) => [
      language,
      rememberForInstant(world, (id: string, now) => {
        const instrument = world.market.findById(id)
        const notice = instrument && riskNotice(instrument.disclosure, language)
        return instrument && marketInfo(world.market, instrument, now, notice ?? '')
      }),
    ]),
  )

  return [
    operation('listMarketByType', ({ query, now }) => okJson(listJson(query.type, now))),

    operation('getMarketInfo', ({ path, now, language }) => {
      const infoJson = infoJsonOf.get(noticeLanguageOf(language))
      return infoJson && world.market.findById(path.id) ? okJson(infoJson(path.id, now)) : refuse('10015')
    }),

    operation('getKValueByCodeAndDate', ({ query, now }) => {
      const { code, date, period = '1m', limit = 500 } = query
      const day = Date.parse(`${date}T00:00:00.000Z`)
      if (day > now) return badRequest([{ field: 'date', rule: 'notFuture' }])
      if (!world.market.find(code)) return refuse('10015')
      return ok(world.market.candles(code, period, Math.min(now, day + DAY_MS - 1), limit))
    }),

    operation('getParamByKey', ({ path }) => {
      const entry = findParameter(world.catalogue, path.key)
      return entry ? ok(entry) : refuse('10018')
    }),
  ]
}
