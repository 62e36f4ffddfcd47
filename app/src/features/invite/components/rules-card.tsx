import { useTranslation } from 'react-i18next'
import { formatDecimal } from '#lib/i18n/format-decimal.ts'
import { Card } from '#ui/layout/card.tsx'
import type { InviteSummary } from '../model/invite.ts'
import { inviteFigures } from '../model/invite-figures.ts'

const rules = ['each', 'condition', 'cap', 'level', 'volume', 'paid'] as const

/** Amount, conditions and cap of the rewards, and what they never depend on; and what the invited people are told. */
export function RulesCard({ summary }: { summary: InviteSummary }) {
  const { t } = useTranslation(['invite', 'auth'])
  const figures = { ...inviteFigures(summary.rules), cap: formatDecimal(summary.rules.capPerYear) }
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
