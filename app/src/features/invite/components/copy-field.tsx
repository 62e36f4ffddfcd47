import { clsx } from 'clsx'
import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { toast } from '#ui/feedback/toast.ts'
import { Button } from '#ui/form/button.tsx'

export interface CopyFieldProps {
  label: string
  /** Says on the button what is copied. */
  copyLabel: string
  value: string
  /** A code to read out, set larger. */
  isCode?: boolean
}

/** A value to pass on, with a button that copies it. */
export function CopyField({ label, copyLabel, value, isCode = false }: CopyFieldProps) {
  const { t } = useTranslation(['invite', 'errors'])
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      toast(t('errors:copied'))
    } catch {
      toast(t('errors:copyFailed'), { tone: 'alert' })
    }
  }
  return (
    <div className="grid min-w-0 gap-1.5">
      <span className="text-13 font-strong">{label}</span>
      <div className="flex min-h-(--control) items-center gap-2 rounded-2 border border-line-strong ps-3">
        <bdi
          dir="ltr"
          className={clsx(
            'min-w-0 flex-1 select-all',
            isCode ? 'num text-18 font-strong tracking-wider' : 'py-1 break-all',
          )}
        >
          {value}
        </bdi>
        <Button
          size="sm"
          variant="text"
          aria-label={copyLabel}
          icon={<Copy className="size-4" aria-hidden="true" />}
          onClick={handleCopy}
        >
          {t('copy')}
        </Button>
      </div>
    </div>
  )
}
