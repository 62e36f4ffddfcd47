import { useTranslation } from 'react-i18next'
import { ErrorState } from '#core/errors/error-state.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { useAreRewardsOn, useInviteFacts } from '../api/use-invite-facts.ts'
import { FriendsCard } from './friends-card.tsx'
import { RewardsCard } from './rewards-card.tsx'
import { RulesCard } from './rules-card.tsx'
import { ShareCard } from './share-card.tsx'
import { StepsCard } from './steps-card.tsx'

/** Invite friends: the code to pass on, what it brings and when, and who joined. */
export function InvitePage({ title }: { title: string }) {
  return (
    <div className="page-frame grid gap-4">
      <PageHeading title={title} />
      <Invitations />
    </div>
  )
}

function Invitations() {
  const { t } = useTranslation('invite')
  const facts = useInviteFacts()
  const areRewardsOn = useAreRewardsOn()
  const { data: summary } = facts

  if (facts.isPending)
    return (
      <section className="card p-4">
        <Skeleton lines={8} lineHeight={20} label={t('loading')} />
      </section>
    )
  if (summary === undefined)
    return (
      <section className="card">
        <ErrorState error={facts.error} title={t('failed')} onRetry={facts.refetch}>
          <p className="text-13 text-muted">{t('unaffected')}</p>
        </ErrorState>
      </section>
    )
  return (
    <div className="grid items-start gap-4 on-desktop:lg:grid-cols-[minmax(0,1fr)_360px]">
      <div className="grid min-w-0 gap-4">
        {areRewardsOn ? null : <Note tone="warn">{t('paused')}</Note>}
        <ShareCard summary={summary} />
        <StepsCard summary={summary} />
        <FriendsCard summary={summary} />
      </div>
      <div className="grid min-w-0 gap-4">
        <RewardsCard summary={summary} />
        <RulesCard summary={summary} />
      </div>
    </div>
  )
}
