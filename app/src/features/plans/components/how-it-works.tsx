import { useTranslation } from 'react-i18next'
import { Card } from '#ui/layout/card.tsx'

const steps = ['value', 'payment', 'maturity', 'earlyClose'] as const

/** Stands where the order will be, until a plan is chosen. */
export function HowItWorks() {
  const { t } = useTranslation(['plans', 'money'])
  return (
    <Card title={t('how.title')}>
      <p className="text-13 text-muted">{t('how.body')}</p>
      <ol className="grid gap-2 text-13">
        {steps.map((step, at) => (
          <li key={step} className="flex gap-3">
            <b className="num w-4 flex-none text-muted">{at + 1}</b>
            <span>{t(`how.${step}`)}</span>
          </li>
        ))}
      </ol>
      <p className="text-12 text-muted">{t('money:risk.plan')}</p>
    </Card>
  )
}
