import type { World } from '../../runtime/world.ts'
import type { Worlds } from '../../runtime/worlds.ts'
import type { Fields } from './fields.ts'

/** What a control call works on. */
export interface ControlContext {
  readonly world: World
  /** The moment of the call, virtual time: all that is due by then has happened. The journal has the same. */
  readonly now: number
  readonly worlds: Worlds
  /** Values of the path, by the names in braces. */
  readonly path: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly fields: Fields
  /** Where the mock server is reached; undefined where no network leads to it. */
  readonly origin: string | undefined
}

/** One call of the control plane. It answers plain JSON and throws a `ControlCallError` for what it does not do. */
export interface ControlCall {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Path below `/__sandbox/`; values stand in braces. */
  readonly path: string
  readonly run: (context: ControlContext) => unknown
}
