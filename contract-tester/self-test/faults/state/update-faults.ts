import { isObject, type Json } from '../../../src/document/json.ts'
import type { Operation } from '../../../src/document/operation.ts'
import type { Handler } from '../../server/handler.ts'
import type { FaultKind } from '../fault.ts'
import { changeRequest } from '../wrappers.ts'
import { stateKind, without } from './state-kind.ts'

/** Updates that are not kept. */
export const updateFaults: readonly FaultKind[] = [
  stateKind('update is lost', (context, { update, read }) =>
    update === undefined || read === undefined
      ? []
      : [
          changeRequest(context, update, async (request, conforming) => {
            const before = await conforming(await without(request, 'GET', () => undefined, read))
            const after = await conforming(request.clone())
            if (!after.ok || !before.ok) return after
            const text = await before.text()
            const shown = after.clone()
            await restore(conforming, request, text, update)
            return shown
          }),
        ],
  ),
]

/** Writes a thing back as it was. */
async function restore(
  conforming: Handler,
  request: Request,
  text: string,
  update: Operation,
): Promise<void> {
  const before = JSON.parse(text) as Json
  const sent = JSON.parse(await request.clone().text()) as Json
  const take = (shape: Json | undefined, from: Json | undefined): Json => {
    if (!isObject(shape)) return from ?? null
    const inner = isObject(from) ? from : {}
    return Object.fromEntries(
      Object.keys(shape).flatMap((name) =>
        inner[name] === undefined ? [] : [[name, take(shape[name], inner[name])]],
      ),
    )
  }
  const source =
    isObject(sent) && !('data' in sent) && isObject(before) && isObject(before.data) ? before.data : before
  const restored = new Request(request.url, {
    method: update.method,
    headers: request.headers,
    body: JSON.stringify(take(sent, source)),
  })
  await conforming(restored)
}
