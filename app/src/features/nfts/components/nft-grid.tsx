import { Heart } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { useStore } from '#lib/store/create-store.ts'
import { ShowMore } from '#ui/data/show-more.tsx'
import { isLive, type MyNft, type Nft } from '../model/nft.ts'
import { type NftsQuery, selectWorks } from '../model/nfts-query.ts'
import { NftPicture } from './nft-picture.tsx'
import { NftPrices } from './nft-prices.tsx'
import { NftState } from './nft-state.tsx'
import { TimeLeft } from './time-left.tsx'
import { WatchWorkButton, watchedWorks } from './watch-work-button.tsx'

export interface NftGridProps {
  works: readonly Nft[]
  mine: readonly MyNft[] | undefined
  query: NftsQuery
  /** Called when the time of a work is over. */
  onEnd: () => void
  /** Stands there when nothing is left by filter and search. */
  none: ReactNode
}

/** Cards that are shown at once: more would make a phone slow. */
const PORTION = 48

/** The works as cards, in the chosen order; of a long list as many as the user wants to see. */
export function NftGrid({ works, mine, query, onEnd, none }: NftGridProps) {
  const { t } = useTranslation('nfts')
  const [portions, setPortions] = useState(1)
  const found = selectWorks(works, query, useStore(watchedWorks))
  const shown = found.slice(0, portions * PORTION)
  if (found.length === 0) return <section className="card">{none}</section>
  return (
    <>
      <ul
        aria-label={t('list')}
        className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-[repeat(auto-fill,minmax(220px,1fr))] md:gap-4"
      >
        {shown.map((work) => (
          <NftCard key={work.id} work={work} mine={mine?.find(({ id }) => id === work.id)} onEnd={onEnd} />
        ))}
      </ul>
      {found.length > PORTION ? (
        <ShowMore
          list={{
            rows: shown,
            total: found.length,
            hasMore: shown.length < found.length,
            isLoadingMore: false,
            hasFailedMore: false,
            loadMore: () => setPortions(portions + 1),
          }}
        />
      ) : null}
    </>
  )
}

interface NftCardProps {
  work: Nft
  mine: MyNft | undefined
  /** Called when its time is over. */
  onEnd: () => void
}

/** A work in the list: the picture, the price and the time that is left. */
function NftCard({ work, mine, onEnd }: NftCardProps) {
  const { t } = useTranslation('nfts')
  return (
    <li className="card grid grid-cols-[minmax(88px,35%)_minmax(0,1fr)] overflow-hidden focus-within:ring-2 focus-within:ring-focus md:grid-cols-[minmax(0,1fr)] md:grid-rows-[auto_1fr]">
      <NftPicture work={work} isDecorative className="size-full low:max-h-[60dvh] md:aspect-4/3 md:h-auto" />
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
            <span className="text-muted">{t('ended', { time: work.endsAt })}</span>
          )}
          <span className="text-muted">{t('bids', { count: work.bidCount })}</span>
        </div>
        <div className="-me-2 -mb-2 flex items-center justify-between gap-2">
          <p className="flex min-w-0 items-center gap-1.5 text-12 text-muted">
            <Heart className="size-4 flex-none" aria-hidden="true" />
            <bdi className="min-w-0 hyphens-auto wrap-anywhere">{work.charity.name}</bdi>
          </p>
          <WatchWorkButton work={work} className="relative" />
        </div>
      </div>
    </li>
  )
}
