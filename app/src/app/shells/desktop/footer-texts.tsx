import { Link } from 'react-router-dom'
import type { ContentItem } from '#core/api/content.ts'
import { contentLink } from '#core/api/content-link.ts'
import { footerLinkClass } from './footer-group.tsx'

export interface FooterTextsProps {
  /** Not there yet while the list loads. */
  items: readonly ContentItem[] | undefined
  /** About how many there will be: they hold the place, so that nothing below moves. */
  expected: number
}

/** Links to texts of the operator; of those that one page shows together, the first leads there. */
export function FooterTexts({ items, expected }: FooterTextsProps) {
  if (items === undefined)
    return Array.from({ length: expected }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
      <li key={line} aria-hidden="true" className="flex min-h-6 items-center">
        <span className="skeleton block h-3 w-28" />
      </li>
    ))
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
