import { BellRing, Pencil, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFreshRow } from '#ui/data/fresh-row.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'

export interface AlertItemProps {
  id: string
  code: string
  /** The page of the instrument. */
  to: string
  /** What it waits for, in words. */
  condition: string
  /** When and at which price it was last reached, in words. */
  reached?: string | undefined
  /** Called when the user goes to the instrument. */
  onLeave: () => void
  /** Labels of the buttons. */
  labels: { readonly remove: string; readonly change?: string }
  onChange?: (() => void) | undefined
  onRemove: () => void
  isBusy?: boolean | undefined
}

/** One alert of a list, with the ways to its instrument, to change it and to delete it. */
export function AlertItem({
  id,
  code,
  to,
  condition,
  reached,
  onLeave,
  labels,
  onChange,
  onRemove,
  isBusy,
}: AlertItemProps) {
  const fresh = useFreshRow<HTMLLIElement>(id)
  return (
    <li {...fresh} className="flex items-center gap-1 py-1 ps-3">
      <div className="min-w-0 flex-1">
        <Link to={to} onClick={onLeave} className="font-strong">
          <bdi>{code}</bdi>
        </Link>
        <p className="text-13 text-muted">{condition}</p>
        {reached === undefined ? null : (
          <Badge tone="info" icon={<BellRing aria-hidden="true" />} className="mt-1">
            {reached}
          </Badge>
        )}
      </div>
      {onChange && labels.change ? (
        <IconButton
          label={labels.change}
          icon={<Pencil className="size-4.5" aria-hidden="true" />}
          onClick={onChange}
        />
      ) : null}
      <IconButton
        label={labels.remove}
        icon={<X className="size-5" aria-hidden="true" />}
        disabled={isBusy}
        onClick={onRemove}
      />
    </li>
  )
}

/** A list of alerts. */
export function AlertList({ children }: { children: ReactNode }) {
  const { t } = useTranslation('alerts')
  return (
    <ul aria-label={t('list.label')} className="divide-y divide-line border-y border-line">
      {children}
    </ul>
  )
}
