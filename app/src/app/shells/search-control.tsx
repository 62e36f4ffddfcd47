import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { openSearch } from '#features/search/model/search-panel.ts'

/** The field of the search in the bar: opens it over the page. */
export function SearchControl() {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      aria-label={t('nav.search')}
      title={t('nav.search')}
      onClick={openSearch}
      className="inline-flex min-h-(--control) min-w-(--control) items-center justify-center gap-2 rounded-2 text-muted hover:bg-surface-sunken xl:border xl:border-line xl:px-3"
    >
      <Search className="size-5 flex-none text-text xl:size-4" aria-hidden="true" />
      <span className="hidden text-13 xl:inline">{t('nav.search')}</span>
      <kbd className="hidden rounded-1 border border-line px-1.5 text-12 xl:inline">/</kbd>
    </button>
  )
}
