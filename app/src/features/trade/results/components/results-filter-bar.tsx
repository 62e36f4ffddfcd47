import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#core/format/format-time.ts'
import { Button } from '#ui/form/button.tsx'
import { isFiltered } from '../model/results-filter.ts'
import type { ResultsProps } from './trading-results.tsx'

/** Says which of the closed positions are listed, and leads back to all of them. */
export function ResultsFilterBar({ filter, onFilter, count }: ResultsProps & { count: number | undefined }) {
  const { t, i18n } = useTranslation('orders')
  if (!isFiltered(filter)) return null
  const { outcome, code, day } = filter
  const what = [
    outcome === undefined ? undefined : t(`results.only.${outcome}`),
    code,
    day === undefined ? undefined : t('results.only.day', { day: formatDate(day, i18n.language) }),
  ]
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line px-4 py-2">
      <p role="status" className="text-13">
        <bdi className="font-strong">{what.filter(Boolean).join(' · ')}</bdi>
        {count === undefined ? null : <span className="text-muted"> · {t('results.shown', { count })}</span>}
      </p>
      <Button size="sm" icon={<X className="size-4" aria-hidden="true" />} onClick={() => onFilter({})}>
        {t('results.showAll')}
      </Button>
    </div>
  )
}
