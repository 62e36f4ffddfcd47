import { useGetInvitationSummary } from '@swx/sdk/react'
import { useTranslation } from 'react-i18next'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { QueryView } from '#core/api/query-view.tsx'
import { refetchWhile } from '#core/api/refetch-while.ts'
import { formatMoney } from '#core/format/figures.ts'
import { readRecord } from '#core/parameters/read-fields.ts'
import { useParameter } from '#core/parameters/use-parameter.ts'
import { formatDecimal } from '#lib/i18n/format-decimal.ts'
import { CostList } from '#ui/data/cost-list.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { FriendsCard } from './friends-card.tsx'
import { type InviteSummary, ShareCard } from './share-card.tsx'

/** Invite friends: the code to pass on, what it brings and when, and who joined. */
export function InvitePage() {
  return (
    <div className="page-frame grid gap-4">
      <PageHeading page="invite" />
      <Invitations />
    </div>
  )
}

function Invitations() {
  const { t } = useTranslation('invite')
  const facts = useInviteFacts()
  const areRewardsOn = useAreRewardsOn()
  return (
    <QueryView
      card
      query={facts}
      skeleton={<Skeleton lines={8} lineHeight={20} label={t('loading')} />}
      failed={t('failed')}
      unaffected={t('unaffected')}
    >
      {(summary) => (
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
      )}
    </QueryView>
  )
}

/** Own code, sums and rules; asked for again while the page is open, because friends act on their own. */
function useInviteFacts() {
  return useGetInvitationSummary({
    query: { refetchInterval: refetchWhile(() => true) },
  })
}

/** Whether friends who join now bring a reward; assumed until it is known. */
function useAreRewardsOn(): boolean {
  const features = useParameter('features', (value) => readRecord(value, 'features'))
  return features.data?.invite !== false
}

/** What invitations brought so far, and who may still bring a reward. */
function RewardsCard({ summary }: { summary: InviteSummary }) {
  const { t } = useTranslation('invite')
  const count = (key: string, label: string, value: number) => ({
    key,
    label,
    value: <Figure value={formatDecimal(value)} />,
  })
  return (
    <Card title={t('rewards.title')} aside={<ModeBadge mode="real" />}>
      <CostList
        rows={[
          count('paid', t('rewards.paid'), summary.rewarded),
          count('pending', t('rewards.pending'), summary.pending),
        ]}
        total={{
          label: t('rewards.total'),
          value: <Figure value={formatMoney(summary.totalReward)} unit="USD" />,
        }}
      />
    </Card>
  )
}

const rules = ['each', 'condition', 'cap', 'level', 'volume', 'paid'] as const

/** Amount, conditions and cap of the rewards, and what they never depend on; and what the invited people are told. */
function RulesCard({ summary }: { summary: InviteSummary }) {
  const { t } = useTranslation(['invite', 'auth'])
  const { reward, minimumDeposit: minimum, capPerYear } = summary.rules
  const figures = { reward, minimum, cap: formatDecimal(capPerYear) }
  return (
    <>
      <Card title={t('rules.title')}>
        <ul className="grid list-disc gap-1.5 ps-5 text-13">
          {rules.map((rule) => (
            <li key={rule}>{t(`rules.${rule}`, figures)}</li>
          ))}
        </ul>
      </Card>
      <Card title={t('seen.title')}>
        <p className="rounded-2 bg-surface-sunken p-3 text-13 inset-ring inset-ring-line">
          {t('auth:register.invited', figures)}
        </p>
        <p className="text-12 text-muted">{t('seen.note')}</p>
      </Card>
    </>
  )
}

/** The three steps to a reward, with how many friends came to each. */
function StepsCard({ summary }: { summary: InviteSummary }) {
  const { t } = useTranslation('invite')
  const { minimumDeposit: minimum } = summary.rules
  const steps = [
    { key: 'register', count: summary.invited },
    { key: 'fund', count: summary.funded },
    { key: 'trade', count: summary.traded },
  ] as const
  return (
    <Card title={t('steps.title')}>
      <ol className="grid gap-4 on-desktop:md:grid-cols-3 on-desktop:md:divide-x on-desktop:md:divide-line">
        {steps.map(({ key, count }, at) => (
          <li key={key} className="flex gap-3 on-desktop:md:not-first:ps-4">
            <span
              aria-hidden="true"
              className="num grid size-7 flex-none place-items-center rounded-full bg-accent-soft font-strong text-accent"
            >
              {formatDecimal(at + 1)}
            </span>
            <div className="grid min-w-0 flex-1 content-start gap-0.5 on-desktop:md:pe-4">
              <b>{t(`steps.${key}.title`)}</b>
              <p className="text-13 text-muted">{t(`steps.${key}.body`, { minimum })}</p>
              <p className="text-13">{t(`steps.${key}.count`, { number: formatDecimal(count) })}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}
