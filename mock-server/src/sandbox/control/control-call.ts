import type {
  ControlAnswer,
  ControlBody,
  ControlOperation,
  ControlPath,
  ControlQuery,
} from '../../contract/control-operation.ts'
import type { World } from '../../runtime/world.ts'
import type { Worlds } from '../../runtime/worlds.ts'

/** What a control call works on, whichever it is. */
export interface ControlPlace {
  readonly world: World
  /** The moment of the call, virtual time: all that is due by then has happened. The journal has the same. */
  readonly now: number
  readonly worlds: Worlds
  /** Where the mock server is reached; undefined where no network leads to it. */
  readonly origin: string | undefined
  /** Whether the caller has the key of the server, which opens all worlds, and not that of this world alone. */
  readonly opensAll: boolean
}

/** One control call: its parts fit the document of the control plane. */
export interface ControlContext<Id extends ControlOperation> extends ControlPlace {
  readonly path: ControlPath<Id>
  readonly query: ControlQuery<Id>
  readonly body: ControlBody<Id>
}

/** A control call as it is handed to its operation, which alone knows the types of its parts. */
export interface ReceivedControlCall extends ControlPlace {
  readonly path: unknown
  readonly query: unknown
  readonly body: unknown
}

/** An operation of the control plane with what it does. */
export interface ControlCall {
  readonly id: ControlOperation
  /**
   * Answers plain JSON.
   *
   * @throws ControlCallError for what it does not do
   */
  run(call: ReceivedControlCall): unknown
}

/** A value as it is before it becomes JSON: nothing writes to it, and what is undefined is left out. */
type Unsent<Value> = Value extends readonly (infer Item)[]
  ? readonly Unsent<Item>[]
  : Value extends object
    ? {
        readonly [Key in keyof Value]: object extends Pick<Value, Key>
          ? Unsent<Value[Key]> | undefined
          : Unsent<Value[Key]>
      }
    : Value

/** What a control call answers. */
export type ControlResult<Id extends ControlOperation> = Unsent<ControlAnswer<Id>>

/**
 * Binds what a control call does to its operation in the document of the control plane: what it is given and what it
 * answers have the types from there.
 *
 * @example
 * controlCall('getClock', ({ world }) => clockView(world))
 */
export const controlCall = <Id extends ControlOperation>(
  id: Id,
  run: (context: ControlContext<Id>) => ControlResult<Id> | Promise<ControlResult<Id>>,
): ControlCall => ({ id, run })
