import { Check, Clock, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useServerTime } from '#core/api/use-server-time.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { isLate, isLive, type MyNft, type Nft, ownState } from '../model/nft.ts'

export interface NftStateProps {
  work: Nft
  mine: Pick<MyNft, 'leading'> | undefined
  /** Says so when it takes bids and nothing else is to say. */
  saysLive?: boolean | undefined
}

/** What a work is to the user, or else whether it takes bids. */
export function NftState({ work, mine, saysLive = false }: NftStateProps) {
  const { t } = useTranslation('nfts')
  const now = useServerTime(1000)
  const own = ownState(work, mine)

  if (own === 'leading' || own === 'owned')
    return (
      <Badge tone="info" icon={<Check aria-hidden="true" />}>
        {t(`state.${own}`)}
      </Badge>
    )
  if (own === 'outbid')
    return (
      <Badge tone="warn" icon={<TriangleAlert aria-hidden="true" />}>
        {t('state.outbid')}
      </Badge>
    )
  if (!isLive(work)) return <Badge>{t(`state.${work.status === 'SOLD' ? 'SOLD' : 'ENDED'}`)}</Badge>
  if (isLate(work, now))
    return (
      <Badge tone="warn" icon={<Clock aria-hidden="true" />}>
        {t('state.late')}
      </Badge>
    )
  return saysLive ? <Badge tone="info">{t('state.LIVE')}</Badge> : null
}
