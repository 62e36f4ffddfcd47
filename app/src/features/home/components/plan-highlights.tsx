import { useTranslation } from 'react-i18next'
import { formatRate } from '../../../core/format/format-rate.ts'
import { readDecimal } from '../../../core/parameters/read-fields.ts'
import { useParameter } from '../../../core/parameters/use-parameter.ts'
import { RichText } from '../../../lib/i18n/rich-text.tsx'

const parsePenalty = (value: unknown) => Number(readDecimal(value, 'smart.earlyExitPenaltyRate'))

/** How plans work, the cost of leaving them included. */
export function PlanHighlights() {
  const { t } = useTranslation('home')
  const penalty = useParameter('smart.earlyExitPenaltyRate', parsePenalty)
  return (
    <section className="grid gap-3">
      <h2>{t('plans.title')}</h2>
      <ul className="grid gap-4 lg:grid-cols-3">
        <li className="card p-4">
          <h3>{t('plans.daily')}</h3>
          <p className="text-13 text-muted">{t('plans.dailyBody')}</p>
        </li>
        <li className="card p-4">
          <h3>{t('plans.maturity')}</h3>
          <p className="text-13 text-muted">{t('plans.maturityBody')}</p>
        </li>
        <li className="card p-4">
          <h3>{t('plans.exit')}</h3>
          <p className="text-13 text-muted">
            {penalty.data === undefined ? (
              t('plans.exitBodyPlain')
            ) : (
              <RichText
                text={t('plans.exitBody', { penalty: formatRate(penalty.data) })}
                parts={[<bdi key="figure" dir="ltr" className="num" />]}
              />
            )}
          </p>
        </li>
      </ul>
      <p className="text-12 text-muted">{t('plans.risk')}</p>
    </section>
  )
}
