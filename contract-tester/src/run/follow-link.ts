import type { Call, Exchange } from '../http/call.ts'
import { readAt } from '../plan/template.ts'
import type { Run } from './run.ts'

/** Reads what a link leads to, as the caller of another call; undefined where it leads out of the document. */
export function followLink(run: Run, { call }: Exchange, link: string) {
  const target = readAt(run.operations, link)
  if (target === undefined) return undefined
  const next: Call = { ...call, ...target, method: 'GET', query: [], headers: {}, body: undefined }
  return run.send(next, 'probe')
}
