import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeEach, expect, test } from 'vitest'
import { canAnswer, infoOf, isLockable, type OperationId, operations } from '../contract/contract.ts'
import { createCustomer } from '../test/customer.ts'
import { createInsideWorld, type InsideWorld } from '../test/inside-world.ts'

interface Media {
  readonly examples?: Readonly<Record<string, { readonly value: object }>>
}

interface Described {
  readonly operationId: OperationId
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly example?: unknown }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> }
}

const file = fileURLToPath(import.meta.resolve('@swx/openapi/openapi.json'))
const contract: { paths: Record<string, Record<string, Described>> } = JSON.parse(readFileSync(file, 'utf8'))

/** A body of each operation that the contract gives as an example. */
const bodies = new Map(
  Object.values(contract.paths)
    .flatMap((item) => Object.values(item))
    .map(({ operationId, requestBody }) => [
      operationId,
      Object.values(requestBody?.content['application/json']?.examples ?? {})[0]?.value,
    ]),
)

const ids = (Object.keys(operations) as OperationId[]).filter(
  (id) => infoOf(id).auth === 'token' && id !== 'upload',
)
const writes = ids.filter((id) => infoOf(id).effect === 'write')
const ofMark = (demo: string) => ids.filter((id) => infoOf(id).demo === demo)

let world: InsideWorld
beforeEach(async () => {
  world = await createInsideWorld()
})

const call = (id: OperationId, mode: 'real' | 'demo', user: Parameters<typeof createCustomer>[2]) =>
  createCustomer(world, 'meimei', user).call(id, { body: bodies.get(id) ?? {}, mode, id: 'x-1' })

const locked = { paymentLock: { reason: 'OPERATOR' } } as const

test.each(writes.filter((id) => canAnswer(id, 'demoDisabled')))(
  '%s changes nothing for a user whose demo account is disabled, before anything else is said',
  async (id) => {
    const frozen = canAnswer(id, 'userStatusWrong') ? ({ status: 'FROZEN' } as const) : {}
    expect((await call(id, 'demo', { demoEnabled: false, ...frozen, ...locked })).code).toBe('11006')
  },
)

test.each(ofMark('refused').filter((id) => canAnswer(id, 'userStatusWrong')))(
  '%s is refused on the demo ledger, even to a user who is frozen and locked',
  async (id) => {
    expect((await call(id, 'demo', { status: 'FROZEN', ...locked })).code).toBe('11005')
  },
)

test.each(ofMark('empty'))('%s shows nothing on the demo ledger', async (id) => {
  expect((await call(id, 'demo', {})).result).toMatchObject({ list: [], total: 0, hasNext: false })
})

test.each(ids.filter((id) => canAnswer(id, 'userStatusWrong')))(
  '%s is refused to a frozen user, before a lock is looked at',
  async (id) => {
    expect((await call(id, 'real', { status: 'FROZEN', ...locked })).code).toBe('10008')
  },
)

test.each(ids.filter(isLockable))(
  '%s says by whom payments are locked and until when, and goes on on the demo ledger',
  async (id) => {
    expect(await call(id, 'real', locked)).toMatchObject({
      code: '11004',
      result: { reason: 'OPERATOR', until: null, contactUrl: '/profile/security#lock' },
    })
    world = await createInsideWorld()
    expect((await call(id, 'demo', locked)).code).not.toBe('11004')
  },
)

test.each(ids.filter((id) => !isLockable(id) && canAnswer(id, 'recordNotOpen')))(
  '%s lowers risk, so a lock leaves it open',
  async (id) => {
    expect((await call(id, 'real', locked)).code).not.toBe('11004')
  },
)
