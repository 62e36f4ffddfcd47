import type { ChartLevel } from '#features/trade/shared/model/chart-level.ts'

/** The label of one level, or of several at the same price. */
export interface LevelLabel {
  readonly levels: readonly [ChartLevel, ...ChartLevel[]]
  /** Distance of its centre from the top of the prices, in pixels. */
  readonly y: number
  /** Where its level lies when the view does not reach it. */
  readonly side: 'above' | 'below' | undefined
}

export interface LabelRoom {
  /** Height of the prices, in pixels. */
  readonly height: number
  /** What a label takes from centre to centre. */
  readonly gap: number
}

/**
 * Places labels beside their prices: equal prices share one, those out of view are held at the edge, and labels that
 * would overlap move apart.
 *
 * @param yOf place of a price, in pixels from the top; null while there is no scale
 * @param openPrice the price whose shared label is opened into one for each level
 */
export function placeLabels(
  levels: readonly ChartLevel[],
  yOf: (level: ChartLevel) => number | null,
  { height, gap }: LabelRoom,
  openPrice?: number,
): readonly LevelLabel[] {
  const groups = new Map<string, [ChartLevel, ...ChartLevel[]]>()
  for (const level of levels) {
    const key = level.price === openPrice ? level.id : String(level.price)
    const known = groups.get(key)
    if (known) known.push(level)
    else groups.set(key, [level])
  }
  const placed = [...groups.values()].flatMap((group): LevelLabel[] => {
    const y = yOf(group[0])
    if (y === null) return []
    const side = y < 0 ? 'above' : y > height ? 'below' : undefined
    return [{ levels: group, y, side }]
  })
  return moveApart(placed, height, gap)
}

function moveApart(labels: readonly LevelLabel[], height: number, gap: number): readonly LevelLabel[] {
  const half = gap / 2
  let least = half
  const down = labels
    .toSorted((a, b) => a.y - b.y)
    .map((label) => {
      const y = Math.max(label.y, least)
      least = y + gap
      return { ...label, y }
    })
  let most = height - half
  return down
    .reverse()
    .map((label) => {
      const y = Math.min(label.y, most)
      most = y - gap
      return { ...label, y: Math.round(y) }
    })
    .reverse()
}
