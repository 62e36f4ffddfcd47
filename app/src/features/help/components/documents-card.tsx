import { useTranslation } from 'react-i18next'
import { contentsOf } from '#core/content/content.ts'
import { useContents } from '#core/content/use-contents.ts'
import { Card } from '#ui/layout/card.tsx'
import { DocumentList } from './document-list.tsx'

/** Policies and statements, beside a text; nothing while there are none. */
export function DocumentsCard({ without }: { without?: string | undefined }) {
  const { t } = useTranslation('content')
  const { data: items = [] } = useContents()
  const documents = [...contentsOf(items, 'policy'), ...contentsOf(items, 'footer')].filter(
    ({ id }) => id !== without,
  )
  if (documents.length === 0) return null
  return (
    <Card title={t('documents')} className="print:hidden">
      <DocumentList items={documents} />
    </Card>
  )
}
