import { listNftBid } from '@swx/sdk'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryView } from '#core/api/query-view.tsx'
import { usePages } from '#core/api/use-pages.ts'
import { formatMoney } from '#core/format/figures.ts'
import { formatDateTimeFull } from '#core/format/format-time.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { DataTable } from '#ui/data/data-table.tsx'
import { ShowMore } from '#ui/data/show-more.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { Card } from '#ui/layout/card.tsx'
import { bidKey, isLive, type Nft, type NftBid } from '../model/nft.ts'

export interface BidTableProps {
  work: Nft
  className?: string | undefined
}

/** Who bid how much and when, newest first. */
export function BidTable({ work, className }: BidTableProps) {
  const { t } = useTranslation('nfts')
  return (
    <Card
      flush
      title={t('history.title')}
      aside={<span className="text-12 text-muted">{t('history.masked')}</span>}
      className={className}
    >
      <BidRows work={work} />
    </Card>
  )
}

function BidRows({ work }: { work: Nft }) {
  const { t } = useTranslation('nfts')
  const { language } = useLanguage()
  const bids = useNftBids(work)
  return (
    <QueryView
      query={bids}
      skeleton={<Skeleton lines={3} lineHeight={40} label={t('history.loading')} className="p-4" />}
      failed={t('history.failed')}
      empty={
        <EmptyState
          title={t('history.empty')}
          body={isLive(work) ? t('history.emptyBody', { amount: work.minNextBid }) : undefined}
        />
      }
    >
      {(rows) => (
        <>
          <DataTable
            label={t('history.title')}
            rows={rows}
            rowKey={({ amount }) => bidKey(work, amount)}
            columns={[
              {
                key: 'bidder',
                header: t('history.bidder'),
                onCard: 'title',
                cell: (bid) => (
                  <span className="inline-flex flex-wrap items-center gap-2">
                    <b>
                      <bdi>{bid.maskedName}</bdi>
                    </b>
                    {bid === rows[0] ? (
                      <Badge tone="info">{t(isLive(work) ? 'history.leads' : 'history.won')}</Badge>
                    ) : null}
                  </span>
                ),
              },
              {
                key: 'at',
                header: t('history.time'),
                cell: ({ at }) => formatDateTimeFull(at, language.tag),
              },
              {
                key: 'amount',
                header: t('history.amount'),
                align: 'end',
                onCard: 'action',
                cell: ({ amount }) => <Figure className="font-strong" value={formatMoney(amount)} />,
              },
            ]}
          />
          {bids.hasMore ? <ShowMore list={bids} /> : null}
        </>
      )}
    </QueryView>
  )
}

/** The bids for a work, newest first; asked for again when the work has more of them. */
function useNftBids({ id, bidCount }: Pick<Nft, 'id' | 'bidCount'>) {
  const bids = usePages<NftBid>({
    key: ['nft-bids', id],
    fetchPage: (client, pageNum) => listNftBid(client, { nftId: id, pageNum }),
  })
  const { refetch } = bids
  const known = useRef(bidCount)
  useEffect(() => {
    if (known.current === bidCount) return
    known.current = bidCount
    void refetch()
  }, [bidCount, refetch])
  return bids
}
