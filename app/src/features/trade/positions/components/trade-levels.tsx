import { Suspense, useMemo, useState } from 'react'
import type { Instrument } from '#core/instruments/instrument.ts'
import { useOptionLevels } from '#features/trade/options/api/use-open-options.ts'
import { useDrawLevels } from '#features/trade/shared/model/chart-level.ts'
import { useWaitingLevels, type WaitingMove } from '#features/trade/waiting/api/use-waiting-levels.ts'
import { preloadTexts } from '#lib/i18n/i18n.ts'
import { lazyLayer } from '#ui/overlay/lazy-layer.tsx'
import { useOpenPositions } from '../api/use-open-positions.ts'
import { type StopMove, usePositionLevels } from '../api/use-position-levels.ts'

const ChangeDialog = lazyLayer(
  async () => (await import('#features/trade/waiting/components/change-dialog.tsx')).ChangeDialog,
  () => preloadTexts(['waiting']),
)
const StopMoveDialog = lazyLayer(async () => (await import('./stop-move-dialog.tsx')).StopMoveDialog)

/** Draws the user's own trades across the chart, and asks before a stop that was moved is changed. */
export function TradeLevels({ instrument }: { instrument: Instrument }) {
  const [move, setMove] = useState<StopMove>()
  const [waitingMove, setWaitingMove] = useState<WaitingMove>()
  const positions = usePositionLevels(instrument, setMove)
  const waiting = useWaitingLevels(instrument, setWaitingMove)
  const options = useOptionLevels(instrument.code)
  const position = useOpenPositions().data?.rows.find(({ orderNo }) => orderNo === move?.orderNo)
  useDrawLevels(
    instrument.code,
    'trades',
    useMemo(() => [...positions, ...waiting, ...options], [positions, waiting, options]),
  )

  if (waitingMove)
    return (
      <Suspense fallback={null}>
        <ChangeDialog
          open
          onClose={() => setWaitingMove(undefined)}
          order={waitingMove.order}
          movedTo={waitingMove.price}
          instrument={instrument}
        />
      </Suspense>
    )
  if (!move || !position) return null
  return (
    // The chart does not wait for the texts of a dialog.
    <Suspense fallback={null}>
      <StopMoveDialog
        open
        onClose={() => setMove(undefined)}
        move={move}
        position={position}
        instrument={instrument}
      />
    </Suspense>
  )
}
