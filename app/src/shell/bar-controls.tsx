import { clsx } from 'clsx'
import { ChevronDown, Globe, MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ModeSwitchDialog } from '#core/account-mode/lazy-mode-switch-dialog.ts'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import { supportChat } from '#features/support-chat/support-chat.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import { LanguageDialog } from '#ui/overlay/lazy-language-dialog.ts'

/** The account mode in the top bar, and the way to switch it. */
export function ModeControl({ compact = false }: { compact?: boolean }) {
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
        className={
          compact
            ? 'grid min-h-11 min-w-11 flex-none place-items-center'
            : clsx(
                'inline-flex h-8 flex-none items-center gap-1.5 rounded-2 px-3 text-12 font-bold tracking-[0.06em]',
                mode === 'demo'
                  ? 'hatch-demo text-demo outline-1 -outline-offset-1 outline-demo outline-dashed focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus focus-visible:outline-solid'
                  : 'bg-real text-on-real',
              )
        }
      >
        {compact ? (
          <ModeBadge mode={mode} />
        ) : (
          <>
            {t(`mode.${mode}.word`)}
            <ChevronDown className="size-4" aria-hidden="true" />
          </>
        )}
      </button>
      <ModeSwitchDialog
        open={asking}
        target={mode === 'demo' ? 'real' : 'demo'}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

/** The language button of the top bar: all ten on desktop, a short list first on phones. */
export function LanguageControl({ compact = false }: { compact?: boolean }) {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={t('language.current', { name: language.name })}
        aria-haspopup="dialog"
        icon={<Globe className="size-5" aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      <LanguageDialog open={open} onClose={() => setOpen(false)} compact={compact} />
    </>
  )
}

/** Opens online support from every page. */
export function SupportControl() {
  const { t } = useTranslation()
  return (
    <IconButton
      label={t('support.title')}
      aria-haspopup="dialog"
      icon={<MessageSquareText className="size-5" aria-hidden="true" />}
      onClick={() => supportChat.open()}
    />
  )
}
