import { z } from 'zod/mini'
import { EARLIEST, LATEST } from '../domain/calendar.ts'
import type { Tracked } from '../domain/history.ts'

/*
 * What the rows of a world file may hold. The file comes from anywhere, so nothing of it is taken that this version
 * would not have written: unknown fields and values, texts without an end, numbers that are none.
 */

/** What a row of a table may be, as a world file has it. */
export type RowShape<Row> = z.ZodMiniType<Row>

type Field<Row, Name extends keyof Row> =
  object extends Pick<Row, Name>
    ? z.ZodMiniExactOptional<z.ZodMiniType<Exclude<Row[Name], undefined>>>
    : z.ZodMiniType<Row[Name]>

/** The shape of a row, field by field: one that has no rule, or is optional here alone, does not compile. */
export const shapeOf =
  <Row>() =>
  (fields: { readonly [Name in keyof Row]-?: Field<Row, Name> }): RowShape<Row> =>
    z.strictObject(fields as z.core.$ZodShape) as unknown as RowShape<Row>

/** A field that may be missing. */
export const maybe = <Value>(rule: z.ZodMiniType<Value>) => z.exactOptional(rule)

/** A text; U+0000 marks other values in a world file. */
export const text = (most = 200): z.ZodMiniType<string> =>
  z.string().check(z.maxLength(most), z.regex(/^[^\0]*$/))

export const textLike = (form: RegExp): z.ZodMiniType<string> => z.string().check(z.regex(form))

/** A number, an id or a key of a record. */
export const id: z.ZodMiniType<string> = text(160)

/** One of these words. */
export const oneOf = <const Word extends string>(...words: readonly Word[]): z.ZodMiniType<Word> =>
  z.enum(words) as unknown as z.ZodMiniType<Word>

export const yesOrNo: z.ZodMiniType<boolean> = z.boolean()

export const whole = (least = 0, most = 1e9): z.ZodMiniType<number> =>
  z.int().check(z.gte(least), z.lte(most))

/** A moment, epoch ms. */
export const time: z.ZodMiniType<number> = whole(EARLIEST, LATEST)

/** A price in whole ticks. */
export const ticks: z.ZodMiniType<number> = whole(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)

/** Minor units of a currency: a big integer as a world file writes it. */
export const minorUnits: z.ZodMiniType<bigint> = z.pipe(
  z.string().check(z.regex(/^\0n-?\d{1,36}$/)),
  z.transform((written: string) => BigInt(written.slice(2))),
) as unknown as z.ZodMiniType<bigint>

/** A rate, a size or the like as a decimal string. */
export const decimal: z.ZodMiniType<string> = textLike(/^-?\d{1,18}(\.\d{1,36})?$/)

export const day: z.ZodMiniType<string> = textLike(/^\d{4}-\d{2}-\d{2}$/)

export const mode = oneOf('real', 'demo')

/** Lower-case hexadecimal digits. */
export const hex = (digits: number): z.ZodMiniType<string> => textLike(new RegExp(`^[0-9a-f]{${digits}}$`))

/** A list with a largest length. */
export const listOf = <Item>(item: z.ZodMiniType<Item>, most: number): z.ZodMiniType<Item[]> =>
  z.array(item).check(z.maxLength(most))

/** How instruments write prices. */
export const priceGrid = { tickUnits: whole(1), priceDecimals: whole(0, 18) }

/** A status and how a record came to it. */
export const tracked = <const Status extends string>(...words: readonly Status[]) => {
  const status = oneOf(...words)
  type Step = Tracked<Status>['history'][number]
  const step = shapeOf<Step>()({ status, at: time, reason: maybe(text(500)) } as never)
  return { status, history: listOf(step, 100) }
}
