import { useEffect } from 'react'
import type { ChartLevel } from '../../instrument/model/chart-level.ts'
import { useOptionLevels } from '../../options/api/use-option-levels.ts'
import { usePositionLevels } from '../api/use-position-levels.ts'

interface TradeLevelsProps {
  code: string
  onLevels: (levels: readonly ChartLevel[]) => void
}

/** Finds the lines that the user's own trades draw across the chart of an instrument. Shows nothing itself. */
export function TradeLevels({ code, onLevels }: TradeLevelsProps) {
  const positions = usePositionLevels(code)
  const options = useOptionLevels(code)
  useEffect(() => onLevels([...positions, ...options]), [positions, options, onLevels])
  useEffect(() => () => onLevels([]), [onLevels])
  return null
}
