import { useTranslation } from 'react-i18next'
import { useStore } from '#lib/store/create-store.ts'
import { Button } from '#ui/form/button.tsx'
import { guideStore, openGuide } from './guide-store.ts'

/** Brings the guided demo back after it was closed. */
export function GuideOpener() {
  const { t } = useTranslation('sandbox')
  const isOpen = useStore(guideStore)
  if (isOpen) return null
  const handleOpen = () => {
    openGuide()
    window.scrollTo(0, 0)
  }
  return (
    <Button wraps variant="text" className="justify-self-start" onClick={handleOpen}>
      {t('guide.open')}
    </Button>
  )
}
