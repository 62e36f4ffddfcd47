import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '#ui/layout/card.tsx'
import { Stack } from '#ui/layout/page.tsx'
import { ContentPage, productTexts } from './content-page.tsx'
import { ContentSections } from './content-sections.tsx'
import { PlanExample } from './plan-example.tsx'
import { LoanExample, OptionExample, PositionExample, WithdrawalExample } from './product-examples.tsx'

export interface IntroductionPageProps {
  title: string
  /** Beside the texts. */
  aside: ReactNode
}

/** How the products work, what they cost and what can be lost, with examples in figures. */
export function IntroductionPage({ title, aside }: IntroductionPageProps) {
  const { t } = useTranslation('content')
  return (
    <ContentPage title={title} subtitle={t('introduction.subtitle')} aside={aside}>
      <Stack>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 md:[&>:first-child]:col-span-full print:block">
          <ContentSections select={productTexts} pageTitle={title} />
        </div>
        <Card title={t('examples.title')} subtitle={t('examples.note')}>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 md:[&>:last-child:nth-child(odd)]:col-span-full">
            <PlanExample />
            <PositionExample />
            <OptionExample />
            <LoanExample />
            <WithdrawalExample />
          </div>
        </Card>
      </Stack>
    </ContentPage>
  )
}
