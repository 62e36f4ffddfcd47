import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { MyNft, Nft } from '../model/nft.ts'
import type { NftsQuery } from '../model/nfts-query.ts'
import { selectWorks } from '../model/select-works.ts'
import { NftCard } from './nft-card.tsx'

/** Props of {@link NftGrid}. */
export interface NftGridProps {
  works: readonly Nft[]
  mine: readonly MyNft[] | undefined
  query: NftsQuery
  /** Called when the time of a work is over. */
  onEnd: () => void
  /** Stands there when nothing is left by filter and search. */
  none: ReactNode
}

/** The works as cards, in the chosen order. */
export function NftGrid({ works, mine, query, onEnd, none }: NftGridProps) {
  const { t } = useTranslation('nfts')
  const shown = selectWorks(works, query)
  if (shown.length === 0) return <section className="card">{none}</section>
  return (
    <ul
      aria-label={t('list')}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-[repeat(auto-fill,minmax(220px,1fr))] md:gap-4"
    >
      {shown.map((work) => (
        <NftCard key={work.id} work={work} mine={mine?.find(({ id }) => id === work.id)} onEnd={onEnd} />
      ))}
    </ul>
  )
}
