import { Link } from 'react-router-dom'
import type { ContentItem } from '../../../core/api/content.ts'
import { contentLink } from '../../../core/api/content-link.ts'
import { footerLinkClass } from './footer-group.tsx'

/** Links to texts of the operator; of those that one page shows together, the first leads there. */
export function FooterTexts({ items }: { items: readonly ContentItem[] }) {
  const links = items.map((item) => ({ item, href: contentLink(item) }))
  return links
    .filter(({ href }, at) => links.findIndex((other) => other.href === href) === at)
    .map(({ item, href }) => (
      <li key={item.id}>
        <Link to={href} className={footerLinkClass}>
          {item.title}
        </Link>
      </li>
    ))
}
