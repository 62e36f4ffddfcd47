import { ParamEntry } from '@swx/sdk/zod'
import type * as z from 'zod/mini'

/** A system parameter: the contract's entity. */
export const ParameterRecord = ParamEntry

export type ParameterRecord = z.output<typeof ParamEntry>
