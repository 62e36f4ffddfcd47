import { Plus } from 'lucide-react'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useTranslation } from 'react-i18next'
import { formatPrice } from '#core/format/figures.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { pressedKey } from '#lib/keyboard/pressed-key.ts'
import { useEscape } from '#lib/keyboard/use-escape.ts'
import { type Store, useStore } from '#lib/store/create-store.ts'
import type { CandleSeries } from '../model/candle-series.ts'
import { addDrawing } from '../model/drawing-store.ts'
import { type Period, periods } from '../model/periods.ts'
import { nearestPrice, priceAfterSteps } from '../model/price-step.ts'
import { ChartMenu } from './chart-menu.tsx'
import type { CandleDrawing, ChartPoint } from './draw-candles.ts'

interface ChartCursorProps {
  pointed: Store<ChartPoint | undefined>
  series: CandleSeries
  instrument: Instrument
  drawing: () => CandleDrawing | undefined
  onAlert: ((price: number) => void) | undefined
  onPeriod: (period: Period) => void
  /** Whether the chart that is drawn next takes the focus: another period replaces the chart. */
  keepsFocus: RefObject<boolean>
  /** The chart. */
  children: ReactNode
}

/** Where the keyboard has put the crosshair. */
interface Cursor {
  /** Start of its candle, epoch seconds: candles that come in front do not move it. */
  readonly time: number
  readonly price: number
}

const priceSteps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 20, PageDown: -20 }
const candleSteps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** The crosshair by keyboard, and what can be done at its price. */
export function ChartCursor(props: ChartCursorProps) {
  const { pointed, series, instrument, drawing, onAlert, onPeriod, keepsFocus, children } = props
  const { t } = useTranslation('instrument')
  const [cursor, setCursor] = useState<Cursor>()
  const { candles } = useSyncExternalStore(series.subscribe, series.get)
  const [menu, setMenu] = useState<{ readonly price: number; readonly y: number }>()
  const target = useRef<HTMLDivElement>(null)
  const now = useStore(pointed)
  const [last, setLast] = useState(now)
  const [isInside, setIsInside] = useState(false)
  // By Escape, until the pointer comes anew or presses, or the keyboard moves the crosshair.
  const [isHidden, setIsHidden] = useState(false)
  if (now?.price !== undefined && now !== last) setLast(now)
  // The crosshair is gone while the pointer is on the button beside it.
  const point = now ?? (isInside ? last : undefined)
  const price = point?.price === undefined ? undefined : nearestPrice(instrument, point.price)
  useEscape(price !== undefined, () => {
    setIsHidden(true)
    drawing()?.point(undefined)
  })
  useEffect(() => {
    if (keepsFocus.current && document.activeElement === document.body) target.current?.focus()
    keepsFocus.current = false
  }, [keepsFocus])

  const moveTo = (next: Cursor) => {
    const index = candles.findIndex(({ time }) => time === next.time)
    setCursor(next)
    setIsHidden(false)
    drawing()?.point({ index, price: next.price })
  }
  const openMenu = (at: number) => setMenu({ price: at, y: drawing()?.yOf(at) ?? 0 })

  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const pressed = pressedKey(event)
    const nextPeriod = /^[1-8]$/.test(pressed) ? periods[Number(pressed) - 1] : undefined
    if (nextPeriod) {
      event.preventDefault()
      keepsFocus.current = true
      return onPeriod(nextPeriod)
    }
    const newest = candles.at(-1)
    if (!newest) return
    const from = cursor ?? { time: newest.time, price: nearestPrice(instrument, newest.close) }
    const [up, along] = [priceSteps[event.key], candleSteps[event.key]]
    if (up !== undefined) {
      const perPixel = (drawing()?.perPixel() ?? 0) * (event.shiftKey ? 0 : 4)
      moveTo({ ...from, price: priceAfterSteps(instrument, from.price, { steps: up, perPixel }) })
    } else if (along !== undefined) {
      const at = candles.findIndex(({ time }) => time === from.time)
      const next = candles[Math.min(candles.length - 1, Math.max(0, at + along))] ?? newest
      moveTo({ ...from, time: next.time })
    } else if (event.key === 'Home' || event.key === 'End') {
      const next = (event.key === 'Home' ? candles[0] : newest) ?? newest
      moveTo({ time: next.time, price: nearestPrice(instrument, next.close) })
    } else if (event.key === 'Enter' || event.key === 'ContextMenu') {
      moveTo(from)
      openMenu(from.price)
    } else if (pressed === 'a' && onAlert) {
      onAlert(cursor?.price ?? price ?? from.price)
    } else return
    event.preventDefault()
  }
  const handleContextMenu = (event: MouseEvent) => {
    if (price === undefined) return
    event.preventDefault()
    openMenu(price)
  }
  const candle = cursor && candles.find(({ time }) => time === cursor.time)

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same menu is opened by the button and by keyboard
    <div
      className="absolute inset-0"
      onContextMenu={handleContextMenu}
      onPointerEnter={() => {
        setIsInside(true)
        setIsHidden(false)
      }}
      onPointerDown={() => setIsHidden(false)}
      onPointerLeave={() => setIsInside(false)}
    >
      {children}
      <div
        ref={target}
        role="slider"
        tabIndex={0}
        aria-label={t('cursor.label')}
        aria-description={t('cursor.keys')}
        aria-orientation="vertical"
        aria-valuenow={cursor?.price ?? instrument.price}
        aria-valuetext={
          cursor && candle
            ? t('cursor.value', {
                price: cursor.price,
                decimals: instrument.decimals,
                time: candle.time * 1000,
                open: candle.open,
                high: candle.high,
                low: candle.low,
                close: candle.close,
              })
            : formatPrice(instrument.price, instrument.decimals)
        }
        className="chart-cursor-target"
        onKeyDown={handleKey}
        onBlur={() => {
          if (menu) return
          setCursor(undefined)
          drawing()?.point(undefined)
        }}
      />
      {isHidden || price === undefined || point === undefined ? null : (
        <button
          type="button"
          tabIndex={-1}
          className="chart-cursor-add"
          style={{ insetBlockStart: point.y, insetInlineEnd: point.axisWidth }}
          aria-label={t('menu.open', { price, decimals: instrument.decimals })}
          title={t('menu.open', { price, decimals: instrument.decimals })}
          onClick={() => openMenu(price)}
        >
          <Plus className="size-4" aria-hidden="true" />
        </button>
      )}
      {menu ? (
        <ChartMenu
          code={instrument.code}
          price={menu.price}
          y={menu.y}
          decimals={instrument.decimals}
          onAlert={onAlert}
          onLevel={(price) => {
            const time = (point?.candle ?? candles.at(-1))?.time
            if (time !== undefined) addDrawing(instrument.code, { kind: 'level', points: [{ time, price }] })
          }}
          onClose={(isKeyboard) => {
            setMenu(undefined)
            if (isKeyboard) target.current?.focus()
          }}
        />
      ) : null}
    </div>
  )
}
