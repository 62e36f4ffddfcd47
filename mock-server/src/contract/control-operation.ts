import type { controlOperations } from '../gen/control-operations.ts'
import type { components, operations } from '../gen/control-schema.ts'
import type { profiles } from '../gen/profiles.ts'

type Profile = keyof typeof profiles

/** The name of a profile that a world can begin with; one of an own file is taken too. */
export type ProfileName = Profile | (string & Record<never, never>)

/** The operationId of a control call. */
export type ControlOperation = keyof typeof controlOperations

type Part<Id extends ControlOperation, Name extends 'path' | 'query'> = operations[Id]['parameters'] extends {
  [Key in Name]?: infer Values
}
  ? Exclude<Values, undefined>
  : never

/** The values in the path of a control call; never where it has none. */
export type ControlPath<Id extends ControlOperation> = Part<Id, 'path'>

/** The query of a control call; never where it has none. */
export type ControlQuery<Id extends ControlOperation> = Part<Id, 'query'>

type JsonBody<Id extends ControlOperation> = operations[Id] extends { requestBody?: infer Body }
  ? NonNullable<Body> extends { content: { 'application/json': infer Value } }
    ? Value
    : never
  : never

/** A body whose profile is completed by an editor. */
type WithProfileName<Body> = {
  [Key in keyof Body]: Key extends 'profile' ? ProfileName | Extract<Body[Key], undefined> : Body[Key]
}

/** The JSON body of a control call; never where it has none. */
export type ControlBody<Id extends ControlOperation> = WithProfileName<JsonBody<Id>>

/** What a control call answers. */
export type ControlAnswer<Id extends ControlOperation> = operations[Id]['responses'] extends {
  200: { content: { 'application/json': infer Value } }
}
  ? Value
  : never

type Needed<Name extends string, Value> = [Value] extends [never]
  ? unknown
  : object extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value }

/** The values of the path, the query and the body of a control call. */
export type ControlInput<Id extends ControlOperation> = Needed<'path', ControlPath<Id>> &
  Needed<'query', ControlQuery<Id>> &
  Needed<'body', ControlBody<Id>>

/** A record type of the control plane's document. */
export type ControlRecord<Name extends keyof components['schemas']> = components['schemas'][Name]
