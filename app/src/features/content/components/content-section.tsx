import { useTranslation } from 'react-i18next'
import type { ContentItem } from '#core/api/content.ts'
import { useContent } from '#core/api/use-content.ts'
import { ErrorState } from '#core/errors/error-state.tsx'
import { FormattedText } from '#ui/data/formatted-text.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'

export interface ContentSectionProps {
  item: ContentItem
  /** What the page is called: a text of that title does not say it again. */
  pageTitle?: string | undefined
}

/** A text of the operator as a part of a page. */
export function ContentSection({ item, pageTitle }: ContentSectionProps) {
  const { t } = useTranslation('content')
  const content = useContent(item.id)
  return (
    <Card title={item.title === pageTitle ? undefined : item.title} aria-label={item.title} id={item.topic}>
      {content.data === undefined && content.isError ? (
        <ErrorState error={content.error} title={t('detail.failed')} onRetry={content.refetch} />
      ) : content.data === undefined ? (
        <Skeleton lines={4} label={t('detail.loading')} />
      ) : content.data.body.trim() === '' ? (
        <p className="text-muted">{t('detail.emptyBody')}</p>
      ) : (
        <FormattedText text={content.data.body} title={content.data.title} headingLevel={3} />
      )}
    </Card>
  )
}
