import { readAmount } from '@swx/sdk/money'
import { z } from 'zod/mini'
import { type Range, type RangeKey, type Ranges, rangeKeys } from './ranges.ts'

/** The most decimals that a limit can have. */
const SCALE = 8

/** Volumes are typed in millions of dollars. */
const unitOf = (key: RangeKey): number => (key === 'volume' ? 1e6 : 1)

export type LimitName = `${RangeKey}.${'min' | 'max'}`

/** A typed limit: nothing, or a figure by the signs of the language. */
const limit = (language: string) =>
  z.pipe(
    z.string(),
    z.transform((text: string, { issues }): number | undefined => {
      const reading = readAmount(text, { language, scale: SCALE, allowNegative: true })
      if (reading.kind === 'empty') return undefined
      if (reading.kind === 'value') return Number(reading.value)
      issues.push({ code: 'custom', message: 'notNumber', input: text })
      return z.NEVER
    }),
  )

const limits = (language: string) =>
  z.object({ min: limit(language), max: limit(language) }).check(
    z.refine(({ min, max }) => min === undefined || max === undefined || min <= max, {
      path: ['max'],
      message: 'order',
    }),
  )

/** The rules of the form of filters: two limits for each figure, the lower one first. */
export const filterForm = (language: string) =>
  z.object({
    price: limits(language),
    change: limits(language),
    week: limits(language),
    month: limits(language),
    year: limits(language),
    volatility: limits(language),
    volume: limits(language),
  })

/** What the form of filters holds, as typed. */
export type FilterForm = Record<RangeKey, { min: string; max: string }>

/** The filters in force as the form shows them; `write` sets a decimal string by the signs of the language. */
export function formOfRanges(ranges: Ranges, write: (value: string) => string): FilterForm {
  const text = (key: RangeKey, value: number | undefined) =>
    value === undefined ? '' : write(String(value / unitOf(key)))
  return Object.fromEntries(
    rangeKeys.map((key) => [key, { min: text(key, ranges[key]?.min), max: text(key, ranges[key]?.max) }]),
  ) as FilterForm
}

/** What was understood of the form as filters. */
export function rangesOfForm(form: Readonly<Record<RangeKey, Range>>): Record<RangeKey, Range | undefined> {
  const rangeOf = (key: RangeKey): Range | undefined => {
    const { min, max } = form[key]
    if (min === undefined && max === undefined) return undefined
    const unit = unitOf(key)
    return {
      ...(min === undefined ? {} : { min: min * unit }),
      ...(max === undefined ? {} : { max: max * unit }),
    }
  }
  return Object.fromEntries(rangeKeys.map((key) => [key, rangeOf(key)])) as Record<
    RangeKey,
    Range | undefined
  >
}
