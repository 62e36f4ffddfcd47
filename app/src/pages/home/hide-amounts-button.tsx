import { Eye, EyeOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { localStore } from '#lib/storage/storage.ts'
import { createStore, useStore } from '#lib/store/create-store.ts'
import { IconButton } from '#ui/form/icon-button.tsx'

/** Whether this device hides the user's amounts at home, where others may look on. */
export const amountsHiddenStore = createStore(localStore.get('swx.amountsHidden') === '1')

/** Hides the amounts, or shows them again, and keeps it on this device. */
function hideAmounts(isHidden: boolean): void {
  if (isHidden) localStore.set('swx.amountsHidden', '1')
  else localStore.remove('swx.amountsHidden')
  amountsHiddenStore.set(isHidden)
}

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
