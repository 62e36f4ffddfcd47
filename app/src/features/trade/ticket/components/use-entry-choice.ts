import { roundDecimal } from '@swx/sdk/money'
import { useRef } from 'react'
import { useAmountReading } from '#core/forms/use-amount-reading.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { nearestPrice } from '#features/trade/instrument/model/price-step.ts'
import { useTicketRequest } from '#features/trade/shared/components/use-ticket-request.ts'
import type { Direction } from '#features/trade/shared/model/position-preview.ts'
import {
  type EntryType,
  proposedTrigger,
  type WaitingType,
  waitingTypeAt,
} from '#features/trade/shared/model/waiting-entry.ts'
import type { EntryText } from '#features/trade/shared/model/waiting-form.ts'

/** What {@link useEntryChoice} works on. */
export interface EntryChoiceOptions {
  instrument: Instrument
  /** The current price. */
  price: number
  direction: Direction
  changeDirection: (direction: Direction) => void
  entry: EntryText
  onEntry: (entry: EntryText) => void
  /** Called with the field that a request for the ticket leads to. */
  onRequested: (field: 'size' | 'entry') => void
}

/**
 * Chooses the direction and the type of an order. An order that is to wait gets a price on its side of the current
 * one, which follows the choice as long as the user has not typed another one.
 */
export function useEntryChoice({
  instrument,
  price,
  direction,
  changeDirection,
  entry,
  onEntry,
  onRequested,
}: EntryChoiceOptions) {
  const { write } = useAmountReading()
  const { code, tickSize, decimals } = instrument
  const proposed = useRef<string>(undefined)

  const enter = (type: WaitingType, side = direction): EntryText => {
    const text = write(roundDecimal(proposedTrigger({ type, direction: side, price, tickSize }), decimals))
    proposed.current = text
    return { type, text }
  }
  const isOurs = entry.text === '' || entry.text === proposed.current
  const setType = (type: EntryType) => {
    if (type === entry.type) return
    onEntry(type === 'MARKET' || !isOurs ? { ...entry, type } : enter(type))
  }
  useTicketRequest(code, 'leveraged', ({ type = 'MARKET', price: at }) => {
    if (at === undefined) {
      setType(type)
      return onRequested(type === 'MARKET' ? 'size' : 'entry')
    }
    const trigger = nearestPrice(instrument, at)
    onEntry({ type: waitingTypeAt(trigger, price, direction), text: write(roundDecimal(trigger, decimals)) })
    onRequested('entry')
  })

  return {
    enter,
    setType,
    setDirection: (side: Direction) => {
      changeDirection(side)
      if (side !== direction && entry.type !== 'MARKET' && isOurs) onEntry(enter(entry.type, side))
    },
  }
}
