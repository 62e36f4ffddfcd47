import type { Json } from '../../../src/document/json.ts'
import type { Operation } from '../../../src/document/operation.ts'
import type { Resource } from '../../../src/plan/resources.ts'
import { TOKENS } from '../../server/serve-document.ts'
import type { Fault, FaultContext, FaultKind } from '../fault.ts'
import { signed } from '../signed.ts'

/** A resource whose things can be created, and then be read. */
export type Whole = Resource & Required<{ create: Operation; idField: string }>

const creating = ({ resources }: FaultContext): Whole[] =>
  resources.filter(
    (one): one is Whole =>
      one.create !== undefined && one.idField !== undefined && (one.read ?? one.list) !== undefined,
  )

/** A kind of fault of things that can be created. */
export const stateKind = (
  name: string,
  faults: (context: FaultContext, resource: Whole) => Fault[],
): FaultKind => ({
  name,
  layer: 'stateful',
  faults: (context) => creating(context).flatMap((resource) => faults(context, resource)),
})

/** Leads from the collection to one of its items. */
export const itemUrl = (request: Request, id: Json | undefined) => (url: URL) => {
  url.pathname = `${new URL(request.url).pathname.replace(/\/$/, '')}/${id}`
  url.search = ''
}

/** A request without a body, as the first user. */
export const without = async (
  request: Request,
  method: string,
  change: (url: URL) => void,
  operation: Operation,
): Promise<Request> => {
  const url = new URL(request.url)
  change(url)
  return signed(operation, new Request(url, { method }), TOKENS[0])
}

/** The headers that a further request of the same caller needs. */
export const auth = (request: Request): Record<string, string> => {
  const kept: Record<string, string> = {}
  for (const [name, value] of request.headers)
    if (!/^(content-|accept|idempotency)/.test(name)) kept[name] = value
  return kept
}
