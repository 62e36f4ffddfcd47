import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isolateFigure } from '#core/format/figures.ts'
import { Button } from '#ui/form/button.tsx'
import { lazyLayer } from '#ui/overlay/lazy-layer.tsx'
import { useOpenPositions } from '../api/use-open-positions.ts'

/** Fetched when it is first opened. */
const CloseAllDialog = lazyLayer(async () => (await import('./close-all-dialog.tsx')).CloseAllDialog)

interface CloseAllButtonProps {
  /** Only those of an instrument. */
  code?: string | undefined
}

/** Closes all open positions, or those of an instrument, after one review. Nothing where one or none is open. */
export function CloseAllButton({ code }: CloseAllButtonProps) {
  const { t } = useTranslation('orders')
  const [isOpen, setIsOpen] = useState(false)
  const rows = useOpenPositions().data?.rows ?? []
  const positions = code === undefined ? rows : rows.filter((row) => row.code === code)
  if (positions.length < 2 && !isOpen) return null
  return (
    <>
      <Button size="sm" className="on-mobile:min-h-11" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {code === undefined
          ? t('position.closeAll')
          : t('position.closeAllOf', { code: isolateFigure(code) })}
      </Button>
      <CloseAllDialog open={isOpen} onClose={() => setIsOpen(false)} positions={positions} />
    </>
  )
}
