import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from '#lib/store/create-store.ts'
import { ShowMore } from '#ui/data/show-more.tsx'
import type { MyNft, Nft } from '../model/nft.ts'
import type { NftsQuery } from '../model/nfts-query.ts'
import { selectWorks } from '../model/select-works.ts'
import { NftCard } from './nft-card.tsx'
import { watchedWorks } from './watch-work-button.tsx'

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
