/** What the rules read of a document; references may stand anywhere until they are followed. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  description?: string
  required?: string[]
  properties?: Record<string, Schema>
  items?: Schema
  oneOf?: Schema[]
  enum?: string[]
  maxItems?: number
  'x-bare-array'?: boolean
  'x-refusals'?: { rule: string; code: string; unless?: Record<string, unknown> }[]
  [keyword: string]: unknown
}

export interface Example {
  summary?: string
  value?: { code?: string }
}

export interface Media {
  schema: Schema
  examples?: Record<string, Example>
}

export interface Parameter {
  name: string
  in: string
  required?: boolean
  example?: unknown
  schema: Schema
}

export interface Operation {
  operationId?: string
  summary?: string
  tags?: string[]
  deprecated?: boolean
  security?: Record<string, unknown>[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, Media> }
  responses?: Record<string, { content?: Record<string, Media> }>
  [mark: `x-${string}`]: unknown
}

/** Where Redocly found something. */
export interface Location {
  source: { absoluteRef: string }
  child(path: (string | number)[]): Location
  key(): Location
}

/** Follows one reference, relative to the file that contains it. */
export type Resolve = (value: unknown, from?: string) => { node?: Schema; location?: Location }

/** What Redocly hands to a visitor. */
export interface VisitorContext {
  key: string | number
  location: Location
  report(problem: { message: string; location: Location }): void
  resolve: Resolve
}
