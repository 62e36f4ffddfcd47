import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { Card } from '#ui/layout/card.tsx'
import type { MyNft } from '../model/nft.ts'
import { MyNftRow } from './my-nft-row.tsx'

/** The own bids that are still on auction, beside the list. Nothing without one. */
export function OwnBidsCard({ works }: { works: readonly MyNft[] | undefined }) {
  const { t } = useTranslation('nfts')
  if (works === undefined || works.length === 0) return null
  return (
    <Card
      flush
      title={t('own.title')}
      aside={
        <Link
          to={paths.myNfts.href()}
          className="-my-2.5 inline-flex min-h-11 min-w-11 items-center justify-end text-13 text-accent"
        >
          {t('own.all')}
        </Link>
      }
    >
      <ul aria-label={t('own.title')}>
        {works.map((work) => (
          <MyNftRow key={work.id} work={work} />
        ))}
      </ul>
    </Card>
  )
}
