import { useTranslation } from 'react-i18next'
import { formatDateTime } from '#core/format/format-time.ts'
import { formatDecimal } from '#lib/i18n/format-decimal.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { CostList } from '#ui/data/cost-list.tsx'
import { isLive, type Nft } from '../model/nft.ts'
import { NftPrices } from './nft-prices.tsx'
import { TimeLeft } from './time-left.tsx'
import { WatchWorkButton } from './watch-work-button.tsx'

export interface NftFactsProps {
  work: Nft
  /** Called when its time is over. */
  onEnd: () => void
}

/** Who made a work, what it shows, where it is kept, and how its auction stands. */
export function NftFacts({ work, onEnd }: NftFactsProps) {
  const { t } = useTranslation('nfts')
  const { language } = useLanguage()
  const end = formatDateTime(work.endsAt, language.tag)
  return (
    <section className="card @container grid gap-3 p-4" aria-label={t('detail.work')}>
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          {/* The bar of a phone has no room for the name, and the heading is only read aloud there. */}
          <p aria-hidden="true" className="text-18 font-strong on-desktop:hidden">
            <bdi>{work.title}</bdi>
          </p>
          <p className="text-13 text-muted">{t('detail.by', { creator: work.creator })}</p>
        </div>
        <WatchWorkButton work={work} className="-me-2 -mt-2 on-desktop:hidden" />
      </div>
      {/* On desktop they stand beside the form. */}
      <div className="grid gap-3 on-desktop:hidden">
        <NftPrices work={work} isLarge />
        <p className="flex flex-wrap items-center gap-x-2 text-13">
          {isLive(work) ? <TimeLeft work={work} onEnd={onEnd} /> : null}
          <span className="text-muted">{t(isLive(work) ? 'ends' : 'ended', { time: end })}</span>
        </p>
      </div>
      {work.story ? <p>{work.story}</p> : null}
      <CostList
        rows={[
          { key: 'chain', label: t('detail.chain'), value: <bdi>{work.chain}</bdi> },
          {
            key: 'address',
            label: t('detail.address'),
            value: <bdi className="num wrap-anywhere whitespace-normal!">{work.address}</bdi>,
          },
          {
            key: 'bids',
            label: t('detail.bids'),
            value: <bdi className="num">{formatDecimal(work.bidCount)}</bdi>,
          },
        ]}
      />
    </section>
  )
}
