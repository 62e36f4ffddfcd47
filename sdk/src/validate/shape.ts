/** The name of a type in JSON Schema. */
export type TypeName = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null'

/** A shape, or the name of one. */
export type ShapeOrName = Shape | string

/** The part of JSON Schema that answers of the contract are written in; what has `properties` is an object. */
export interface Shape {
  readonly type?: TypeName | readonly TypeName[]
  readonly enum?: readonly unknown[]
  /** Fields that may be left out; the others of `properties` may not. */
  readonly optional?: readonly string[]
  readonly properties?: Readonly<Record<string, ShapeOrName>>
  /** What fields have to be that `properties` does not name; anything, when this is absent. */
  readonly additionalProperties?: ShapeOrName
  readonly items?: ShapeOrName
  readonly oneOf?: readonly ShapeOrName[]
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
}

/** The shape of a success, of which only code and result differ between operations. */
const envelope = (codes: readonly string[], result: ShapeOrName): Shape => ({
  properties: {
    code: { type: 'string', enum: codes },
    msg: 'Message',
    result,
    traceId: 'TraceId',
    serverTime: 'ServerTime',
  },
})

/** Reads shapes as they are shipped: an envelope is a pair of its codes and its result. */
export const readShapes = (text: string): Readonly<Record<string, ShapeOrName>> =>
  JSON.parse(text, (_, value: unknown) =>
    Array.isArray(value) && Array.isArray(value[0]) ? envelope(value[0], value[1]) : value,
  )
