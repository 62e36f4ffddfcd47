import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/layout/card.tsx'
import { PageHeading } from '../../../ui/layout/page-heading.tsx'
import { productTexts } from '../model/page-topics.ts'
import { ContentSections } from './content-sections.tsx'
import { DocumentsCard } from './documents-card.tsx'
import { LoanExample } from './loan-example.tsx'
import { OptionExample } from './option-example.tsx'
import { PlanExample } from './plan-example.tsx'
import { PositionExample } from './position-example.tsx'
import { WithdrawalExample } from './withdrawal-example.tsx'

/** Props of {@link IntroductionPage}. */
export interface IntroductionPageProps {
  title: string
  /** Beside the texts. */
  aside: ReactNode
}

/** How the products work, what they cost and what can be lost, with examples in figures. */
export function IntroductionPage({ title, aside }: IntroductionPageProps) {
  const { t } = useTranslation('content')
  return (
    <div className="page-frame grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHeading title={title} subtitle={t('introduction.subtitle')} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_360px] print:block">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 md:[&>:first-child]:col-span-full print:block">
            <ContentSections select={productTexts} />
          </div>
          <Card title={t('examples.title')} subtitle={t('examples.note')}>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
              <PlanExample />
              <PositionExample />
              <OptionExample />
              <LoanExample />
              <WithdrawalExample />
            </div>
          </Card>
        </div>
        <aside className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-label={t('documents')}>
          {aside}
          <DocumentsCard />
        </aside>
      </div>
    </div>
  )
}
