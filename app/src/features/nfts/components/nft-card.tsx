import { Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { formatDateTime } from '#core/format/format-time.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { isLive, type MyNft, type Nft } from '../model/nft.ts'
import { NftPicture } from './nft-picture.tsx'
import { NftPrices } from './nft-prices.tsx'
import { NftState } from './nft-state.tsx'
import { TimeLeft } from './time-left.tsx'
import { WatchWorkButton } from './watch-work-button.tsx'

export interface NftCardProps {
  work: Nft
  mine: MyNft | undefined
  /** Called when its time is over. */
  onEnd: () => void
}

/** A work in the list: the picture, the price and the time that is left. */
export function NftCard({ work, mine, onEnd }: NftCardProps) {
  const { t } = useTranslation('nfts')
  const { language } = useLanguage()
  return (
    <li className="card grid grid-cols-[minmax(88px,35%)_minmax(0,1fr)] overflow-hidden focus-within:ring-2 focus-within:ring-focus md:grid-cols-[minmax(0,1fr)] md:grid-rows-[auto_1fr]">
      <NftPicture work={work} isDecorative className="size-full md:aspect-4/3 md:h-auto" />
      <div className="relative grid content-start gap-2 p-3">
        <div className="flex flex-wrap items-start justify-between gap-x-2 gap-y-1">
          <div className="min-w-0">
            <h2 className="text-14">
              <Link
                to={paths.nftDetail.href({ id: work.id })}
                className="text-text outline-none before:absolute before:inset-0"
              >
                <bdi>{work.title}</bdi>
              </Link>
            </h2>
            <p className="text-12 text-muted">
              <bdi>{work.creator}</bdi>
            </p>
          </div>
          <NftState work={work} mine={mine} />
        </div>
        <NftPrices work={work} />
        <div className="flex flex-wrap items-center justify-between gap-x-3 text-12">
          {isLive(work) ? (
            <TimeLeft work={work} onEnd={onEnd} />
          ) : (
            <span className="text-muted">
              {t('ended', { time: formatDateTime(work.endsAt, language.tag) })}
            </span>
          )}
          <span className="text-muted">{t('bids', { count: work.bidCount })}</span>
        </div>
        <div className="-me-2 -mb-2 flex items-center justify-between gap-2">
          <p className="flex min-w-0 items-center gap-1.5 text-12 text-muted">
            <Heart className="size-4 flex-none" aria-hidden="true" />
            <bdi className="min-w-0 wrap-anywhere">{work.charity.name}</bdi>
          </p>
          <WatchWorkButton work={work} className="relative" />
        </div>
      </div>
    </li>
  )
}
