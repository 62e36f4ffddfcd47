import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { QueryView } from '#core/api/query-view.tsx'
import { defineQuery, oneOf } from '#lib/query-string/define-query.ts'
import { useQueryState } from '#lib/query-string/use-query-state.ts'
import { ShowMore } from '#ui/data/show-more.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Page } from '#ui/layout/page.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { type MyNftKind, useMyNfts } from '../api/use-nfts.ts'
import { MyNftRow } from './my-nft-row.tsx'

const kinds = ['bidding', 'owned', 'returned'] as const satisfies readonly MyNftKind[]
const myNftsQuery = defineQuery({ tab: oneOf(kinds) })

/** Own works: those still on auction, those that were won or bought, and bids that were returned. */
export function MyNftsPage() {
  const { t } = useTranslation('nfts')
  const [{ tab: kind }, change] = useQueryState(myNftsQuery)
  const lists = useOwnNfts()
  const list = lists[kind]

  return (
    <Page>
      <PageHeading
        page="myNfts"
        subtitle={t('own.subtitle')}
        aside={
          <LinkButton size="sm" to={paths.nfts.href()}>
            {t('detail.back')}
          </LinkButton>
        }
      />
      <Tabs
        label={t('own.tabs')}
        panelId="my-nfts-panel"
        selected={kind}
        onSelect={(tab) => change({ tab })}
        tabs={kinds.map((id) => ({ id, label: t(`own.tab.${id}`), count: lists[id].total }))}
      />
      <div id="my-nfts-panel" role="tabpanel" aria-label={t(`own.tab.${kind}`)}>
        <QueryView
          query={list}
          card
          skeleton={<Skeleton lines={3} lineHeight={48} label={t('own.loading')} />}
          failed={t('own.failed')}
          unaffected={t('unaffected')}
          empty={
            <EmptyState
              title={t(`own.empty.${kind}`)}
              body={t(`own.empty.${kind}Body`)}
              action={
                <LinkButton size="sm" to={paths.nfts.href({ show: 'live' })}>
                  {t('mine.others')}
                </LinkButton>
              }
            />
          }
        >
          {(works) => (
            <section className="card">
              <ul aria-label={t(`own.tab.${kind}`)}>
                {works.map((work) => (
                  <MyNftRow key={work.id} work={work} />
                ))}
              </ul>
              {list.hasMore ? <ShowMore list={list} /> : null}
            </section>
          )}
        </QueryView>
      </div>
    </Page>
  )
}

/** The own works by kind. One whose auction ends moves from the first list to one of the others, which are read again. */
function useOwnNfts() {
  const bidding = useMyNfts('bidding')
  const owned = useMyNfts('owned')
  const returned = useMyNfts('returned')
  const { total } = bidding
  const known = useRef(total)
  const readAgain = useEffectEvent(() => {
    void owned.refetch()
    void returned.refetch()
  })
  useEffect(() => {
    if (known.current !== undefined && known.current !== total) readAgain()
    known.current = total
  }, [total])
  return { bidding, owned, returned }
}
