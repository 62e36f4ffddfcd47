import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Content } from '#core/content/content.ts'
import { useContent } from '#core/content/use-contents.ts'
import { ErrorState } from '#core/errors/error-state.tsx'
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
  const content = useContent(id)
  if (content.data === undefined && content.isError)
    return <ErrorState error={content.error} title={t('text.failed')} onRetry={content.refetch} />
  if (content.data === undefined) return <Skeleton lines={3} label={t('text.loading')} />
  return (
    <>
      {content.data.body.trim() === '' ? (
        <p className="text-muted">{t('text.empty')}</p>
      ) : (
        <FormattedText text={content.data.body} title={content.data.title} headingLevel={headingLevel} />
      )}
      {children?.(content.data)}
    </>
  )
}
