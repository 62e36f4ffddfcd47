import { useGetMarketInfo } from '@swx/sdk/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPrice, formatQuantity } from '#core/format/figures.ts'
import type { TradingHours } from '#core/instruments/trading-hours.ts'

/** Trading terms of an instrument, as far as the card beside the list shows them. */
interface InstrumentFactsData {
  readonly previousClose: number
  /** Units in one lot, a decimal string. */
  readonly contractSize: string
  /** 30 means 1:30. */
  readonly maxLeverage: number
  readonly low: number
  readonly high: number
  readonly tradingHours: readonly TradingHours[]
}

/** The trading terms of one instrument, by its id. */
export function useInstrumentFacts(id: string) {
  return useGetMarketInfo<InstrumentFactsData>(
    { id },
    {
      query: {
        select: (result) => ({
          previousClose: result.prevClose,
          contractSize: result.contractSize,
          maxLeverage: result.maxLeverage,
          low: result.low24h,
          high: result.high24h,
          tradingHours: result.tradingHours ?? [],
        }),
      },
    },
  )
}

export interface InstrumentFactsProps {
  /** Undefined while they load, or when they could not be read. */
  facts: InstrumentFactsData | undefined
  hasFailed: boolean
  onRetry: () => unknown
  decimals: number
}

/** The trading terms beside the list. Labels stand while figures load, so that nothing jumps. */
export function InstrumentFacts({ facts, hasFailed, onRetry, decimals }: InstrumentFactsProps) {
  const { t } = useTranslation(['market', 'common'])

  if (hasFailed) {
    return (
      <p className="flex items-center justify-between gap-2 text-13 text-muted">
        {t('selected.factsFailed')}
        <button type="button" onClick={() => void onRetry()} className="min-h-8 font-strong text-accent">
          {t('common:action.retry')}
        </button>
      </p>
    )
  }

  const figure = (text: string | undefined) =>
    text === undefined ? (
      <span className="skeleton my-1 block h-3 w-20" />
    ) : (
      <bdi dir="ltr" className="num">
        {text}
      </bdi>
    )

  return (
    <dl className="grid grid-cols-2 gap-3" aria-busy={facts === undefined || undefined}>
      <Fact label={t('selected.previousClose')}>
        {figure(facts && formatPrice(facts.previousClose, decimals))}
      </Fact>
      <Fact label={t('selected.contract')}>{figure(facts && formatQuantity(facts.contractSize))}</Fact>
      <Fact label={t('selected.leverage')}>{figure(facts && `1:${facts.maxLeverage}`)}</Fact>
      <Fact label={t('selected.range')}>
        {figure(facts && rangeText(formatPrice(facts.low, decimals), formatPrice(facts.high, decimals)))}
      </Fact>
    </dl>
  )
}

/** Lowest and highest; while the market is closed they can be one and the same price. */
const rangeText = (low: string, high: string) => (low === high ? low : `${low} – ${high}`)

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-12 text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
