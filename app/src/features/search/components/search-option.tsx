import {
  ChartCandlestick,
  CircleHelp,
  FileText,
  type LucideIcon,
  ReceiptText,
  Settings2,
  Zap,
} from 'lucide-react'
import { type MouseEvent, memo } from 'react'
import { Link } from 'react-router-dom'
import { Figure } from '#ui/figure/figure.tsx'
import type { SearchGroup, SearchItem } from '../model/search-item.ts'
import { InstrumentQuote } from './instrument-quote.tsx'
import { MarkedText } from './marked-text.tsx'

const icons: Readonly<Record<SearchGroup, LucideIcon>> = {
  instruments: ChartCandlestick,
  own: ReceiptText,
  actions: Zap,
  settings: Settings2,
  help: CircleHelp,
  pages: FileText,
}

export interface SearchOptionProps {
  item: SearchItem
  search: string
  isChosen: boolean
  onOpen: (item: SearchItem) => void
}

/**
 * One result: a link, so that it opens in another tab as well, or a button where no page is opened; the keys choose it
 * from the field.
 */
export const SearchOption = memo(function SearchOption({
  item,
  search,
  isChosen,
  onOpen,
}: SearchOptionProps) {
  const Icon = icons[item.group]
  const handleClick = (event: MouseEvent) => {
    if (!event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey) onOpen(item)
  }
  const shared = {
    id: item.id,
    role: 'option',
    'aria-selected': isChosen,
    tabIndex: -1,
    onClick: handleClick,
    className: 'search-option',
  }
  const content = (
    <>
      <Icon className="size-5 flex-none text-muted" aria-hidden="true" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-strong">
          <MarkedText text={item.title} search={search} />
        </span>
        {item.detail === '' ? null : (
          <span className="block truncate text-12 text-muted">
            <MarkedText text={item.detail} search={search} />
          </span>
        )}
      </span>
      {item.instrument ? <InstrumentQuote instrument={item.instrument} /> : null}
      {item.amount === undefined ? null : <Figure className="flex-none text-13" value={item.amount} />}
    </>
  )
  return item.href === undefined ? (
    <button type="button" {...shared}>
      {content}
    </button>
  ) : (
    <Link to={item.href} {...shared}>
      {content}
    </Link>
  )
})
