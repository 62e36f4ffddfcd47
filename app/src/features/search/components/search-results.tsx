import {
  ChartCandlestick,
  CircleHelp,
  FileText,
  type LucideIcon,
  ReceiptText,
  Settings2,
  Zap,
} from 'lucide-react'
import { Fragment, type MouseEvent, memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatPercent } from '#core/format/figures.ts'
import { FlashingPrice } from '#core/live-prices/flashing-price.tsx'
import { useLivePrice } from '#core/live-prices/use-live-price.ts'
import { matchedPart } from '#lib/search/matched-part.ts'
import { Figure } from '#ui/figure/figure.tsx'
import { PriceChange } from '#ui/figure/price-change.tsx'
import type { GroupResults } from '../model/search-index.ts'
import type { InstrumentItem, SearchGroup, SearchItem } from '../model/search-item.ts'

export interface SearchResultsProps {
  groups: readonly GroupResults[]
  search: string
  chosen: SearchItem | undefined
  onOpen: (item: SearchItem) => void
}

/** The results by group, inside the list that the field controls. */
export function SearchResults({ groups, search, chosen, onOpen }: SearchResultsProps) {
  const { t } = useTranslation('search')
  return groups.map(({ group, items }) => (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
    <div key={group} role="group" aria-labelledby={`search-${group}`}>
      <div id={`search-${group}`} className="px-3 pt-3 pb-1 text-12 text-muted">
        {t(`group.${group}`)}
      </div>
      {items.map((item) => (
        <SearchOption
          key={item.id}
          item={item}
          search={search}
          isChosen={item.id === chosen?.id}
          onOpen={onOpen}
        />
      ))}
    </div>
  ))
}

const icons: Readonly<Record<SearchGroup, LucideIcon>> = {
  instruments: ChartCandlestick,
  own: ReceiptText,
  actions: Zap,
  settings: Settings2,
  help: CircleHelp,
  pages: FileText,
}

interface SearchOptionProps {
  item: SearchItem
  search: string
  isChosen: boolean
  onOpen: (item: SearchItem) => void
}

/**
 * One result: a link, so that it opens in another tab as well, or a button where no page is opened; the keys choose it
 * from the field.
 */
const SearchOption = memo(function SearchOption({ item, search, isChosen, onOpen }: SearchOptionProps) {
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
        {item.details.length === 0 ? null : (
          <span className="block truncate text-12 text-muted">
            {item.details.map((detail, at) => (
              <Fragment key={detail}>
                {at === 0 ? null : ' · '}
                <MarkedText text={detail} search={search} />
              </Fragment>
            ))}
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

/** The live price of an instrument and its change, at the end of its result. */
function InstrumentQuote({ instrument }: { instrument: InstrumentItem }) {
  const live = useLivePrice(instrument.code)
  return (
    <span className="figure-end grid flex-none justify-items-end">
      <FlashingPrice
        className="font-strong"
        price={live?.price ?? instrument.price}
        decimals={instrument.priceDecimals}
        trend={live?.trend ?? 0}
      />
      <PriceChange ofPrice className="text-12" text={formatPercent(live?.changePercent ?? instrument.zdf)} />
    </span>
  )
}

/** A text in which the part that was searched for stands out. */
function MarkedText({ text, search }: { text: string; search: string }) {
  const parts = matchedPart(text, search)
  if (parts === undefined) return <bdi>{text}</bdi>
  const [before, matched, after] = parts
  return (
    <bdi>
      {before}
      <mark className="bg-transparent font-strong text-accent">{matched}</mark>
      {after}
    </bdi>
  )
}
