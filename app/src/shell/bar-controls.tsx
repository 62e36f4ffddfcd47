import { Globe, MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { supportChat } from '#features/support-chat/support-chat.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import { LanguageDialog } from '#ui/overlay/lazy-language-dialog.ts'

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
