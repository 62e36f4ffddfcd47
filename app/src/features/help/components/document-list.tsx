import { FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type ContentItem, contentLink, contentsOf } from '#core/content/content.ts'
import { useContents } from '#core/content/use-contents.ts'
import { Card } from '#ui/layout/card.tsx'

/** Links to texts of the operator, one below the other. */
export function DocumentList({ items }: { items: readonly ContentItem[] }) {
  return (
    <ul className="grid">
      {items.map((item) => (
        <li key={item.id}>
          <Link
            to={contentLink(item)}
            className="inline-flex min-h-11 items-center gap-2 text-13 text-accent on-desktop:min-h-8"
          >
            <FileText className="size-4 flex-none" aria-hidden="true" />
            {item.title}
          </Link>
        </li>
      ))}
    </ul>
  )
}

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
