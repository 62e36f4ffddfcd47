import type { SetStub, Stub, StubbedCall } from './stub.ts'

/** The stubs of a world. No part of its state. */
export interface StubPlan {
  /** How many there are; 0 costs a call nothing. */
  readonly size: number
  list(): readonly SetStub[]
  /** Adds a stub, before those that are there; answers its number. */
  add(stub: Stub): number
  /** Takes a stub away; answers whether there was one of this number. */
  remove(id: number): boolean
  clear(): void
  /** The stub that answers a call, which counts as used. */
  take(call: () => StubbedCall): Stub | undefined
}

/** Whether a value has all that is expected of it; a number of a query is a text there. */
const has = (value: unknown, expected: unknown): boolean => {
  if (typeof expected !== 'object' || expected === null)
    return value === expected || (typeof value === 'string' && value === String(expected))
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(expected) && (!Array.isArray(value) || value.length !== expected.length)) return false
  return Object.entries(expected).every(([name, each]) =>
    has((value as Readonly<Record<string, unknown>>)[name], each),
  )
}

const fits = ({ match }: Stub, { op, path, query, body }: StubbedCall): boolean =>
  match.op === op && has(path, match.path ?? {}) && has(query, match.query ?? {}) && hasBody(body, match.body)

const hasBody = (body: unknown, expected: unknown): boolean => expected === undefined || has(body, expected)

/** A plan without stubs. */
export const createStubPlan = (): StubPlan => {
  let stubs: SetStub[] = []
  let latestId = 0

  const remove = (id: number): boolean => {
    const before = stubs.length
    stubs = stubs.filter((one) => one.id !== id)
    return stubs.length < before
  }

  return {
    get size() {
      return stubs.length
    },
    list: () => stubs,
    add(stub) {
      const id = ++latestId
      stubs = [{ ...stub, id }, ...stubs]
      return id
    },
    remove,
    clear() {
      stubs = []
    },
    take(describe) {
      const call = describe()
      const stub = stubs.find((one) => fits(one, call))
      if (!stub || stub.times === undefined) return stub
      const times = stub.times - 1
      if (times === 0) remove(stub.id)
      else stubs = stubs.map((one) => (one === stub ? { ...one, times } : one))
      return stub
    },
  }
}
