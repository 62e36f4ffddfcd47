import { Keyboard } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/form/button.tsx'

/** Opens the list of keys, where there is a keyboard. */
export function KeysButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('orders')
  return (
    <div className="on-mobile:hidden">
      <Button
        size="sm"
        variant="text"
        icon={<Keyboard className="size-4" aria-hidden="true" />}
        onClick={onClick}
      >
        {t('keys.title')}
      </Button>
    </div>
  )
}
