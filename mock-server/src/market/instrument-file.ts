import * as z from 'zod/mini'
import { CALENDARS, type CalendarName } from './session-calendar.ts'
import { VOLATILITY, type VolatilityName } from './volatility.ts'

const decimal = z
  .string()
  .check(z.regex(/^(0|[1-9]\d{0,11})(\.\d{1,12})?$/, 'must be a decimal string such as "0.01"'))
const text = z.string().check(z.minLength(1), z.maxLength(120))
const code = z
  .string()
  .check(z.regex(/^[A-Z0-9][A-Z0-9.-]{0,19}$/, 'must be 1 to 20 of A-Z, 0-9, dot and hyphen'))

/** What many instruments have in common. */
const Group = z.strictObject({
  type: z.literal([1, 2, 3, 4, 5]),
  maxLeverage: z.int().check(z.minimum(1)),
  lotStep: decimal,
  minLots: decimal,
  maxLots: decimal,
  calendar: z.enum(Object.keys(CALENDARS) as [CalendarName]),
  volatility: z.enum(Object.keys(VOLATILITY) as [VolatilityName]),
  hasOptions: z.boolean(),
  disclosure: text,
})

/** The form of `instruments.json`. */
export const InstrumentFile = z.strictObject({
  sample: z.literal(true),
  note: z.string(),
  termsVersion: text,
  optionPeriods: z.array(z.strictObject({ periodSec: z.int().check(z.minimum(1)), payoutRatio: decimal })),
  groups: z.record(z.string(), Group),
  columns: z.tuple([
    z.literal('id'),
    z.literal('code'),
    z.literal('name'),
    z.literal('group'),
    z.literal('price'),
    z.literal('tickSize'),
    z.literal('contractSize'),
  ]),
  instruments: z.array(z.tuple([text, code, text, text, decimal, decimal, decimal])).check(z.minLength(1)),
})

/** A group of instruments as it is written down. */
export type InstrumentGroup = z.infer<typeof Group>

/** The instrument table as it is written down. */
export type InstrumentTable = z.infer<typeof InstrumentFile>
