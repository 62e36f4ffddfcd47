import { useLanguage } from '../../lib/i18n/use-language.ts'
import { formatAge } from '../format/format-age.ts'
import { keptSince } from '../offline/kept-answers.ts'
import { useStaleNow } from './stale-now.ts'
import { livePrices } from './store.ts'

/** When a price was seen, by the clock of this device: it came by the feed, or with a list that was kept. */
function seenAt(code: string, now: number): number | undefined {
  const time = livePrices.newest(code)?.time
  if (time !== undefined) return now - (livePrices.marketNow() - time)
  return keptSince.get() ?? livePrices.status().lastPriceAt
}

/** How old a price is, while prices may be old; nothing while they are current. */
export function PriceAge({ code }: { code: string }) {
  const { language } = useLanguage()
  const now = useStaleNow()
  const seen = now === undefined ? undefined : seenAt(code, now)
  if (now === undefined || seen === undefined) return null
  return (
    <span data-price-age="" className="block text-12 font-regular text-muted">
      <bdi>{formatAge(now - seen, language.tag)}</bdi>
    </span>
  )
}
