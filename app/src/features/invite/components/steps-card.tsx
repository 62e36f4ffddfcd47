import { useTranslation } from 'react-i18next'
import { formatDecimal } from '#lib/i18n/format-decimal.ts'
import { Card } from '#ui/layout/card.tsx'
import type { InviteSummary } from '../model/invite.ts'
import { inviteFigures } from '../model/invite-figures.ts'

/** The three steps to a reward, with how many friends came to each. */
export function StepsCard({ summary }: { summary: InviteSummary }) {
  const { t } = useTranslation('invite')
  const { minimum } = inviteFigures(summary.rules)
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
            <div className="grid content-start gap-0.5 on-desktop:md:pe-4">
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
