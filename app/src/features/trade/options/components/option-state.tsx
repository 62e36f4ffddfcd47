import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { livePrices } from '#core/live-prices/store.ts'
import { useLivePrice } from '#core/live-prices/use-live-price.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Countdown } from '#ui/figure/countdown.tsx'
import { type Option, standingOf } from '../model/option.ts'

interface OptionStateProps {
  option: Option
  /** Called once when its time is over. */
  onExpire?: (() => void) | undefined
}

const marketNow = () => livePrices.marketNow()

/** How an option stands: the time left and which side it is on, or how it was settled. */
export function OptionState({ option, onExpire }: OptionStateProps) {
  const { t } = useTranslation('options')
  const price = useLivePrice(option.code, { isListening: option.status === 'OPEN' })?.price
  if (option.status !== 'OPEN') {
    return <Badge tone={option.status === 'WON' ? 'info' : 'neutral'}>{t(`status.${option.status}`)}</Badge>
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <Countdown
        endsAt={option.expiresAt}
        now={marketNow}
        onEnd={onExpire}
        className="font-strong tabular-nums"
      />
      {price === undefined ? null : (
        <span className="text-12 text-muted">{t(`current.${standingOf(option, price)}`)}</span>
      )}
    </span>
  )
}

/** The backend settles at the moment itself; an answer that left a little earlier says "open" once more. */
const LOOK_AGAIN_MS = 700

/** A function that asks for a list twice, now and a moment later: for when the time of an option is over. */
export function useDelayedRefetch(refetch: () => unknown): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(() => {
    void refetch()
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void refetch(), LOOK_AGAIN_MS)
  }, [refetch])
}
