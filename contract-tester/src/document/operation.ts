import type { Json, JsonObject } from './json.ts'

/** Where a parameter is sent. */
export type ParameterPlace = 'path' | 'query' | 'header' | 'cookie'

/** A parameter of an operation. */
export interface Parameter {
  readonly name: string
  readonly in: ParameterPlace
  readonly isRequired: boolean
  /** Pointer of the parameter, references followed. */
  readonly pointer: string
  /** Pointer of its schema, references followed. */
  readonly schemaPointer: string
  readonly schema: JsonObject
  readonly examples: readonly Json[]
  readonly definition: JsonObject
}

/** One media type of a body. */
export interface Media {
  readonly type: string
  readonly pointer: string
  /** Pointer of the schema, references followed, where there is one. */
  readonly schemaPointer: string | undefined
  readonly examples: readonly Json[]
  /** How the parts of a form are written. */
  readonly encoding: JsonObject
}

/** The body that an operation takes. */
export interface RequestBody {
  readonly isRequired: boolean
  readonly pointer: string
  readonly media: readonly Media[]
}

/** A header that an answer declares. */
export interface DeclaredHeader {
  readonly name: string
  readonly isRequired: boolean
  readonly schemaPointer: string | undefined
  readonly pointer: string
}

/** An answer that an operation declares, under a status, a class such as `4XX`, or `default`. */
export interface DeclaredAnswer {
  readonly key: string
  readonly pointer: string
  readonly media: readonly Media[]
  readonly headers: readonly DeclaredHeader[]
}

/** A way to authenticate a call: all of its schemes together. */
export type SecurityChoice = readonly SecurityScheme[]

/** A security scheme of the document. */
export interface SecurityScheme {
  readonly name: string
  readonly type: string
  readonly scheme: string
  readonly in: string
  readonly parameter: string
}

/** One operation of a document. */
export interface Operation {
  readonly id: string
  /** Upper case. */
  readonly method: string
  /** Path with its placeholders, as the document has it. */
  readonly path: string
  readonly pointer: string
  readonly parameters: readonly Parameter[]
  readonly body: RequestBody | undefined
  readonly answers: readonly DeclaredAnswer[]
  /** Ways to authenticate its calls; none if it is public. A way without schemes makes authentication optional. */
  readonly security: readonly SecurityChoice[]
  readonly needsToken: boolean
  /** Whether safe mode may call it: `GET`, or without a body and with the hint `x-effect: read`. */
  readonly isRead: boolean
  readonly definition: JsonObject
}
