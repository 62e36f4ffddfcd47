import { useTranslation } from 'react-i18next'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { formatMoney } from '#core/format/format-money.ts'
import { formatDecimal } from '#lib/i18n/format-decimal.ts'
import { CostList } from '#ui/data/cost-list.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { InviteSummary } from '../model/invite.ts'

/** What invitations brought so far, and who may still bring a reward. */
export function RewardsCard({ summary }: { summary: InviteSummary }) {
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
