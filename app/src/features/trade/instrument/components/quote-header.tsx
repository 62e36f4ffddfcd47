import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPercent, formatPrice, formatSigned } from '#core/format/figures.ts'
import { categoryKeyOf } from '#core/instruments/category.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { FlashingPrice } from '#core/live-prices/flashing-price.tsx'
import { FreshnessNotice, PausePricesSign } from '#core/live-prices/live-controls.tsx'
import { useLivePrice } from '#core/live-prices/use-live-price.ts'
import { useMarketHours } from '#features/trade/shared/api/use-market-hours.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { PriceChange } from '#ui/figure/price-change.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'

/** What the page adds to the header. */
export interface QuoteHeaderOwn {
  actions?: ReactNode
  /** The way to another instrument, beside the code. */
  switcher?: ReactNode
  /** What arranges the page, at the far end. */
  aside?: ReactNode
  /** On the whole screen there is no bar of the page that says the code. */
  isFullScreen: boolean
}

interface QuoteHeaderProps extends QuoteHeaderOwn {
  instrument: Instrument
}

/** The instrument's name, its live price, and the figures of its day, which phones find among the terms. */
export function QuoteHeader({ instrument, actions, switcher, aside, isFullScreen }: QuoteHeaderProps) {
  const { t } = useTranslation(['instrument', 'market'])
  const { code, name, decimals, previousClose } = instrument
  const marketHours = useMarketHours(instrument)
  const { price, changePercent, trend } = useLivePrice(code) ?? { ...instrument, trend: 0 as const }
  const figure = (value: number) => formatPrice(value, decimals)

  return (
    <section
      aria-label={t('quote.label')}
      className="trade-head flex flex-wrap items-center justify-between gap-x-8 gap-y-2 on-mobile:gap-x-2"
    >
      <div className="order-2 flex items-center justify-between gap-1 on-desktop:max-md:grow md:order-none">
        <div className="flex max-md:order-last md:-ms-2.5 on-mobile:-me-2.5">
          {actions}
          <PausePricesSign />
        </div>
        <div className="on-mobile:sr-only">
          <PageHeading
            title={<bdi>{code}</bdi>}
            beside={
              <Badge tone="quiet" className="max-md:hidden on-mobile:hidden">
                {t(`market:${categoryKeyOf(instrument.category)}`)}
              </Badge>
            }
            subtitle={<bdi>{name}</bdi>}
          />
        </div>
        {switcher}
      </div>
      <div className="md:grow on-mobile:max-md:flex-[1_1_8rem]">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <FlashingPrice
            price={price}
            decimals={decimals}
            trend={trend}
            className="text-28 font-strong tracking-[-0.01em]"
          />
          <PriceChange ofPrice text={formatPercent(changePercent)} className="text-16 font-strong" />
        </div>
        <p className="text-12 text-muted max-md:sr-only">
          <bdi dir="ltr" className="num">
            {formatSigned(price - previousClose, decimals)}
          </bdi>{' '}
          {t('quote.sinceMidnight')}
        </p>
        {isFullScreen ? (
          <p aria-hidden="true" className="text-12 text-muted on-desktop:hidden">
            <bdi className="font-strong text-text">{code}</bdi> <bdi>{name}</bdi>
          </p>
        ) : null}
      </div>
      <FreshnessNotice />
      <dl className="max-md:hidden md:flex md:gap-7">
        <Fact label={t('quote.high')}>{figure(Math.max(instrument.high, price))}</Fact>
        <Fact label={t('quote.low')}>{figure(Math.min(instrument.low, price))}</Fact>
        <Fact label={t('quote.previousClose')}>{figure(previousClose)}</Fact>
        <Fact label={t('quote.leverage')}>{`1:${instrument.maxLeverage}`}</Fact>
        <div>
          <dt className="text-12 text-muted">{t('quote.session')}</dt>
          <dd className={clsx('text-13 font-strong', marketHours === 'HALTED' && 'text-warn')}>
            {t(`market:session.${marketHours}`)}
          </dd>
        </div>
      </dl>
      {aside}
    </section>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-12 text-muted">{label}</dt>
      <dd className="text-13 font-strong">
        <bdi dir="ltr" className="num">
          {children}
        </bdi>
      </dd>
    </div>
  )
}
