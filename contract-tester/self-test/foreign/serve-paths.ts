import type { JsonObject } from '../../src/document/json.ts'
import type { Handler } from '../server/handler.ts'
import { type Ask, DEFAULT_LIMIT, type ForeignStyle, type Outcome } from './core.ts'
import { readJson, userOf } from './parts.ts'

/** A request as a style reads it. */
interface Asked {
  readonly request: Request
  readonly url: URL
  readonly user: string | undefined
}

/** How a style with a path for each thing writes its requests and answers: what it does is the same in all of them. */
interface PathStyle {
  /** The id in a path; undefined for all things, null for a path that leads nowhere, an answer for another thing's. */
  idIn(asked: Asked): string | undefined | null | Response
  /** What is sent; undefined when it is not in the style. @default a JSON object */
  fieldsOf?(request: Request): Promise<JsonObject | undefined>
  /** Which part of the list is asked for; an offset that is no number is an error. */
  partOf(get: (name: string) => string | undefined): Pick<Ask, 'limit' | 'color' | 'offset'>
  /** How it says that something is wrong. */
  error(status: number): Response
  /** The status for a request that is not valid. @default 400 */
  readonly invalid?: number
  answer(outcome: Extract<Outcome, { is: 'list' | 'item' | 'created' }>, asked: Asked): Response
}

const KINDS: Readonly<Record<string, Ask['kind']>> = {
  'all GET': 'list',
  'all POST': 'create',
  'one GET': 'read',
  'one PATCH': 'update',
  'one DELETE': 'remove',
}

/** How many rows come before a page; no number for a page that there cannot be. */
export const rowsBefore = (page = '1', size = String(DEFAULT_LIMIT)): number =>
  Number.isInteger(Number(page)) && Number(page) >= 1 ? (Number(page) - 1) * Number(size) : Number.NaN

/** The server of a style whose paths are things, and whose methods say what is done with them. */
export const servePaths =
  (style: PathStyle): ForeignStyle['create'] =>
  (core): Handler =>
  async (request) => {
    const url = new URL(request.url)
    const asked = { request, url, user: userOf(request) }
    const id = style.idIn(asked)
    if (id instanceof Response) return id
    if (id === null) return style.error(404)
    const invalid = style.invalid ?? 400
    const read = style.fieldsOf ?? ((one) => readJson(one, /^application\/json/))
    const hasBody = request.method === 'POST' || request.method === 'PATCH'
    const fields = hasBody ? ((await read(request)) ?? { name: 5 }) : {}
    const part = style.partOf((name) => url.searchParams.get(name) ?? undefined)
    if (!Number.isInteger(part.offset ?? 0) && asked.user !== undefined) return style.error(invalid)
    const kind = KINDS[`${id === undefined ? 'all' : 'one'} ${request.method}`]
    if (kind === undefined) return style.error(405)
    const outcome = core({ kind, user: asked.user, id, fields, ...part })
    if (outcome.is === 'list' || outcome.is === 'item' || outcome.is === 'created')
      return style.answer(outcome, asked)
    if (outcome.is === 'gone') return new Response(null, { status: 204 })
    if (outcome.is === 'failed') return style.error(500)
    if (outcome.is === 'unknown' || outcome.is === 'deletedBefore') return style.error(404)
    return style.error(outcome.is === 'invalid' && outcome.status === 400 ? invalid : outcome.status)
  }

/** The id that the first group of a pattern finds in a path. */
export const idBy =
  (pattern: RegExp): PathStyle['idIn'] =>
  ({ url }) => {
    const found = pattern.exec(decodeURIComponent(url.pathname))
    return found === null ? null : found[1]
  }
