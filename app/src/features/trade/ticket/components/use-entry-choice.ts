import { roundDecimal } from '@swx/sdk/money'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useAmountReading } from '#core/forms/use-amount-reading.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { nearestPrice } from '#features/trade/instrument/model/price-step.ts'
import type { Direction } from '#features/trade/shared/model/position-preview.ts'
import { ticketRequest } from '#features/trade/shared/model/ticket-request.ts'
import {
  type EntryType,
  proposedTrigger,
  type WaitingType,
  waitingTypeAt,
} from '#features/trade/shared/model/waiting-entry.ts'
import type { EntryText } from '#features/trade/shared/model/waiting-form.ts'
import { useStore } from '#lib/store/create-store.ts'

interface EntryChoiceOptions {
  instrument: Instrument
  /** Of now. */
  price: number
  direction: Direction
  changeDirection: (direction: Direction) => void
  entry: EntryText
  onEntry: (entry: EntryText) => void
}

/**
 * Chooses the direction and the type of an order. An order that is to wait gets a price on its side of that of now,
 * which follows the choice as long as the user has not typed another one.
 */
export function useEntryChoice({
  instrument,
  price,
  direction,
  changeDirection,
  entry,
  onEntry,
}: EntryChoiceOptions) {
  const { write } = useAmountReading()
  const { code, tickSize, decimals } = instrument
  const proposed = useRef<string>(undefined)
  const request = useStore(ticketRequest)

  const enter = (type: WaitingType, side = direction): EntryText => {
    const text = write(roundDecimal(proposedTrigger({ type, direction: side, price, tickSize }), decimals))
    proposed.current = text
    return { type, text }
  }
  const isOurs = entry.text === '' || entry.text === proposed.current
  const takeRequest = useEffectEvent((at: number) => {
    const trigger = nearestPrice(instrument, at)
    onEntry({ type: waitingTypeAt(trigger, price, direction), text: write(roundDecimal(trigger, decimals)) })
    ticketRequest.set(undefined)
  })
  useEffect(() => {
    if (request?.code === code) takeRequest(request.price)
  }, [request, code])

  return {
    enter,
    setType: (type: EntryType) => {
      if (type === entry.type) return
      onEntry(type === 'MARKET' || !isOurs ? { ...entry, type } : enter(type))
    },
    setDirection: (side: Direction) => {
      changeDirection(side)
      if (side !== direction && entry.type !== 'MARKET' && isOurs) onEntry(enter(entry.type, side))
    },
  }
}
