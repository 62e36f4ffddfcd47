import { HeartHandshake } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { ProductCard } from './product-cards.tsx'

/** The charity NFTs under the name of the edition, what they are, and the way to the auctions. */
export function NftsCard() {
  const { t } = useTranslation(['home', 'common'])
  return (
    <ProductCard
      icon={<HeartHandshake />}
      title={t('common:page.nfts')}
      href={paths.nfts.href()}
      action={t('cards.nfts')}
    >
      {t('cards.nftsBody')}
    </ProductCard>
  )
}
