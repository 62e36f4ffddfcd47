import { Eye, EyeOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { amountsHiddenStore, hideAmounts } from '#core/session/amounts-hidden-store.ts'
import { useStore } from '#lib/store/create-store.ts'
import { IconButton } from '#ui/form/icon-button.tsx'

/** The eye that hides the amounts at home. */
export function HideAmountsButton() {
  const { t } = useTranslation()
  const isHidden = useStore(amountsHiddenStore)
  const Icon = isHidden ? EyeOff : Eye
  return (
    <IconButton
      label={t('amounts.hide')}
      aria-pressed={isHidden}
      icon={<Icon className="size-5" aria-hidden="true" />}
      onClick={() => hideAmounts(!isHidden)}
      className="size-11"
    />
  )
}
