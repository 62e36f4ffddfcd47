import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDecimal } from '#lib/i18n/format-decimal.ts'
import { Button } from '../form/button.tsx'
import './progress.css'

export interface ProgressProps {
  label: ReactNode
  /** From 0 to 1; left out while it is unknown. */
  done?: number | undefined
  onCancel?: (() => void) | undefined
}

/** How far a longer piece of work is, with its percentage and a way to stop it. */
export function Progress({ label, done, onCancel }: ProgressProps) {
  const { t } = useTranslation()
  const percent = done === undefined ? undefined : Math.round(Math.min(1, Math.max(0, done)) * 100)
  return (
    <div className="grid gap-1.5 text-13">
      <div className="flex items-center justify-between gap-3">
        <span>{label}</span>
        {percent === undefined ? null : (
          <bdi dir="ltr" className="num text-muted">
            {formatDecimal(percent, { percent: true })}
          </bdi>
        )}
      </div>
      <div className="flex items-center gap-3">
        <progress
          aria-label={typeof label === 'string' ? label : undefined}
          max={100}
          value={percent}
          className="progress flex-1"
        />
        {onCancel ? (
          <Button size="sm" onClick={onCancel}>
            {t('action.cancel')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
