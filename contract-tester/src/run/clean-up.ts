import { callOf } from '../plan/call-of.ts'
import { inputForId } from '../plan/input-for-id.ts'
import type { Run } from './run.ts'

/** Deletes what the run created, where the document has an operation for it. What is gone already is left. */
export async function cleanUp(run: Run): Promise<void> {
  for (const { resource, id, input } of run.own.values()) {
    if (resource.remove === undefined) continue
    const call = callOf(resource.remove, { ...inputForId(input, resource, id), body: undefined })
    await run.send(call, 'probe')
  }
}
