import { Clock } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { serverClock } from '#core/api/server-clock.ts'
import { useServerTime } from '#core/api/use-server-time.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { Countdown } from '#ui/figure/countdown.tsx'
import type { Nft } from '../model/nft.ts'

const SECOND_MS = 1000

/** What is left of an auction, in the two largest units; below an hour a countdown is shown instead. */
type Left =
  | { readonly unit: 'days'; readonly days: number; readonly hours: number }
  | { readonly unit: 'hours'; readonly hours: number; readonly minutes: number }
  | { readonly unit: 'countdown' }
  | { readonly unit: 'over' }

/** Splits the milliseconds that are left. */
export function timeLeft(ms: number): Left {
  if (ms <= 0) return { unit: 'over' }
  const minutes = Math.floor(ms / 60_000)
  const hours = Math.floor(minutes / 60)
  if (hours >= 24) return { unit: 'days', days: Math.floor(hours / 24), hours: hours % 24 }
  if (hours > 0) return { unit: 'hours', hours, minutes: minutes % 60 }
  return { unit: 'countdown' }
}

export interface TimeLeftProps {
  work: Pick<Nft, 'endsAt'>
  /** Called once when the time is over: only the server knows what came of it. */
  onEnd?: (() => void) | undefined
  /** Goes on after the time. */
  children?: ReactNode
}

const figure = <b key="figure" />

/** The countdown where the language puts it; its mark holds no words. */
function Rest({ endsAt }: { endsAt: number; children?: ReactNode }) {
  return <Countdown endsAt={endsAt} now={serverClock.now} className="font-strong" />
}

/** How long an auction takes bids, by the server's clock. */
export function TimeLeft({ work, onEnd, children }: TimeLeftProps) {
  const { t } = useTranslation('nfts')
  const endsAt = Date.parse(work.endsAt)
  const left = timeLeft(endsAt - useServerTime(SECOND_MS))
  const isOver = left.unit === 'over'

  const sayEnd = useEffectEvent(() => onEnd?.())
  const end = isOver ? work.endsAt : undefined
  useEffect(() => {
    if (end !== undefined) sayEnd()
  }, [end])

  return (
    <span className="inline-flex items-start gap-1.5">
      <Clock className="h-lh w-4 flex-none" aria-hidden="true" />
      <span>
        {left.unit === 'countdown' ? (
          <RichText text={t('left.countdown')} parts={[<Rest key="rest" endsAt={endsAt} />]} />
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
