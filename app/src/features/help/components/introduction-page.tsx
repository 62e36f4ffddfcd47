import { useTranslation } from 'react-i18next'
import { Card } from '#ui/layout/card.tsx'
import { Stack } from '#ui/layout/page.tsx'
import { ContentPage, productTexts } from './content-page.tsx'
import { ContentSections } from './content-sections.tsx'
import {
  LoanExample,
  OptionExample,
  PlanExample,
  PositionExample,
  WithdrawalExample,
} from './product-examples.tsx'

/** `/introduction`, how the products work, what they cost and what can be lost, with examples in figures. */
export function IntroductionPage() {
  const { t } = useTranslation(['content', 'common'])
  const title = t('common:page.introduction')
  return (
    <ContentPage title={title} subtitle={t('introduction.subtitle')} on="text">
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
