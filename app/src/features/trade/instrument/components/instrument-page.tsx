import { type ReactNode, Suspense, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '#core/errors/error-state.tsx'
import type { Instrument } from '#core/instruments/instrument.ts'
import { useRefetchOnLive } from '#core/live-prices/use-feed-status.ts'
import { TicketShape } from '#features/trade/shared/components/ticket-shape.tsx'
import { lazyComponent } from '#lib/prefetch/lazy-component.ts'
import { useQueryState } from '#lib/query-string/use-query-state.ts'
import { LoadingLabel } from '#ui/feedback/loading-label.tsx'
import { LinesShape, SkeletonBlock, TableShape } from '#ui/feedback/skeleton-shapes.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { WhenNear } from '#ui/layout/when-near.tsx'
import { useInstrument } from '../api/use-instrument.ts'
import { instrumentQuery } from '../model/instrument-query.ts'
import { ChartCard, type ChartCardProps } from './chart-card.tsx'
import { ChartShape } from './chart-shape.tsx'
import { QuoteHeader, type QuoteHeaderOwn } from './quote-header.tsx'

const UnknownInstrument = lazyComponent(
  async () => (await import('./unknown-instrument.tsx')).UnknownInstrument,
)
const TermsCard = lazyComponent(async () => (await import('./terms-card.tsx')).TermsCard)

/** The parts of the page, for a layout that sets them beside an order ticket. */
export interface InstrumentParts {
  instrument: Instrument
  /** The quote, with buttons beside the name; on the whole screen of a phone it names the instrument, too. */
  quote: (own: QuoteHeaderOwn) => ReactNode
  /** The chart, with own levels across it and what else belongs to it. */
  chart: (own: Pick<ChartCardProps, 'levels' | 'onAlert' | 'fullScreen'>) => ReactNode
  terms: ReactNode
}

const termsPlace = (
  <div aria-hidden="true" className="card min-h-80 p-4">
    <SkeletonBlock className="mb-5 h-5 w-36" />
    <LinesShape lines={9} />
  </div>
)

/** One instrument: its quote, its candles, and the terms it trades on, as the layout arranges them. */
export function InstrumentPage({ children }: { children: (parts: InstrumentParts) => ReactNode }) {
  const { t } = useTranslation('instrument')
  const [query, changeQuery] = useQueryState(instrumentQuery)
  const instrument = useInstrument(query)
  useRefetchOnLive(instrument)
  // A new account mode or language asks anew; what is being entered on the page must not be lost meanwhile.
  const [last, setLast] = useState(instrument.data)
  if (instrument.data && instrument.data !== last) setLast(instrument.data)
  const known = instrument.data ?? (last?.code === query.code ? last : undefined)
  // The page is built in slices once the instrument is known.
  const deferred = useDeferredValue(known)
  const data = deferred?.code === known?.code ? deferred : undefined

  if (!data && (known || instrument.isPending)) return <InstrumentSkeleton code={query.code} />
  if (!data && instrument.isError) {
    return (
      <div className="trade-body">
        <h1 className="sr-only">{query.code}</h1>
        <section className="card">
          <ErrorState error={instrument.error} title={t('failed')} onRetry={instrument.refetch} />
        </section>
      </div>
    )
  }
  if (!data) {
    return (
      <Suspense fallback={<InstrumentSkeleton code={query.code} />}>
        <UnknownInstrument code={query.code} />
      </Suspense>
    )
  }

  return children({
    instrument: data,
    quote: (own) => <QuoteHeader instrument={data} {...own} />,
    chart: (own) => (
      <ChartCard
        instrument={data}
        period={query.period}
        onPeriod={(period) => changeQuery({ period })}
        {...own}
      />
    ),
    terms: (
      <WhenNear placeholder={termsPlace}>
        <Suspense fallback={termsPlace}>
          <TermsCard instrument={data} />
        </Suspense>
      </WhenNear>
    ),
  })
}

/** The shape of the page while the instrument loads; its code is known from the link. */
function InstrumentSkeleton({ code }: { code: string | undefined }) {
  const { t } = useTranslation('instrument')
  return (
    <div role="status" aria-live="off" aria-busy="true" className="trade-body">
      <div className="trade-head flex min-h-[61px] flex-wrap items-center gap-x-8 gap-y-2 on-mobile:min-h-11">
        <PageHeading title={<bdi>{code}</bdi>} />
        <SkeletonBlock className="h-8 w-44" />
        <LoadingLabel>{t('loading')}</LoadingLabel>
      </div>
      <div aria-hidden="true" className="trade-columns">
        <div className="trade-charts">
          <div className="card chart-card max-md:-mx-4 max-md:rounded-none">
            <SkeletonBlock className="mx-3 my-2 h-8.5 w-80 max-w-3/4 on-mobile:h-12" />
            <SkeletonBlock className="mx-4 my-1.5 h-3.5 w-2/5" />
            <ChartShape />
            <span className="h-7" />
          </div>
        </div>
        <div className="trade-side">
          <div className="card trade-ticket on-mobile:hidden">
            <div className="flex min-h-11 items-center gap-6 border-b border-line px-4">
              <SkeletonBlock className="h-3.5 w-20" />
              <SkeletonBlock className="h-3.5 w-20" />
            </div>
            <div className="px-4 py-3">
              <TicketShape />
            </div>
          </div>
        </div>
        <div className="trade-records card min-h-48 overflow-hidden">
          <TableShape tabs={4} columns={8} />
        </div>
      </div>
    </div>
  )
}
