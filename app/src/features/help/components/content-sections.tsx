import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { QueryView } from '#core/api/query-view.tsx'
import type { ContentItem } from '#core/content/content.ts'
import { useContent, useContents } from '#core/content/use-contents.ts'
import { FormattedText } from '#ui/data/formatted-text.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Card } from '#ui/layout/card.tsx'

export interface ContentSectionsProps {
  /** Which texts of the list, in their order. */
  select: (items: readonly ContentItem[]) => readonly ContentItem[]
  /** What the page is called: a text of that title does not say it again. */
  pageTitle?: string
}

/** Some texts of the operator in full, one below the other. */
export function ContentSections({ select, pageTitle }: ContentSectionsProps) {
  const { t } = useTranslation('content')
  return (
    <QueryView
      query={useContents()}
      card
      skeleton={<Skeleton lines={8} label={t('detail.loading')} />}
      failed={t('detail.failed')}
      isEmpty={(items) => select(items).length === 0}
      empty={
        <EmptyState
          title={t('detail.empty')}
          body={t('detail.emptyBody')}
          action={
            <LinkButton size="sm" to={paths.help.href()}>
              {t('detail.help')}
            </LinkButton>
          }
        />
      }
    >
      {(items) =>
        select(items).map((item) => <ContentSection key={item.id} item={item} pageTitle={pageTitle} />)
      }
    </QueryView>
  )
}

interface ContentSectionProps {
  item: ContentItem
  /** What the page is called: a text of that title does not say it again. */
  pageTitle?: string | undefined
}

/** A text of the operator as a part of a page. */
function ContentSection({ item, pageTitle }: ContentSectionProps) {
  const { t } = useTranslation('content')
  return (
    <Card title={item.title === pageTitle ? undefined : item.title} aria-label={item.title} id={item.topic}>
      <QueryView
        query={useContent(item.id)}
        skeleton={<Skeleton lines={4} label={t('detail.loading')} />}
        failed={t('detail.failed')}
        isEmpty={({ body }) => body.trim() === ''}
        empty={<p className="text-muted">{t('detail.emptyBody')}</p>}
      >
        {({ body, title }) => <FormattedText text={body} title={title} headingLevel={3} />}
      </QueryView>
    </Card>
  )
}
