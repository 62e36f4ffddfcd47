import { compareDecimals, splitPosition } from '@swx/sdk/money'
import { useState } from 'react'
import type { Instrument } from '#core/instruments/instrument.ts'
import { useAmountReading } from '#ui/form/use-amount-reading.ts'
import { closeRule } from '../model/close-form.ts'
import type { Position } from '../model/position.ts'

/** How much of a position is closed: all of it, until the user says less. */
export function useClosePart(position: Position, instrument: Instrument) {
  const { language, write } = useAmountReading()
  const [typed, setTyped] = useState<string>()
  const text = typed ?? write(position.lots)
  const { data: lots, error } = closeRule(language, position, instrument).safeParse(text)
  const isAll = typed === undefined || (lots !== undefined && compareDecimals(lots, position.lots) === 0)
  const split = isAll || lots === undefined ? undefined : splitPosition(position, lots)
  return {
    text,
    onText: setTyped,
    onLots: (part: string) => setTyped(part === position.lots ? undefined : write(part)),
    reset: () => setTyped(undefined),
    /** What is wrong with the size that was typed. */
    issue: isAll ? undefined : error?.issues[0]?.message,
    /** What is closed; undefined while the size is none. */
    part: isAll ? position : split?.part,
    /** What stays open. */
    rest: split?.rest,
  }
}

/** See {@link useClosePart}. */
export type ClosePart = ReturnType<typeof useClosePart>
