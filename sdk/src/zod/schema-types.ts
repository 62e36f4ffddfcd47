import type { ZodMiniExactOptional, ZodMiniObject, ZodMiniOptional, ZodMiniType } from 'zod/mini'

/** A schema of a type. */
export type TypeSchema<Type> = ZodMiniType<Type, Type>

type IsOptional<Type, Name extends keyof Type> = object extends Pick<Type, Name> ? true : false

type OptionalSchema<Type> = ZodMiniExactOptional<TypeSchema<Type>> | ZodMiniOptional<TypeSchema<Type>>

/** A schema of query values, which fills in what the contract says is meant when one is left out. */
export type QuerySchema<Type> = ZodMiniType<
  Type,
  { [Name in keyof Type]: IsOptional<Type, Name> extends true ? Type[Name] | undefined : Type[Name] }
>

/**
 * A schema of an object, whose fields `z.pick`, `z.extend` and `.shape` know. Written once here instead of field by
 * field in the published types, which would be as large as everything else together.
 */
export type ObjectSchema<Type> = ZodMiniObject<{
  readonly [Name in keyof Type]-?: IsOptional<Type, Name> extends true
    ? OptionalSchema<Exclude<Type[Name], undefined>>
    : TypeSchema<Type[Name]>
}>
