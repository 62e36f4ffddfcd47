import { FileText } from 'lucide-react'
import { Link } from 'react-router-dom'
import { type ContentItem, contentLink } from '#core/content/content.ts'

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
