import { Link2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router-dom'
import { toast } from '#ui/feedback/toast.ts'
import { Button } from '#ui/form/button.tsx'

/** Copies the address of a question or an announcement. */
export function CopyLinkButton({ to }: { to: string }) {
  const { t } = useTranslation(['help', 'errors'])
  const href = useHref(to)
  const handleCopy = () =>
    navigator.clipboard.writeText(new URL(href, window.location.origin).href).then(
      () => toast(t('errors:copied')),
      () => toast(t('errors:copyFailed'), { tone: 'alert' }),
    )
  return (
    <Button
      size="sm"
      variant="text"
      className="-ms-3 print:hidden"
      icon={<Link2 className="size-4" aria-hidden="true" />}
      onClick={() => void handleCopy()}
    >
      {t('copyLink')}
    </Button>
  )
}
