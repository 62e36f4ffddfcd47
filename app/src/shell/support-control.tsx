import { MessageSquareText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { supportChat } from '#features/support-chat/support-chat.ts'
import { IconButton } from '#ui/form/icon-button.tsx'

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
