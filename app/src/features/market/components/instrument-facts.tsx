import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPrice, formatQuantity } from '#core/format/figures.ts'
import type { InstrumentFactsAnswer } from '../api/use-instrument-facts.ts'

interface InstrumentFactsProps {
  facts: InstrumentFactsAnswer
  decimals: number
}

/** The trading terms beside the list. Labels stand while figures load, so that nothing jumps. */
export function InstrumentFacts({ facts, decimals }: InstrumentFactsProps) {
  const { t } = useTranslation(['market', 'common'])
  const { data } = facts

  if (facts.isError) {
    return (
      <p className="flex items-center justify-between gap-2 text-13 text-muted">
        {t('selected.factsFailed')}
        <button
          type="button"
          onClick={() => void facts.refetch()}
          className="min-h-8 font-strong text-accent"
        >
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
    <dl className="grid grid-cols-2 gap-3" aria-busy={facts.isPending || undefined}>
      <Fact label={t('selected.previousClose')}>
        {figure(data && formatPrice(data.previousClose, decimals))}
      </Fact>
      <Fact label={t('selected.contract')}>{figure(data && formatQuantity(data.contractSize))}</Fact>
      <Fact label={t('selected.leverage')}>{figure(data && `1:${data.maxLeverage}`)}</Fact>
      <Fact label={t('selected.range')}>
        {figure(data && rangeText(formatPrice(data.low, decimals), formatPrice(data.high, decimals)))}
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
