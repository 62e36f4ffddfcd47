import * as zod from 'zod/mini'

type Any = zod.ZodMiniType

/** A text of so many characters. */
export const text = (most: number, least = 0): zod.ZodMiniString<string> =>
  least > 0
    ? zod.string().check(zod.minLength(least), zod.maxLength(most))
    : zod.string().check(zod.maxLength(most))

/** A success envelope, of which only code and result differ between operations. */
export const envelope = <
  const Code extends string,
  Msg extends Any,
  Result extends Any,
  Id extends Any,
  Time extends Any,
>(
  code: Code,
  msg: Msg,
  result: Result,
  traceId: Id,
  serverTime: Time,
) => zod.object({ code: zod.enum([code]), msg, result, traceId, serverTime })
