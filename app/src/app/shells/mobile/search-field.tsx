import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { openSearch } from '#features/search/model/search-panel.ts'

/** The field of the search in the bar; it shows where the user is, as the address field of a browser does. */
export function SearchField({ title }: { title: string }) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={openSearch}
      className="group flex min-h-11 min-w-0 flex-1 items-center"
    >
      <span className="flex min-h-9 min-w-0 flex-1 items-center gap-1 rounded-2 bg-surface-sunken px-1.5 group-hover:inset-ring group-hover:inset-ring-line">
        <Search className="size-4 flex-none text-muted" aria-hidden="true" />
        <span className="sr-only">{t('nav.search')}: </span>
        <span className="min-w-0 truncate text-16 font-strong max-[26rem]:text-14">{title}</span>
      </span>
    </button>
  )
}
