import { useTranslation } from 'react-i18next'
import { operator } from '#config/operator.ts'
import type { LayerProps } from '#ui/overlay/lazy-layer.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { LocalSupport } from './local-support.tsx'
import { OperatorSupport } from './operator-support.tsx'

/** Support: the ways to the operator's, or the local panel of the sandbox. */
export function SupportPanel({ open, onClose }: LayerProps) {
  const { t } = useTranslation()
  return (
    <Sheet open={open} onClose={onClose} title={t('support.title')}>
      {operator ? <OperatorSupport operator={operator} /> : <LocalSupport />}
    </Sheet>
  )
}
