import { Clock } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { livePrices } from '#core/live-prices/store.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { Countdown } from '#ui/figure/countdown.tsx'
import type { Nft } from '../model/nft.ts'
import { timeLeft } from '../model/time-left.ts'
import { useNow } from './use-now.ts'

export interface TimeLeftProps {
  work: Pick<Nft, 'endsAt'>
  /** Called once when the time is over: only the server knows what came of it. */
  onEnd?: (() => void) | undefined
  /** Goes on after the time. */
  children?: ReactNode
}

const figure = <b key="figure" />
const marketNow = () => livePrices.marketNow()

/** How long an auction takes bids, by the server's clock. */
export function TimeLeft({ work, onEnd, children }: TimeLeftProps) {
  const { t } = useTranslation('nfts')
  const endsAt = Date.parse(work.endsAt)
  const left = timeLeft(endsAt - useNow())
  const isOver = left.unit === 'over'

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each end
  useEffect(() => {
    if (isOver) onEnd?.()
  }, [isOver, work.endsAt])

  return (
    <span className="inline-flex items-start gap-1.5">
      <Clock className="mt-px size-4 flex-none" aria-hidden="true" />
      <span>
        {left.unit === 'countdown' ? (
          <>
            <Countdown endsAt={endsAt} now={marketNow} className="font-strong" /> {t('left.suffix')}
          </>
        ) : (
          <RichText
            text={left.unit === 'over' ? t('left.over') : t(`left.${left.unit}`, left)}
            parts={[figure]}
          />
        )}
        {children}
      </span>
    </span>
  )
}
