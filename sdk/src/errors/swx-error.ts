import { type CatalogueKey, errorKeys } from '../gen/catalogue.ts'
import type { FieldError } from '../gen/entities.ts'
import { printable } from './printable.ts'

const brand: unique symbol = Symbol.for('@swx/sdk/error')

/** What went wrong, in one word; every error class has its own. */
export type ErrorKind =
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'http'
  | 'contract'
  | 'business'
  | 'sessionExpired'
  | 'configuration'

/** What is known about a failed call. Holds no header, no body and no query, so it can be logged as it is. */
export interface ErrorFacts {
  /** `GET` or `POST`. */
  readonly method: string
  /** The operation's path, without its query. */
  readonly path: string
  /** The envelope's code where there was one, always a string; codes that no catalogue lists are kept. */
  readonly code?: string | undefined
  /** HTTP status, when an answer arrived. */
  readonly status?: number | undefined
  /** The backend's id for this request: quote it to support. */
  readonly traceId?: string | undefined
  /** Fields that were refused (HTTP 400). */
  readonly errors?: readonly FieldError[] | undefined
  /** Values that the code's message needs, such as `{ name, limit }` of 11008. */
  readonly params?: Readonly<Record<string, unknown>> | undefined
  /** What caused it; not part of `JSON.stringify(error)`. */
  readonly cause?: unknown | undefined
}

/**
 * The base of every error this package hands out. Tell them apart by `kind` or by the guards, which also
 * recognise errors of another copy of this package; `instanceof` does not.
 */
export abstract class SwxError extends Error implements ErrorFacts {
  abstract readonly kind: ErrorKind
  declare readonly method: string
  declare readonly path: string
  declare readonly code?: string
  /** The name of a listed code, such as `insufficientBalance`: what apps keep its translated text under. */
  declare readonly key?: CatalogueKey
  declare readonly status?: number
  declare readonly traceId?: string
  declare readonly errors?: readonly FieldError[]
  declare readonly params?: Readonly<Record<string, unknown>>

  constructor(message: string, facts: ErrorFacts) {
    super(printable([facts.method, facts.path, message].filter(Boolean).join(' ')))
    const { code } = facts
    const key =
      code !== undefined && Object.hasOwn(errorKeys, code)
        ? errorKeys[code as keyof typeof errorKeys]
        : undefined
    for (const [name, value] of Object.entries({ ...facts, key })) {
      if (value !== undefined) Object.defineProperty(this, name, { value, enumerable: name !== 'cause' })
    }
  }

  get [brand](): true {
    return true
  }

  /** The facts, without `cause` and `stack`. */
  toJSON(): Record<string, unknown> {
    return { message: this.message, ...(this as Record<string, unknown>) }
  }
}

/** Whether a value is an error of this package, of this copy or another. */
export function isSwxError(value: unknown): value is SwxError {
  return typeof value === 'object' && value !== null && brand in value
}

/** Whether a value is an error of this package and of one kind. */
export function isErrorOfKind(value: unknown, kind: ErrorKind): boolean {
  return isSwxError(value) && value.kind === kind
}
