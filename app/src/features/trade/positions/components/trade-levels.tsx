import { Suspense, useEffect, useState } from 'react'
import type { Instrument } from '#core/instruments/instrument.ts'
import { useOptionLevels } from '#features/trade/options/api/use-open-options.ts'
import type { ChartLevel } from '#features/trade/shared/model/chart-level.ts'
import { lazyLayer } from '#ui/overlay/lazy-layer.tsx'
import { useOpenPositions } from '../api/use-open-positions.ts'
import { type StopMove, usePositionLevels } from '../api/use-position-levels.ts'

const StopMoveDialog = lazyLayer(async () => (await import('./stop-move-dialog.tsx')).StopMoveDialog)

interface TradeLevelsProps {
  instrument: Instrument
  onLevels: (levels: readonly ChartLevel[]) => void
}

/** Finds the lines that the user's own trades draw across the chart, and asks before a stop that was moved is changed. */
export function TradeLevels({ instrument, onLevels }: TradeLevelsProps) {
  const [move, setMove] = useState<StopMove>()
  const positions = usePositionLevels(instrument, setMove)
  const options = useOptionLevels(instrument.code)
  const position = useOpenPositions().data?.rows.find(({ orderNo }) => orderNo === move?.orderNo)
  useEffect(() => onLevels([...positions, ...options]), [positions, options, onLevels])
  useEffect(() => () => onLevels([]), [onLevels])

  if (!move || !position) return null
  return (
    // The chart waits for no words of a dialog.
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
