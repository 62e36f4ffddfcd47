import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { InstrumentLayer } from '#features/trade/shared/components/instrument-layer.tsx'
import type { Position } from '#features/trade/shared/model/position.ts'
import { lazyLayer } from '#ui/overlay/lazy-layer.tsx'
import { CloseDialog } from './close-dialog.tsx'

/** Fetched when it is first opened: most who look at their positions change no stop. */
const ModifyDialog = lazyLayer(async () => (await import('./modify-dialog.tsx')).ModifyDialog)

/** What can be done with an open position. */
export type PositionTask = 'modify' | 'close'

interface PositionDialogsProps {
  position: Position
  /** It was closed while its dialog is open, which says so. */
  hasEnded: boolean
  /** What the user wants to do with it now. */
  task: PositionTask | undefined
  onClose: () => void
}

/** The dialogs of a position: one changes its stops, the other closes it. What is beside them does not wait for their texts. */
export function PositionDialogs({ position, hasEnded, task, onClose }: PositionDialogsProps) {
  const { t } = useTranslation('orders')
  const { orderNo, marketId, direction, lots, code } = position
  const name = { direction: t(`direction.${direction}`), lots, code }
  return (
    <Suspense fallback={null}>
      <InstrumentLayer
        open={task !== undefined}
        onClose={onClose}
        marketId={marketId}
        title={task === 'modify' ? t('modify.title', name) : t('close.title', name)}
      >
        {(instrument) => {
          const dialog = { onClose, position, hasEnded, instrument }
          return (
            <>
              <ModifyDialog key={`modify ${orderNo}`} open={task === 'modify'} {...dialog} />
              <CloseDialog key={`close ${orderNo}`} open={task === 'close'} {...dialog} />
            </>
          )
        }}
      </InstrumentLayer>
    </Suspense>
  )
}
