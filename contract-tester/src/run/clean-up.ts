import type { Left } from '../findings/report.ts'
import { callOf } from '../plan/call-of.ts'
import { besideCreated, inputForId } from '../plan/input-for-id.ts'
import type { OwnThing } from './own-things.ts'
import type { Run } from './run.ts'

/** Whether a thing is there no more, after it was asked to be deleted. */
async function remove(run: Run, { resource, id, input, path }: OwnThing): Promise<string | undefined> {
  const operation = resource.remove
  if (id === undefined) return 'the answer does not show its id'
  if (operation === undefined || path === undefined) return 'the document has no operation that deletes it'
  const base = await run.knownInput(operation)
  const call = callOf(
    operation,
    inputForId(
      besideCreated(resource.idName === undefined ? { ...base, body: undefined } : base, input),
      resource,
      id,
    ),
  )
  const exchange = await run.send(call, 'probe')
  if (exchange === undefined) return 'the server did not answer'
  const { status } = exchange.answer
  if (run.outcome(exchange) !== 'done' && status !== 404 && status !== 410)
    return `deleting it was answered with HTTP ${status}`
  run.own.deleted(path)
  return undefined
}

/** Deletes what the run created, the newest first, and puts singletons back. @returns what is left, and why */
export async function cleanUp(run: Run): Promise<Left[]> {
  const left: Left[] = []
  let unknown = 0
  for (const operation of await run.singletons.putBack(run).catch(() => ['*']))
    left.push({ operation, id: '', reason: 'it is not as it was before' })
  for (const thing of run.own.remaining()) {
    const reason = await remove(run, thing).catch(() => 'the server did not answer')
    if (reason !== undefined)
      left.push({ operation: thing.createdBy, id: thing.id ?? `unknown ${++unknown}`, reason })
  }
  return left
}
