import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { QueryView } from '#core/api/query-view.tsx'
import { useQueryState } from '#lib/query-string/use-query-state.ts'
import { useStore } from '#lib/store/create-store.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/form/button.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { SearchInput } from '#ui/form/search-input.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Columns, Page, Stack } from '#ui/layout/page.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { useMyNfts, useNfts } from '../api/use-nfts.ts'
import type { MyNft } from '../model/nft.ts'
import { countsOf, type NftsQuery, nftSorts, nftsQuery } from '../model/nfts-query.ts'
import { RaisedCard } from './charity-cards.tsx'
import { MyNftRow } from './my-nft-row.tsx'
import { NftGrid } from './nft-grid.tsx'
import { watchedWorks } from './watch-work-button.tsx'

/** Charity NFTs: every auction, the own bids, and what was given so far. */
export function NftsPage() {
  const { t } = useTranslation('nfts')
  const [query, change] = useQueryState(nftsQuery)
  const works = useNfts()
  const bidding = useMyNfts('bidding')
  const watched = useStore(watchedWorks)
  const counts = works.data && countsOf(works.data, watched)
  const isUnwatched = query.shown === 'watched' && counts?.watched === 0

  return (
    <Page>
      <PageHeading
        page="nfts"
        subtitle={<span className="block max-w-[80ch]">{t('edition')}</span>}
        aside={<NftFilter query={query} onQuery={change} />}
      />
      <Columns>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            {/* A line of its own on a phone from the start: the counts, which come later, leave no room beside. */}
            <Tabs
              label={t('filter.label')}
              className="on-mobile:w-full"
              panelId="nfts-panel"
              selected={query.shown}
              onSelect={(shown) => change({ shown })}
              tabs={(['all', 'live', 'ended', 'watched'] as const).map((id) => ({
                id,
                label: t(`filter.${id}`),
                count: counts?.[id],
              }))}
            />
            <LinkButton size="sm" to={paths.myNfts.href()}>
              {t('own.link')}
            </LinkButton>
          </div>
          <div id="nfts-panel" role="tabpanel" aria-label={t(`filter.${query.shown}`)}>
            <QueryView
              query={works}
              card
              skeleton={<Skeleton lines={8} lineHeight={40} label={t('loading')} />}
              failed={t('failed')}
              unaffected={t('unaffected')}
              empty={<EmptyState title={t('empty')} body={t('emptyBody')} />}
            >
              {(all) => (
                <NftGrid
                  key={`${query.shown} ${query.sort} ${query.search}`}
                  works={all}
                  mine={bidding.rows}
                  query={query}
                  onEnd={() => void works.refetch()}
                  none={
                    <EmptyState
                      title={t(isUnwatched ? 'filter.unwatched' : 'filter.none')}
                      body={t(isUnwatched ? 'filter.unwatchedBody' : 'filter.noneBody')}
                      action={
                        <Button size="sm" onClick={() => change({ shown: 'all', search: '' })}>
                          {t('filter.reset')}
                        </Button>
                      }
                    />
                  }
                />
              )}
            </QueryView>
          </div>
          <p className="text-12 text-muted">{t('clock')}</p>
        </div>
        <Stack>
          <OwnBidsCard works={bidding.rows} />
          {works.data && works.data.length > 0 ? <RaisedCard works={works.data} /> : null}
        </Stack>
      </Columns>
    </Page>
  )
}

interface NftFilterProps {
  query: NftsQuery
  onQuery: (change: Partial<NftsQuery>) => void
}

/** Search and order of the list. */
function NftFilter({ query, onQuery }: NftFilterProps) {
  const { t } = useTranslation('nfts')
  return (
    <search className="flex w-full flex-wrap gap-2 sm:w-auto">
      <SearchInput
        label={t('filter.search')}
        placeholder={t('filter.search')}
        value={query.search}
        maxLength={80}
        onSearch={(search) => onQuery({ search })}
        className="min-w-0 flex-1 basis-[18.5rem]"
      />
      <SelectInput
        aria-label={t('filter.sort')}
        value={query.sort}
        onChange={({ target }) => onQuery({ sort: target.value as NftsQuery['sort'] })}
        className="min-w-0 flex-1 basis-[11rem]"
      >
        {nftSorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`filter.${sort}`)}
          </option>
        ))}
      </SelectInput>
    </search>
  )
}

/** The own bids that are still on auction, beside the list. Nothing without one. */
function OwnBidsCard({ works }: { works: readonly MyNft[] | undefined }) {
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
