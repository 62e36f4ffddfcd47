/** A parameter whose value does not have the shape this version of the app knows. */
class ParameterShapeError extends Error {
  override readonly name = 'ParameterShapeError'
}

const decimal = /^\d{1,18}(\.\d{1,18})?$/

/** The value as a list. */
export function readList(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new ParameterShapeError(`${what} is not a list.`)
  return value
}

/** The value as a record. */
export function readRecord(value: unknown, what: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) throw new ParameterShapeError(`${what} is not a record.`)
  return value as Record<string, unknown>
}

/** The value as a decimal string that is not negative. */
export function readDecimal(value: unknown, what: string): string {
  if (typeof value !== 'string' || !decimal.test(value))
    throw new ParameterShapeError(`${what} is not a decimal.`)
  return value
}

/** The value as a whole number that is not negative. */
export function readCount(value: unknown, what: string): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
    throw new ParameterShapeError(`${what} is not a whole number.`)
  return value
}

/** The value as a text. */
export function readText(value: unknown, what: string): string {
  if (typeof value !== 'string') throw new ParameterShapeError(`${what} is not a text.`)
  return value
}
