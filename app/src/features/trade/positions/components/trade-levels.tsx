import { Suspense, useMemo, useState } from 'react'
import type { Instrument } from '#core/instruments/instrument.ts'
import { useOptionLevels } from '#features/trade/options/api/use-open-options.ts'
import { useDrawLevels } from '#features/trade/shared/model/chart-level.ts'
import { lazyLayer } from '#ui/overlay/lazy-layer.tsx'
import { useOpenPositions } from '../api/use-open-positions.ts'
import { type StopMove, usePositionLevels } from '../api/use-position-levels.ts'

const StopMoveDialog = lazyLayer(async () => (await import('./stop-move-dialog.tsx')).StopMoveDialog)

/** Draws the user's own trades across the chart, and asks before a stop that was moved is changed. */
export function TradeLevels({ instrument }: { instrument: Instrument }) {
  const [move, setMove] = useState<StopMove>()
  const positions = usePositionLevels(instrument, setMove)
  const options = useOptionLevels(instrument.code)
  const position = useOpenPositions().data?.rows.find(({ orderNo }) => orderNo === move?.orderNo)
  useDrawLevels(
    instrument.code,
    'trades',
    useMemo(() => [...positions, ...options], [positions, options]),
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
