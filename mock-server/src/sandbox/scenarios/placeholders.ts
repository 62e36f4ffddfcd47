type Scalar = string | number

/** What the steps of a scenario kept, by name. */
export type Values = Record<string, Scalar | { readonly [field: string]: Scalar }>

/**
 * The value that was kept under a name, or under a field of it.
 *
 * @throws Error when nothing was.
 */
export const lookUp = (path: string, values: Values): Scalar => {
  const [name = '', field] = path.split('.')
  const value = values[name]
  const found = typeof value === 'object' ? value[field ?? ''] : field === undefined ? value : undefined
  if (found === undefined) throw new Error(`No earlier step kept "{${path}}".`)
  return found
}

/** A text with the count of the repetition in it; names may hold the count, such as `{user{n}.id}`. */
const countIn = (text: string, { n }: Values): string =>
  n === undefined ? text : text.replaceAll('{n}', String(n))

/** Puts kept values into every text of a step; a text that is nothing but a name becomes the value itself. */
export const fill = <T>(step: T, values: Values): T => {
  if (typeof step === 'string') {
    const text = countIn(step, values)
    const [, whole] = /^\{(\w+(?:\.\w+)?)\}$/.exec(text) ?? []
    if (whole !== undefined) return lookUp(whole, values) as T
    return text.replace(/\{(\w+(?:\.\w+)?)\}/g, (_, path: string) => String(lookUp(path, values))) as T
  }
  if (Array.isArray(step)) return step.map((item) => fill(item, values)) as T
  if (typeof step !== 'object' || step === null) return step
  return Object.fromEntries(Object.entries(step).map(([name, value]) => [name, fill(value, values)])) as T
}

const partOf = (result: unknown, path: string): unknown => {
  let part = result
  for (const key of path.split('.')) part = (part as Record<string, unknown> | null | undefined)?.[key]
  return part
}

/**
 * Holds a result against what a step expects of it.
 *
 * @throws Error when something is not as expected.
 */
export const expectOf = (
  result: unknown,
  expected: Readonly<Record<string, Scalar | boolean>> | undefined,
): void => {
  for (const [path, value] of Object.entries(expected ?? {})) {
    const part = partOf(result, path)
    if (part !== value)
      throw new Error(`"${path}" was to be ${JSON.stringify(value)} and is ${JSON.stringify(part)}`)
  }
}

/**
 * Keeps parts of a result under their names.
 *
 * @throws Error when the result has no such part.
 */
export const keepFrom = (
  result: unknown,
  keep: Readonly<Record<string, string>> | undefined,
  values: Values,
): void => {
  for (const [name, path] of Object.entries(keep ?? {})) {
    const part = partOf(result, path)
    if (typeof part !== 'string' && typeof part !== 'number')
      throw new Error(`The result has nothing at "${path}" to keep as "${name}".`)
    values[name] = part
  }
}
