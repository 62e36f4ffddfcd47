import { type components, listInvite } from '@swx/sdk'
import { clsx } from 'clsx'
import { UsersRound } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryView } from '#core/api/query-view.tsx'
import { usePages } from '#core/api/use-pages.ts'
import { formatMoney } from '#core/format/figures.ts'
import { formatDate } from '#core/format/format-time.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { DataTable } from '#ui/data/data-table.tsx'
import { ShowMore } from '#ui/data/show-more.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { InviteSummary } from './share-card.tsx'

/** A friend who joined. */
type Invite = components['schemas']['Invite']

/** The stages of a friend, in their order. */
const inviteStages: readonly Invite['stage'][] = ['REGISTERED', 'FUNDED', 'TRADED']

/** Who joined with the own code, how far they are, and what each brought. */
export function FriendsCard({ summary }: { summary: InviteSummary }) {
  const { t } = useTranslation('invite')
  return (
    <Card
      flush
      title={t('friends.title')}
      aside={<span className="text-13 text-muted">{t('friends.masked')}</span>}
    >
      <Friends summary={summary} />
    </Card>
  )
}

function Friends({ summary }: { summary: InviteSummary }) {
  const { t } = useTranslation('invite')
  const { language } = useLanguage()
  const list = useFriends(summary)

  return (
    <QueryView
      query={list}
      skeleton={<Skeleton lines={3} lineHeight={20} label={t('friends.loading')} className="p-4" />}
      failed={t('friends.failed')}
      empty={
        <EmptyState
          icon={<UsersRound aria-hidden="true" />}
          title={t('friends.empty')}
          body={t('friends.emptyBody')}
        />
      }
    >
      {(rows) => (
        <>
          <DataTable
            label={t('friends.title')}
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'name',
                header: t('friends.name'),
                onCard: 'title',
                cell: ({ maskedName }) => (
                  <b>
                    <bdi>{maskedName}</bdi>
                  </b>
                ),
              },
              {
                key: 'joined',
                header: t('friends.joined'),
                cell: ({ joinedAt }) => formatDate(joinedAt, language.tag),
              },
              { key: 'stage', header: t('friends.stage'), cell: ({ stage }) => <Stage stage={stage} /> },
              {
                key: 'reward',
                header: t('friends.reward'),
                align: 'end',
                onCard: 'action',
                cell: ({ stage, reward }) =>
                  stage === 'TRADED' ? (
                    <Figure className="font-strong" value={formatMoney(reward, { sign: true })} />
                  ) : (
                    <span className="text-muted">–</span>
                  ),
              },
            ]}
          />
          <ShowMore list={list} />
        </>
      )}
    </QueryView>
  )
}

function Stage({ stage }: Pick<Invite, 'stage'>) {
  const { t } = useTranslation('invite')
  const reached = inviteStages.indexOf(stage)
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className="flex gap-0.5">
        {inviteStages.map((step, at) => (
          <i key={step} className={clsx('h-2 w-4 rounded-[1px]', at <= reached ? 'bg-accent' : 'bg-line')} />
        ))}
      </span>
      {t(`stage.${stage}`)}
    </span>
  )
}

/** Friends who joined, newest first; asked for again when the summary says that one of them went a step further. */
function useFriends({ invited, funded, traded }: InviteSummary) {
  const list = usePages<Invite>({
    key: ['friends'],
    fetchPage: (client, pageNum) => listInvite(client, { pageNum }),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a count changes
  useEffect(() => {
    if (list.rows !== undefined) void list.refetch()
  }, [invited, funded, traded])
  return list
}
