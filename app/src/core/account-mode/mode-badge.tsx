import type { OtherMember } from '@swx/sdk'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import type { AccountMode } from './mode-store.ts'

interface ModeBadgeProps {
  mode: AccountMode | OtherMember.text
  className?: string | undefined
}

/** The mode as a word with its own colour and edge: hatched and dashed for DEMO, solid for REAL. */
export function ModeBadge({ mode, className }: ModeBadgeProps) {
  const { t } = useTranslation()
  return (
    <span
      className={clsx(
        'inline-flex min-h-5 flex-none items-center rounded-1 px-[7px] text-11 leading-[1.7] font-bold tracking-[0.06em] whitespace-nowrap',
        mode === 'demo'
          ? 'hatch-demo text-demo outline-1 -outline-offset-1 outline-demo outline-dashed'
          : 'bg-real text-on-real',
        className,
      )}
    >
      {t(`mode.${mode}.word`)}
    </span>
  )
}
