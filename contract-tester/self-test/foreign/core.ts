import type { Json, JsonObject } from '../../src/document/json.ts'
import type { Handler } from '../server/handler.ts'
import type { ForeignFault } from './faults.ts'

/** A record: every style shows the same fields in its own way. */
export interface Item {
  readonly id: number
  readonly name: Json
  readonly color: Json
  readonly size: Json
  readonly created: string
  readonly owner: string
}

/** What a request asks for, in whatever style it came. */
export interface Ask {
  readonly kind: 'list' | 'read' | 'create' | 'update' | 'remove'
  readonly user: string | undefined
  readonly id?: string | undefined
  readonly fields?: JsonObject
  /** Undefined for the default. */
  readonly limit?: string | undefined
  /** How many rows come before. */
  readonly offset?: number
  readonly color?: string | undefined
}

/** What became of it. */
export type Outcome =
  | { readonly is: 'list'; readonly items: Item[]; readonly total: number; readonly next: number | undefined }
  | { readonly is: 'item'; readonly item: Item }
  | { readonly is: 'created'; readonly item: Item; readonly status: 201 | 202 }
  | { readonly is: 'gone'; readonly id: number }
  | { readonly is: 'unknown'; readonly id?: string | undefined }
  | { readonly is: 'deletedBefore'; readonly id?: string | undefined }
  | { readonly is: 'failed' }
  | { readonly is: 'invalid'; readonly status: 400 | 409 }
  | { readonly is: 'unauthorized'; readonly status: 401 | 403 }

/** A way to build an API, as well-known ones are built, and not as the rules' own documents are. */
export interface ForeignStyle {
  readonly name: string
  readonly document: JsonObject
  /** Ids that its server knows, by the name of their parameter: for tools that find none by themselves. */
  readonly ids: Readonly<Record<string, readonly Json[]>>
  readonly create: (core: (ask: Ask) => Outcome) => Handler
}

/** Numbers of records that a server begins with. */
export const FIRST_IDS: readonly number[] = [11, 12, 13, 14, 15, 16, 17]

export const COLORS = ['red', 'green', 'blue']
export const DEFAULT_LIMIT = 5
export const MOST = 20

/** The records and rules behind a server of any style, right but for one fault. */
export function createCore(
  fault: ForeignFault | undefined,
  isAbout = (_: Item, user: string) => user !== '',
) {
  const has = (one: ForeignFault) => fault === one
  let last = 30
  let reads = 0
  const removed = new Set<string>()
  const hidden = new Set<number>()
  let items: Item[] = Array.from({ length: 12 }, (_, at) => ({
    id: at + (FIRST_IDS[0] ?? 0),
    name: `Thing ${at}`,
    color: COLORS[at % 3] as string,
    size: 10 + at,
    created: new Date(1_760_000_000_000 + at * 60_000).toISOString(),
    owner: 'first',
  }))

  const isValid = ({ name, size, color }: JsonObject, isWhole: boolean): boolean => {
    const isName =
      (name === undefined && (!isWhole || has('the name may be missing'))) ||
      (name === null && has('a name that is null is accepted')) ||
      (typeof name === 'string' &&
        name.length > 0 &&
        (name.length <= 30 || has('a name that is too long is accepted')))
    const isSize =
      (size === undefined && !isWhole) ||
      (Number.isInteger(size) &&
        Number(size) >= 1 &&
        (Number(size) <= 100 || has('a size above its maximum is accepted')))
    const isColor =
      color === undefined ||
      (typeof color === 'string' && (COLORS.includes(color) || has('a color outside its enum is accepted')))
    return isName && isSize && isColor
  }
  const invalid = (): Outcome =>
    has('an invalid body is a server error')
      ? { is: 'failed' }
      : { is: 'invalid', status: has('an invalid body is answered with 409') ? 409 : 400 }
  const stored = (fields: JsonObject, id: number, user: string): Item => ({
    id,
    name: fields.name ?? 'Nameless',
    color: fields.color ?? 'red',
    size: has('a size above 50 is stored as 50') && Number(fields.size) > 50 ? 50 : (fields.size ?? 1),
    created: '2026-01-10T15:20:00.000Z',
    owner: user,
  })
  const shownAlone = (item: Item): Item => ({
    ...item,
    ...(has('the name is a number when it is read') ? { name: 7 } : {}),
    ...(has('the size is left out when it is read') ? { size: undefined as unknown as Json } : {}),
    ...(has('the date is no date when it is read') ? { created: 'yesterday' } : {}),
  })
  const list = ({ limit, offset = 0, color }: Ask, user: string): Outcome => {
    reads += 1
    const size = limit === undefined ? DEFAULT_LIMIT : Number(limit)
    const isLimit =
      Number.isInteger(size) && size >= 1 && (size <= MOST || has('a limit above its maximum is accepted'))
    if (!isLimit || (color !== undefined && !COLORS.includes(color)) || !(offset >= 0))
      return { is: 'invalid', status: 400 }
    let own = items.filter((item) => isAbout(item, user) && !hidden.has(item.id))
    if (color !== undefined && !has('the filter is ignored')) {
      own = own.filter((item) => item.color === color)
      if (has('the filter leaves out one that fits')) own = own.slice(1)
    }
    if (has('the list comes in another order each time') && reads % 2 === 0) own = [...own].reverse()
    if (has('one row comes twice'))
      own = own.flatMap((item, at) => (at === 0 ? [item, { ...item, size: 9 }] : [item]))
    const start =
      offset > 0 && has('the second page begins with the last row of the first')
        ? offset - 1
        : offset > 0 && has('the second page skips a row')
          ? offset + 1
          : offset
    const most = has('the limit is ignored') ? 1_000 : has('the limit gives one more') ? size + 1 : size
    const reachable = has('the last row of all is on no page') && limit !== undefined ? own.slice(0, -1) : own
    const page = reachable.slice(start, start + most).map((item) => ({
      ...item,
      ...(has('the color in lists is outside its enum') ? { color: 'mauve' } : {}),
      ...(has('the list has another size than the item') ? { size: Number(item.size) + 1 } : {}),
    }))
    const end = offset + size
    return { is: 'list', items: page, total: own.length, next: end < own.length ? end : undefined }
  }
  const act = (ask: Ask, user: string): Outcome => {
    const { kind, id, fields = {} } = ask
    if (kind === 'list') return list(ask, user)
    if (kind === 'create') {
      if (!isValid(fields, true)) return invalid()
      const made = stored(fields, has('every create has the same id') ? 31 : ++last, user)
      if (!has('a create stores nothing')) items.push(made)
      if (has('a create stores two')) items.push({ ...made, id: ++last })
      if (has('what is created is not listed')) hidden.add(made.id)
      return {
        is: 'created',
        item: has('a create answers with another name') ? { ...made, name: 'Another' } : made,
        status: has('a create answers 202') ? 202 : 201,
      }
    }
    const found =
      items.find((item) => String(item.id) === id && isAbout(item, user)) ??
      (kind === 'read' && has('an unknown id is answered with some item') ? items[0] : undefined) ??
      (has('another user may change it') && kind !== 'read'
        ? items.find((item) => String(item.id) === id)
        : undefined)
    if (found === undefined || (removed.has(String(found.id)) && kind === 'read'))
      return removed.has(String(id)) ? { is: 'deletedBefore', id } : { is: 'unknown', id }
    if (kind === 'read') return { is: 'item', item: shownAlone(found) }
    if (kind === 'remove') {
      if (has('a delete does nothing')) return { is: 'gone', id: found.id }
      removed.add(String(found.id))
      const also = has('a delete takes another one along')
        ? items.filter((item) => item.owner === user && item.id > 30 && item !== found)[0]
        : undefined
      if (!has('what is deleted stays in the list'))
        items = items.filter((item) => item !== found && item !== also)
      return { is: 'gone', id: found.id }
    }
    if (!isValid(fields, false)) return invalid()
    const changed = has('an update is lost')
      ? found
      : {
          ...found,
          ...stored({ ...found, ...fields } as JsonObject, found.id, found.owner),
          created: found.created,
          ...(has('an update resets the size') && fields.size === undefined ? { size: 1 } : {}),
        }
    items = items.map((item) => (item === found ? changed : item))
    return { is: 'item', item: changed }
  }
  return (ask: Ask): Outcome => {
    const needsToken = !(
      (ask.kind === 'create' && has('creating needs no token')) ||
      ((ask.kind === 'read' || ask.kind === 'list') && has('reading needs no token'))
    )
    const known = ask.user === 'first' || ask.user === 'second' ? ask.user : undefined
    const user = known ?? (ask.user !== undefined && has('any token will do') ? 'first' : undefined)
    if (user === undefined && needsToken)
      return {
        is: 'unauthorized',
        status: has('without a token the answer is 403') && ask.user === undefined ? 403 : 401,
      }
    return act(ask, user ?? 'first')
  }
}
