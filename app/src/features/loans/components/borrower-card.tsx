import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSupport } from '#core/errors/support-context.ts'
import { formatDate } from '#core/format/format-time.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { LoanQuote } from '../api/use-loans.ts'

/** Who borrows, by the identity check: to look at, not to type again. */
export function BorrowerCard({ borrower }: { borrower: NonNullable<LoanQuote['borrower']> }) {
  const { t } = useTranslation(['loans', 'identity'])
  const { language } = useLanguage()
  const openSupport = useSupport()
  const country = new Intl.DisplayNames([language.tag], { type: 'region' }).of(borrower.country)
  const rows: readonly (readonly [string, ReactNode])[] = [
    [t('borrower.name'), borrower.name],
    [t('identity:details.birthdate'), formatDate(borrower.birthdate, language.tag)],
    [t('identity:details.country'), country],
    [t('identity:details.address'), borrower.address],
    [
      t('identity:details.phone'),
      <bdi key="phone" dir="ltr">
        {borrower.phone}
      </bdi>,
    ],
    [t('borrower.document'), t(`identity:document.${borrower.docType}`)],
  ]
  return (
    <Card
      title={t('borrower.title')}
      aside={
        <Badge tone="info" icon={<ShieldCheck aria-hidden="true" />}>
          {t('borrower.verified', { date: borrower.verifiedAt })}
        </Badge>
      }
    >
      <dl className="grid gap-x-4 gap-y-3 text-13 sm:grid-cols-2 md:grid-cols-3">
        {rows.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-12 text-muted">{label}</dt>
            <dd className="wrap-anywhere">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-12 text-muted">{t('borrower.copied')}</p>
      {openSupport ? (
        <div>
          <Button size="sm" wraps onClick={openSupport}>
            {t('borrower.wrong')}
          </Button>
        </div>
      ) : null}
    </Card>
  )
}
