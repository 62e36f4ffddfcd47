import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ModeSwitchDialog } from './lazy-mode-switch-dialog.ts'
import { useMode } from './use-mode.ts'

/** The account mode, and the way to switch it: in the top bar of the desktop, beside what it decides on phones. */
export function ModeControl({ className }: { className?: string }) {
  const { t } = useTranslation()
  const { mode } = useMode()
  const [asking, setAsking] = useState(false)

  return (
    <>
      <button
        type="button"
        aria-label={t('mode.switcher', { mode: t(`mode.${mode}.word`) })}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
        className={clsx(
          'group inline-flex flex-none items-center justify-center on-mobile:min-h-11 on-mobile:min-w-11 focus-visible:outline-none',
          className,
        )}
      >
        <span
          className={clsx(
            'inline-flex min-h-8 items-center gap-1.5 rounded-2 px-3 text-[min(0.75rem,15px)] leading-[1.7] font-bold tracking-[0.06em] on-mobile:min-h-7 on-mobile:gap-1 on-mobile:px-2 group-focus-visible:outline-2 group-focus-visible:outline-offset-2 group-focus-visible:outline-focus group-focus-visible:outline-solid',
            mode === 'demo'
              ? 'hatch-demo text-demo outline-1 -outline-offset-1 outline-demo outline-dashed'
              : 'bg-real text-on-real',
          )}
        >
          {t(`mode.${mode}.word`)}
          <ChevronDown className="size-4" aria-hidden="true" />
        </span>
      </button>
      <ModeSwitchDialog
        open={asking}
        target={mode === 'demo' ? 'real' : 'demo'}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
