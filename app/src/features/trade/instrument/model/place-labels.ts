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
  const sorted = labels.toSorted((a, b) => a.y - b.y)
  const places = spread(
    sorted.map(({ y }) => y),
    { height, gap },
  )
  return sorted.map((label, index) => ({ ...label, y: Math.round(places[index] ?? label.y) }))
}

/**
 * Moves what would overlap apart, as little as its room allows.
 *
 * @param ys places from the top, in order
 * @param fixed index of one that stays where it is as long as the others have room beside it
 */
export function spread(ys: readonly number[], { height, gap }: LabelRoom, fixed = 0): readonly number[] {
  const half = gap / 2
  const places = [...ys]
  const at = (index: number) => places[index] ?? 0
  const pushDown = (from: number) => {
    for (let index = from; index < places.length; index++)
      places[index] = Math.max(at(index), index === 0 ? half : at(index - 1) + gap)
  }
  const pushUp = (from: number) => {
    for (let index = from; index >= 0; index--)
      places[index] = Math.min(at(index), index === places.length - 1 ? height - half : at(index + 1) - gap)
  }
  pushUp(fixed - 1)
  pushDown(fixed === 0 ? 0 : fixed + 1)
  pushDown(0)
  pushUp(places.length - 1)
  return places
}
