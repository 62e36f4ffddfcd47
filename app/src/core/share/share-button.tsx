import { Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type Shared, shareOrCopy } from '#lib/share/share-or-copy.ts'
import { toast } from '#ui/feedback/toast.ts'
import { Button, type ButtonProps } from '#ui/form/button.tsx'

export interface ShareButtonProps
  extends Pick<ButtonProps, 'variant' | 'size' | 'wraps' | 'className' | 'children'> {
  shared: Shared
}

/** Hands something on by the share sheet of the device, and by the clipboard where there is none. */
export function ShareButton({ shared, children, ...look }: ShareButtonProps) {
  const { t } = useTranslation(['common', 'errors'])
  const handleShare = async () => {
    const end = await shareOrCopy(shared)
    if (end === 'copied') toast(t('errors:copied'))
    if (end === 'failed') toast(t('errors:copyFailed'), { tone: 'alert' })
  }
  return (
    <Button {...look} icon={<Share2 className="size-4" aria-hidden="true" />} onClick={handleShare}>
      {children ?? t('action.share')}
    </Button>
  )
}
