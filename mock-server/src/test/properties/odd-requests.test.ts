import contract from '@swx/openapi/openapi.json' with { type: 'json' }
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkReply } from '../../api/check-reply.ts'
import { createEngine } from '../../api/engine.ts'
import { findRoute } from '../../api/router.ts'
import type { Customer } from '../customer.ts'
import { settledHeap } from '../settled-heap.ts'
import { runSeed, SOAK } from '../soak.ts'
import { anyAct, carryOut, planOf } from './commands.ts'
import { SECURITY_PASSWORD } from './ground.ts'
import { expectBooks } from './laws.ts'
import { createTrial, type Trial } from './trial.ts'

interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly oneOf?: readonly Schema[]
}
interface Parameter {
  readonly name: string
  readonly in: 'query' | 'path' | 'header'
  readonly schema: Schema
  readonly example?: unknown
}
interface ContractOperation {
  readonly operationId: string
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[]
  readonly responses: Readonly<Record<string, unknown>>
  readonly requestBody?: {
    readonly content: Readonly<
      Record<
        string,
        { readonly schema: Schema; readonly examples?: Readonly<Record<string, { value?: unknown }>> }
      >
    >
  }
}

const resolve = <T extends object>(value: T): T => {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value
  const node = value.$ref
    .split('/')
    .slice(1)
    .reduce<unknown>((one, name) => (one as Record<string, unknown>)[name], contract)
  return resolve(node as T)
}

const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    path,
    method: method.toUpperCase(),
    ...(operation as unknown as ContractOperation),
  })),
)

/** Values that trouble parsers, patterns, tables and sums. */
const odd = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    ' ',
    '\0',
    '__proto__',
    'constructor',
    'toString',
    '../..',
    '%00',
    '1e309',
    '-0',
    '😀',
  ),
  fc.constantFrom<unknown>(
    '0',
    '0.00',
    '-1.00',
    '1.',
    '.5',
    '1e3',
    '00.10',
    '0.001',
    '99999999999999999999.99',
    '+1',
    'NaN',
  ),
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 1e21, Number.MAX_SAFE_INTEGER, [], {}, [[]]),
  fc.constantFrom<unknown>('\u202e', '\ud800', 'x'.repeat(70), 'x'.repeat(5_000), '２', '１２３４５６'),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.jsonValue({ maxDepth: 2 }),
)

/** Values at and just beyond the edges that a schema draws. */
const edgesOf = (given: Schema): fc.Arbitrary<unknown> => {
  const schema = resolve(given)
  if (schema.oneOf) return fc.oneof(...schema.oneOf.map(edgesOf))
  const { minimum = 0, maximum = 100, maxLength = 64 } = schema
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (schema.enum)
    return fc.constantFrom<unknown>(...schema.enum, 'NONE', String(schema.enum[0]).toLowerCase())
  if (type === 'integer' || type === 'number')
    return fc.constantFrom<unknown>(
      minimum,
      minimum - 1,
      maximum,
      maximum + 1,
      minimum + 0.5,
      String(minimum),
    )
  if (type === 'boolean') return fc.constantFrom<unknown>(true, false, 'true', 1)
  if (type === 'array') return fc.array(edgesOf(schema.items ?? {}), { maxLength: 3 })
  if (type === 'object') return fc.constantFrom<unknown>({}, { extra: 1 })
  return fc.constantFrom<unknown>('a'.repeat(maxLength), 'a'.repeat(maxLength + 1), 'a')
}

let trial: Trial
/** Texts that mean something in the world, by the field that takes them. */
let known: Readonly<Record<string, readonly unknown[]>>

beforeAll(async () => {
  trial = await createTrial(1)
  // A lived-in world: records of every product, of this user and of others.
  for (const act of fc.sample(fc.noBias(anyAct), { seed: 20_260_112, numRuns: 300 })) {
    if (act.by === 'house') {
      if (['fund', 'review', 'hours', 'simulatedBid'].includes(act.act)) await carryOut(trial, act)
      continue
    }
    const plan = await planOf(trial, act)
    if (plan) await trial.call(act.who, plan.path, plan.body, { mode: act.mode, key: `past-${++trial.keys}` })
  }
  for (const { change } of trial.users)
    change({ status: 'ACTIVE', demoEnabled: true, paymentLock: undefined })
  expectBooks(trial)

  const { read } = trial.world.store
  const [ada] = trial.users as [Customer]
  const orders = [
    ...Array.from(read.smartOrders.list(), ({ orderNo }) => orderNo),
    ...Array.from(read.positions.list(), ({ orderNo }) => orderNo),
    ...Array.from(read.options.list(), ({ orderNo }) => orderNo),
    ...Array.from(read.withdrawals.list(), ({ orderNo }) => orderNo),
  ]
  const [position] = read.positions.list()
  const quote = await trial.call(0, 'user/loanQuote', { amount: '1000.00', termDays: 30 })
  const market = trial.world.market.find('EURUSD')
  const info = (await trial.read(0, `index/getMarketInfo/${market?.id}`)).result
  const [product] = (await trial.read(0, 'index/listSmartProduct')).result.list
  known = {
    id: [...orders, market?.id, position?.orderNo, 'c-1', 'n-1'],
    orderNo: orders,
    loanNo: Array.from(read.loans.list(), ({ loanNo }) => loanNo),
    nftId: Array.from(read.nfts.list(), ({ id }) => id),
    marketId: [market?.id],
    productId: [product.id],
    days: [product.cycles[0].days],
    quoteId: [quote.result.quoteId],
    agreementVersion: [quote.result.agreementVersion],
    acceptedTermsVersion: [info.termsVersion, product.termsVersion],
    quotedPrice: [info.price],
    fileId: Array.from(read.uploads.list(), ({ fileId }) => fileId),
    proofId: [`f-recharge-${ada.id}`],
    signatureId: [`f-signature-${ada.id}`],
    securityPassword: [SECURITY_PASSWORD],
    password: [SECURITY_PASSWORD],
    email: ['ada_first@example.com', 'unknown@example.com'],
    userName: ['ada_first', 'unknown'],
  }
  expect(orders.length).toBeGreaterThan(10)
  seen.heap = settledHeap()
})

/** How long an answer may take; the slowest hashes a password. */
const PATIENCE_MS = 10_000
/** How much the heap may grow while everything is tried, in megabytes. */
const MOST_GROWTH = 20
const seen = { requests: 0, refused: 0, heap: 0 }

afterAll(() => {
  const growth = settledHeap() - seen.heap
  process.stdout.write(
    `${seen.requests} requests, ${seen.refused} of them refused; heap ${growth.toFixed(1)} MB larger\n`,
  )
  expect(growth).toBeLessThan(MOST_GROWTH)
})

/** Waits for an answer, but not for ever. */
const inTime = async <T>(answer: T | Promise<T>): Promise<T> => {
  if (!(answer instanceof Promise)) return answer
  let timer: NodeJS.Timeout | undefined
  const hang = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, PATIENCE_MS, new Error('There was no answer.'))
  })
  return Promise.race([answer, hang]).finally(() => clearTimeout(timer))
}

type Fields = Record<string, unknown>

/** A good value of a field: one that exists in the world, or the example of the contract. */
const goodValue = (name: string, example: unknown, pick: number): unknown => {
  const values = known[name]
  return values && values.length > 0 ? values[pick % values.length] : example
}

/** What happens to one field on the way. */
type Twist = { readonly kind: 'drop' | 'keep' } | { readonly kind: 'set'; readonly value: unknown }

const twistOf = (schema: Schema): fc.Arbitrary<Twist> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constant<Twist>({ kind: 'keep' }) },
    { weight: 1, arbitrary: fc.constant<Twist>({ kind: 'drop' }) },
    { weight: 1, arbitrary: odd.map((value): Twist => ({ kind: 'set', value })) },
    { weight: 1, arbitrary: edgesOf(schema).map((value): Twist => ({ kind: 'set', value })) },
  )

const twisted = (good: Fields, twists: Record<string, Twist>, pick: number): Fields => {
  const fields: Fields = {}
  for (const [name, twist] of Object.entries(twists)) {
    if (twist.kind === 'set') fields[name] = twist.value
    else if (twist.kind === 'keep') {
      const value = goodValue(name, good[name], pick)
      if (value !== undefined) fields[name] = value
    }
  }
  return fields
}

/** A request that is right but for what happens to some of its fields. */
const requestTo = ({ parameters = [], requestBody }: ContractOperation) => {
  const all = parameters.map((one) => resolve(one) as Parameter)
  const twistsOf = (entries: readonly (readonly [string, Schema])[]) =>
    fc.record(Object.fromEntries(entries.map(([name, schema]) => [name, twistOf(schema)])))
  const content = requestBody && Object.values(requestBody.content)[0]
  const schema = content ? resolve(content.schema) : undefined
  const variants = schema?.oneOf?.map((one) => resolve(one)) ?? (schema ? [schema] : [])
  const properties = Object.assign({}, ...variants.map((one) => one.properties ?? {})) as Record<
    string,
    Schema
  >
  return fc.record({
    parameters: twistsOf(all.map((one) => [one.name, one.schema])),
    body: twistsOf(Object.entries(properties)),
    shape: fc.oneof(
      { weight: 12, arbitrary: fc.constant('json') },
      { weight: 1, arbitrary: fc.constantFrom('odd', 'cut', 'none', 'list', 'huge') },
    ),
    extra: odd,
    who: fc.constantFrom(0, 0, 0, 1, 2, 9),
    mode: fc.constantFrom('YES', 'NO', 'NO', 'maybe'),
    key: fc.option(fc.constantFrom('k', '"quoted"', '', 'x'.repeat(300), 'sbx-odd'), {
      nil: undefined,
      freq: 3,
    }),
    pick: fc.nat({ max: 50 }),
  })
}

const text = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
const encode = (value: unknown): string => encodeURIComponent(text(value).replace(/\p{Surrogate}/gu, '?'))

const bodyOf = (shape: string, fields: Fields, extra: unknown): string => {
  const json = JSON.stringify(fields)
  if (shape === 'odd') return JSON.stringify(extra) ?? ''
  if (shape === 'cut') return json.slice(0, -1)
  if (shape === 'list') return `[${json}]`
  if (shape === 'huge')
    return `${json.slice(0, -1)}${json === '{}' ? '' : ','}"more":"${'y'.repeat(40_000)}"}`
  return shape === 'none' ? '' : json
}

/** What an error may change, by its code: the number of wrong codes, and of wrong security passwords in a row. */
const COUNTED: Readonly<Record<string, readonly string[]>> = {
  '11001': ['codes tries'],
  '11002': ['users wrongSecurityPasswords'],
  '10011': ['users wrongSecurityPasswords'],
}

test.each(operations)(
  '$operationId takes no odd request amiss: an answer of the contract in time, and nothing changes that is refused',
  { timeout: 60_000 * SOAK },
  async (operation) => {
    const faults: string[] = []
    const engine = createEngine(trial.world, {
      checkReply,
      onFault: (error) => faults.push(error.stack ?? error.message),
    })
    const content = Object.values(operation.requestBody?.content ?? {})[0]
    const example = Object.values(content?.examples ?? {})[0]
    const good = (example ? resolve(example as { value?: Fields }).value : {}) ?? {}
    const parameters = (operation.parameters ?? []).map((one) => resolve(one) as Parameter)
    const start = trial.world.snapshot()
    const hash = trial.world.hash()
    const fieldsOf = (row: object | undefined) => (row ?? {}) as Fields
    /** The fields that are not as they were, each after its table. */
    const changedFields = (): string[] =>
      [...trial.world.store.differences(start.rows, trial.world.store.snapshot())].flatMap(
        ({ table, before, after, secret }) =>
          Object.keys({ ...before, ...after })
            .filter((name) => !secret.includes(name))
            .filter((name) => !Object.is(fieldsOf(before)[name], fieldsOf(after)[name]))
            .map((name) => `${table} ${name}`),
      )
    /** Rows that were not even written need no hash to be the same. */
    const isUnchanged = (): boolean => {
      const now = trial.world.store.snapshot()
      const isUntouched = now.every((version, index) => start.rows[index] === version)
      return isUntouched || trial.world.hash() === hash
    }

    await fc.assert(
      fc.asyncProperty(requestTo(operation), async (request) => {
        const { who, mode, key, pick, shape, extra } = request
        const examples = Object.fromEntries(parameters.map(({ name, example }) => [name, example]))
        const values = twisted(examples, request.parameters, pick)
        const of = (place: Parameter['in']) =>
          parameters
            .filter((one) => one.in === place && one.name in values)
            .map(({ name }) => [name, values[name]] as const)
        const headers: Record<string, string> = { 'content-type': 'application/json', virtually: mode }
        for (const [name, value] of of('header')) headers[name.toLowerCase()] = text(value)
        headers.virtually = mode
        const token = trial.users[who]?.token
        if (token) headers.authorization = token
        if (key !== undefined) headers['idempotency-key'] = key

        const entries = trial.world.store.read.entries.size
        const path = operation.path.replace(/\{(\w+)\}/g, (_, name) => encode(values[name] ?? ''))
        const call = {
          method: operation.method,
          path,
          query: of('query')
            .map(([name, value]) => `${name}=${encode(value)}`)
            .join('&'),
          header: (name: string) => headers[name],
          body:
            operation.method === 'GET'
              ? undefined
              : new TextEncoder().encode(bodyOf(shape, twisted(good as Fields, request.body, pick), extra)),
          ip: 'odd',
        }
        const reply = await inTime(engine.call(call))
        seen.requests++
        expect(faults).toEqual([])
        expect(reply.status).toBeLessThan(500)
        expect(findRoute(path) ? Object.keys(operation.responses) : ['404']).toContain(String(reply.status))
        const answer = JSON.parse(reply.body)
        expect(answer).toMatchObject({ code: expect.any(String), traceId: expect.any(String) })
        const isDone = reply.status === 200 && /^(200|2000\d)$/.test(answer.code)
        if (isDone) {
          // What was right after all is undone, so that the next one meets the same world.
          trial.world.restore(start)
          return
        }
        seen.refused++
        expect(trial.world.store.read.entries.size).toBe(entries)
        if (isUnchanged()) return
        expect(changedFields().filter((field) => !COUNTED[answer.code]?.includes(field))).toEqual([])
        trial.world.restore(start)
      }),
      { numRuns: 40 * SOAK, seed: runSeed() },
    )
    trial.world.restore(start)
  },
)
