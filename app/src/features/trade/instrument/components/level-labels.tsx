import { Layers2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Instrument } from '#core/instruments/instrument.ts'
import type { ChartLevel, MovedLevel } from '#features/trade/shared/model/chart-level.ts'
import { useDevice } from '#lib/device/use-device.ts'
import { useEscape } from '#lib/keyboard/use-escape.ts'
import { type Store, useStore } from '#lib/store/create-store.ts'
import { placeLabels } from '../model/place-labels.ts'
import type { CandleDrawing } from './draw-candles.ts'
import type { LevelRoom } from './draw-levels.ts'
import { LevelLabel, LevelName, MovableLabel } from './level-label.tsx'

export interface LevelLabelsProps {
  instrument: Instrument
  levels: readonly ChartLevel[]
  moved: MovedLevel | undefined
  onMove: (moved: MovedLevel | undefined) => void
  room: Store<LevelRoom | undefined>
  drawing: () => CandleDrawing | undefined
}

/** The least distance between the centres of two labels, in pixels, so that each can be seen and touched. */
const GAP = { desktop: 28, mobile: 36 }

/** The labels of own levels, in a lane that the newest candles leave free; over older candles only as handles. */
export function LevelLabels({ instrument, levels, moved, onMove, room, drawing }: LevelLabelsProps) {
  const { t } = useTranslation('instrument')
  const device = useDevice()
  const [openPrice, setOpenPrice] = useState<number>()
  const place = useStore(room)
  if (!place || levels.length === 0) return null

  // A level that is moved leaves those it shared a price with.
  const shown = levels.map((level) => (moved?.id === level.id ? { ...level, price: moved.price } : level))
  const labels = placeLabels(
    shown,
    (level) => place.yOf(level.price),
    { height: place.height, gap: GAP[device] },
    openPrice,
  )

  return (
    <ul
      aria-label={t('level.label')}
      className="level-labels"
      data-collapsed={!place.isLaneFree || undefined}
      style={{ insetInlineEnd: place.axisWidth }}
    >
      {labels.map(({ levels: [level, ...others], y, side }) => {
        const key = [level, ...others].map(({ id }) => id).join()
        return (
          <LevelPlace key={others.length > 0 ? key : level.id} y={y} isMoved={moved?.id === level.id}>
            {others.length > 0 ? (
              <LevelGroupLabel
                levels={[level, ...others]}
                instrument={instrument}
                side={side}
                onOpen={() => setOpenPrice(level.price)}
              />
            ) : level.move ? (
              <MovableLabel
                level={level}
                move={level.move}
                y={y}
                isMoved={moved?.id === level.id}
                side={side}
                instrument={instrument}
                drawing={drawing}
                onMove={(price) => onMove(price === undefined ? undefined : { id: level.id, price })}
              />
            ) : (
              <LevelLabel level={level} instrument={instrument} side={side} />
            )}
          </LevelPlace>
        )
      })}
    </ul>
  )
}

interface LevelPlaceProps {
  /** Centre of the label, in pixels from the top of the prices. */
  y: number
  isMoved: boolean
  children: ReactNode
}

/**
 * The place of a label. Over candles the label is whole while it is pointed at or has the focus; Escape makes it a handle
 * until the pointer or the focus comes anew.
 */
function LevelPlace({ y, isMoved, children }: LevelPlaceProps) {
  const [isPointed, setIsPointed] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const [isHidden, setIsHidden] = useState(false)
  useEscape(isPointed || isFocused, () => setIsHidden(true))
  return (
    <li
      style={{ insetBlockStart: y }}
      data-moved={isMoved || undefined}
      data-whole={isMoved || ((isPointed || isFocused) && !isHidden) || undefined}
      // Of a finger the mouse stays where it tapped, the pointer does not.
      onMouseEnter={() => {
        setIsPointed(true)
        setIsHidden(false)
      }}
      onMouseLeave={() => setIsPointed(false)}
      onFocus={() => {
        setIsFocused(true)
        setIsHidden(false)
      }}
      onBlur={() => setIsFocused(false)}
    >
      {children}
    </li>
  )
}

interface LevelGroupLabelProps {
  levels: readonly [ChartLevel, ...ChartLevel[]]
  instrument: Instrument
  side: 'above' | 'below' | undefined
  onOpen: () => void
}

/** Several levels at one price under one label; pressed, it opens into one for each. */
function LevelGroupLabel({ levels, instrument, side, onOpen }: LevelGroupLabelProps) {
  const { t } = useTranslation('instrument')
  const [first, ...others] = levels
  const titles = levels.map(({ title }) => title).join(', ')
  return (
    <button
      type="button"
      className="level-label"
      aria-label={t('level.group', { titles, price: first.price, decimals: instrument.decimals })}
      title={titles}
      onClick={onOpen}
    >
      <Layers2 className="level-mark" aria-hidden="true" />
      <LevelName level={first} side={side} />
      <bdi dir="ltr" className="level-net">
        +{others.length}
      </bdi>
    </button>
  )
}
