import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryView } from '#core/api/query-view.tsx'
import type { Content } from '#core/content/content.ts'
import { useContent } from '#core/content/use-contents.ts'
import { FormattedText } from '#ui/data/formatted-text.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'

export interface ContentBodyProps {
  id: string
  /** Of the text's topmost headings. */
  headingLevel: 3 | 4
  /** Under the text, once it is there. */
  children?: (content: Content) => ReactNode
}

/** The text of a question or an announcement that the user opened. */
export function ContentBody({ id, headingLevel, children }: ContentBodyProps) {
  const { t } = useTranslation('help')
  return (
    <QueryView
      query={useContent(id)}
      skeleton={<Skeleton lines={3} label={t('text.loading')} />}
      failed={t('text.failed')}
    >
      {(content) => (
        <>
          {content.body.trim() === '' ? (
            <p className="text-muted">{t('text.empty')}</p>
          ) : (
            <FormattedText text={content.body} title={content.title} headingLevel={headingLevel} />
          )}
          {children?.(content)}
        </>
      )}
    </QueryView>
  )
}
