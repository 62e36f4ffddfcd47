import { useTranslation } from 'react-i18next'
import type { ContentItem } from '#core/api/content.ts'
import { useContent } from '#core/api/use-content.ts'
import { FormattedText } from '#ui/data/formatted-text.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { HelpLinks } from './help-links.tsx'

/** The text of the best answer with its address, then the others; or that there is none. */
export function FoundAnswer({ found }: { found: readonly ContentItem[] }) {
  const { t } = useTranslation(['common', 'help'])
  const [best] = found
  const content = useContent(best?.id ?? '')
  if (best === undefined) return <p>{t('support.none')}</p>
  return (
    <div className="grid gap-2">
      <p>{t('support.reply')}</p>
      {content.data ? (
        <FormattedText text={content.data.body} title={best.title} headingLevel={4} />
      ) : content.isError ? null : (
        <Skeleton lines={3} label={t('help:text.loading')} />
      )}
      <HelpLinks items={found} />
    </div>
  )
}
