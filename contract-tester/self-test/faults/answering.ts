import { successMedia } from '../../src/plan/success-media.ts'
import type { FaultContext } from './fault.ts'

/** The operations whose answers have a schema. */
export const answering = ({ operations }: FaultContext) =>
  operations.filter((one) => successMedia(one)?.schemaPointer !== undefined)
