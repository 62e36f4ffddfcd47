import { FlaskConical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isSandbox } from '#config/env.ts'
import { operator } from '#config/operator.ts'
import { OperatorFacts } from '#core/operator/operator-facts.tsx'
import { ContentPage, companyTexts } from './content-page.tsx'
import { ContentSections } from './content-sections.tsx'

/** `/company-intro`, who runs the platform: about us, profile, register entries, partners, how to complain, contact. */
export function CompanyPage() {
  const { t } = useTranslation(['content', 'common'])
  return (
    <ContentPage title={t('common:page.companyIntro')} subtitle={t('company.subtitle')} on="company">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 print:block">
        {isSandbox ? (
          <section className="card flex gap-4 p-4 md:col-span-full" aria-label={t('company.sandbox')}>
            <FlaskConical className="size-5 flex-none" aria-hidden="true" />
            <div className="min-w-0">
              <h2>{t('company.sandbox')}</h2>
              <p className="max-w-[72ch]">{t('company.sandboxBody')}</p>
            </div>
          </section>
        ) : null}
        {operator ? (
          <section className="card p-4 md:col-span-full">
            <OperatorFacts operator={operator} />
          </section>
        ) : null}
        <ContentSections select={companyTexts} />
      </div>
    </ContentPage>
  )
}
