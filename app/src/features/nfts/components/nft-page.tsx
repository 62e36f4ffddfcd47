import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { QueryView } from '#core/api/query-view.tsx'
import { useDevice } from '#lib/device/use-device.ts'
import { useQueryState } from '#lib/query-string/use-query-state.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { PageBar } from '#ui/layout/page-bar.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { useMyNfts, useNfts, workQuery } from '../api/use-nfts.ts'
import { isLive, type Nft } from '../model/nft.ts'
import { NftBody } from './nft-body.tsx'
import { NftState } from './nft-state.tsx'
import { WatchWorkButton } from './watch-work-button.tsx'

/** One work: what it is, for whom it is sold, who has bid, and the form to bid with. */
export function NftPage() {
  const { t } = useTranslation(['nfts', 'common'])
  const [{ id }] = useQueryState(workQuery)
  const works = useNfts()
  const work = works.data?.find((one) => one.id === id)
  const mine = useMyNft(work)
  const isMobile = useDevice() === 'mobile'
  const toAll = (
    <LinkButton size="sm" to={paths.nfts.href()} className="print:hidden">
      {t('detail.back')}
    </LinkButton>
  )

  return (
    <div className="page-frame grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHeading
        title={work ? <bdi>{work.title}</bdi> : t('common:page.nftDetail')}
        beside={
          work ? (
            <>
              <NftState work={work} mine={mine} saysLive />
              <WatchWorkButton work={work} className="md:-my-2 on-mobile:hidden" />
            </>
          ) : undefined
        }
        aside={isMobile ? undefined : toAll}
      />
      {work ? (
        <PageBar note={<bdi aria-hidden="true">{work.title}</bdi>} action={<WatchWorkButton work={work} />} />
      ) : null}
      <QueryView
        query={works}
        card
        skeleton={<Skeleton lines={8} lineHeight={40} label={t('detail.loading')} />}
        failed={t('detail.failed')}
        unaffected={t('unaffected')}
        isEmpty={() => work === undefined}
        empty={<EmptyState title={t('detail.missing')} body={t('detail.missingBody')} action={toAll} />}
      >
        {(all) =>
          work && <NftBody key={work.id} work={work} works={all} mine={mine} onRefetch={works.refetch} />
        }
      </QueryView>
    </div>
  )
}

/** The own bid for a work, if there is one. */
function useMyNft(work: Pick<Nft, 'id' | 'status'> | undefined) {
  const isOver = work !== undefined && !isLive(work)
  const bidding = useMyNfts('bidding', { enabled: work !== undefined && !isOver })
  const owned = useMyNfts('owned', { enabled: isOver })
  const returned = useMyNfts('returned', { enabled: isOver })
  const lists = isOver ? [owned, returned] : [bidding]
  return lists.flatMap(({ rows = [] }) => rows).find(({ id }) => id === work?.id)
}
