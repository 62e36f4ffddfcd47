import type { FieldProblem } from '../errors/swx-error.ts'
import type { Shape, ShapeOrName, TypeName } from './shape.ts'

type Shapes = Readonly<Record<string, ShapeOrName>>

function typeOf(value: unknown): TypeName {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : (typeof value as TypeName)
}

/** JSON Schema counts characters, not UTF-16 units. */
const lengthOf = (text: string) => [...text].length

/** The first rule that a value itself breaks, its parts left aside. */
function brokenRule(value: unknown, shape: Shape): keyof Shape | undefined {
  const type = typeOf(value)
  const expected = shape.type ?? (shape.properties && 'object')
  const allowed = expected === undefined ? [] : [expected].flat()
  if (allowed.length > 0 && !allowed.includes(type) && !(type === 'integer' && allowed.includes('number')))
    return 'type'
  if (shape.enum && !shape.enum.includes(value)) return 'enum'
  if (typeof value === 'string') {
    if (shape.minLength !== undefined && lengthOf(value) < shape.minLength) return 'minLength'
    if (shape.maxLength !== undefined && lengthOf(value) > shape.maxLength) return 'maxLength'
    if (shape.pattern !== undefined && !new RegExp(shape.pattern, 'u').test(value)) return 'pattern'
  }
  if (typeof value === 'number') {
    if (shape.minimum !== undefined && value < shape.minimum) return 'minimum'
    if (shape.maximum !== undefined && value > shape.maximum) return 'maximum'
    if (shape.exclusiveMinimum !== undefined && value <= shape.exclusiveMinimum) return 'exclusiveMinimum'
  }
  if (Array.isArray(value)) {
    if (shape.minItems !== undefined && value.length < shape.minItems) return 'minItems'
    if (shape.maxItems !== undefined && value.length > shape.maxItems) return 'maxItems'
  }
  return undefined
}

/**
 * Where a value is not of a shape. Fields that a shape does not name are passed over: a newer backend may add some.
 *
 * @param at where the value stands, such as `result[0].price`
 */
export function problemsIn(value: unknown, shape: ShapeOrName, shapes: Shapes, at = ''): FieldProblem[] {
  if (typeof shape === 'string') return problemsIn(value, shapes[shape] ?? {}, shapes, at)
  if (shape.oneOf) {
    const fits = shape.oneOf.filter((one) => problemsIn(value, one, shapes).length === 0)
    if (fits.length !== 1) return [{ field: at, rule: 'oneOf' }]
  }
  const rule = brokenRule(value, shape)
  if (rule !== undefined) return [{ field: at, rule }]
  if (Array.isArray(value)) {
    const { items } = shape
    return items ? value.flatMap((item, i) => problemsIn(item, items, shapes, `${at}[${i}]`)) : []
  }
  if (typeof value !== 'object' || value === null) return []
  const fields = value as Readonly<Record<string, unknown>>
  const pathOf = (name: string) => (at ? `${at}.${name}` : name)
  const named = shape.properties ?? {}
  const missing = Object.keys(named).filter(
    (name) => !Object.hasOwn(fields, name) && !shape.optional?.includes(name),
  )
  return [
    ...missing.map((name) => ({ field: pathOf(name), rule: 'required' })),
    ...Object.entries(fields).flatMap(([name, part]) => {
      const expected = Object.hasOwn(named, name) ? named[name] : shape.additionalProperties
      return expected ? problemsIn(part, expected, shapes, pathOf(name)) : []
    }),
  ]
}
