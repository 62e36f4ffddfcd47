import type { ContentItem } from '#core/api/content.ts'
import { contentLink } from '#core/api/content-link.ts'
import { PanelLink } from './panel-link.tsx'

/** Questions with the way to their answers. */
export function HelpLinks({ items }: { items: readonly ContentItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <PanelLink to={contentLink(item)}>{item.title}</PanelLink>
        </li>
      ))}
    </ul>
  )
}
