import { nominalRate } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { formatApr } from '#core/format/format-apr.ts'
import { formatRate } from '#core/format/format-rate.ts'
import { Figure } from '#ui/figure/figure.tsx'

export interface AprFrameProps {
  apr: string
  dailyRate: string
}

/** The yearly cost, the largest figure of an offer, with the simple rates in one frame beside it. */
export function AprFrame({ apr, dailyRate }: AprFrameProps) {
  const { t } = useTranslation('loans')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] overflow-hidden rounded-2 border border-line">
      <dl className="px-3 py-2.5">
        <dt className="text-12 text-muted">{t('quote.apr')}</dt>
        <dd className="text-36 font-strong max-sm:text-28">
          <Figure value={formatApr(apr)} />
        </dd>
      </dl>
      <dl className="grid content-center gap-1 border-s border-line px-3 py-2.5 text-13">
        <RateRow label={t('quote.perDay')} rate={formatRate(dailyRate)} />
        <RateRow label={t('quote.perYear')} rate={formatRate(nominalRate(dailyRate))} />
      </dl>
    </div>
  )
}

function RateRow({ label, rate }: { label: string; rate: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-2">
      <dt className="text-muted">{label}</dt>
      <dd className="font-strong">
        <Figure value={rate} />
      </dd>
    </div>
  )
}
