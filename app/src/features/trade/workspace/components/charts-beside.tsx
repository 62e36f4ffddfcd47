import { useListInstruments } from '@swx/sdk/react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { ErrorState } from '#core/errors/error-state.tsx'
import { formatPercent } from '#core/format/figures.ts'
import { isTestInstrument } from '#core/instruments/category.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { FlashingPrice } from '#core/live-prices/flashing-price.tsx'
import { useLivePrice } from '#core/live-prices/use-live-price.ts'
import { useInstrument } from '#features/trade/instrument/api/use-instrument.ts'
import { ChartCard } from '#features/trade/instrument/components/chart-card.tsx'
import { defaultPeriod, type Period } from '#features/trade/instrument/model/periods.ts'
import { useFullScreen } from '#lib/device/use-full-screen.ts'
import { useStore } from '#lib/store/create-store.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { PriceChange } from '#ui/figure/price-change.tsx'
import { chooseChart, workspaceStore } from '../model/workspace-store.ts'

interface ChartsBesideProps {
  /** Code of the instrument in the first chart. */
  code: string
  count: number
}

interface Choice {
  readonly code: string
  readonly name: string
}

const places = [0, 1, 2] as const

/** Further charts beside the first one, each of an instrument of its own. The ticket stays with the first. */
export function ChartsBeside({ code, count }: ChartsBesideProps) {
  const { t } = useTranslation('instrument')
  const { beside } = useStore(workspaceStore)
  const list = useListInstruments<readonly Choice[]>(undefined, {
    query: {
      select: (items) =>
        items
          .filter((item) => !isTestInstrument(item.code))
          .map((item) => ({ code: item.code, name: item.name })),
    },
  })
  const choices = list.data ?? []
  const others = choices.filter((choice) => choice.code !== code)
  return places.slice(0, count).map((at) => {
    const shown = beside[at] || others[at]?.code
    return shown === undefined ? (
      <Skeleton key={at} lines={8} label={t('loading')} className="card p-4" />
    ) : (
      <ChartBeside
        key={`${at} ${shown}`}
        code={shown}
        choices={choices}
        onChoose={(next) => chooseChart(at, next)}
      />
    )
  })
}

interface ChartBesideProps {
  code: string
  choices: readonly Choice[]
  onChoose: (code: string) => void
}

function ChartBeside({ code, choices, onChoose }: ChartBesideProps) {
  const { t } = useTranslation('instrument')
  const { data, error, refetch } = useInstrument({ code, id: undefined })
  const frame = useRef<HTMLDivElement>(null)
  const [period, setPeriod] = useState<Period>(defaultPeriod)
  const fullScreen = useFullScreen(frame)
  return (
    <div ref={frame} className="chart-beside">
      <ChartBesideHead code={code} instrument={data} choices={choices} onChoose={onChoose} />
      {data ? (
        <ChartCard
          instrument={data}
          period={period}
          onPeriod={setPeriod}
          levels={[]}
          fullScreen={fullScreen}
        />
      ) : error ? (
        <section className="card">
          <ErrorState error={error} title={t('failed')} onRetry={refetch} />
        </section>
      ) : (
        <Skeleton lines={8} label={t('loading')} className="card p-4" />
      )}
    </div>
  )
}

interface ChartBesideHeadProps extends ChartBesideProps {
  instrument: Instrument | undefined
}

/** What a chart shows, its price, and the ways to show another one there or to trade this one. */
function ChartBesideHead({ code, instrument, choices, onChoose }: ChartBesideHeadProps) {
  const { t } = useTranslation('workspace')
  const live = useLivePrice(code)
  const quote = live ?? (instrument && { ...instrument, trend: 0 as const })
  return (
    <div className="flex items-center gap-3 pb-1 text-13">
      <select
        aria-label={t('chartOf')}
        value={code}
        onChange={({ target }) => onChoose(target.value)}
        className="min-h-8 min-w-0 rounded-2 bg-transparent font-strong"
      >
        {choices.map((choice) => (
          <option key={choice.code} value={choice.code} className="bg-surface">
            {choice.code}
          </option>
        ))}
      </select>
      {instrument && quote ? (
        <>
          <FlashingPrice price={quote.price} decimals={instrument.decimals} trend={quote.trend} />
          <PriceChange ofPrice text={formatPercent(quote.changePercent)} />
          <Link
            replace
            to={paths.instrument.href({ code, type: instrument.category, id: instrument.id })}
            className="ms-auto inline-flex min-h-8 items-center"
          >
            {t('trade', { code })}
          </Link>
        </>
      ) : null}
    </div>
  )
}
