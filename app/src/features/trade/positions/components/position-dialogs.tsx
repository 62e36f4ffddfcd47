import { Suspense } from 'react'
import type { Instrument } from '#core/instruments/instrument.ts'
import type { Position } from '#features/trade/shared/model/position.ts'
import { lazyLayer } from '#ui/overlay/lazy-layer.tsx'
import { CloseDialog } from './close-dialog.tsx'

/** Fetched when it is first opened: most who look at their positions change no stop. */
const ModifyDialog = lazyLayer(async () => (await import('./modify-dialog.tsx')).ModifyDialog)

/** What can be done with an open position. */
export type PositionTask = 'modify' | 'close'

interface PositionDialogsProps {
  position: Position
  instrument: Instrument
  /** What the user wants to do with it now. */
  task: PositionTask | undefined
  onClose: () => void
}

/** The dialogs of a position: one changes its stops, the other closes it. What is beside them does not wait for their texts. */
export function PositionDialogs({ position, instrument, task, onClose }: PositionDialogsProps) {
  const { orderNo } = position
  const dialog = { onClose, position, instrument }
  return (
    <Suspense fallback={null}>
      <ModifyDialog key={`modify ${orderNo}`} open={task === 'modify'} {...dialog} />
      <CloseDialog key={`close ${orderNo}`} open={task === 'close'} {...dialog} />
    </Suspense>
  )
}
