import { useLanguage } from '#lib/i18n/use-language.ts'
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

/** How old a price is, in words, while prices may be old; undefined while they are current. */
export function useShownAge(code: string): string | undefined {
  const { language } = useLanguage()
  const now = useStaleNow()
  const seen = now === undefined ? undefined : seenAt(code, now)
  return now === undefined || seen === undefined ? undefined : formatAge(now - seen, language.tag)
}
