import { expect } from 'vitest'
import { createEngine } from '../api/engine.ts'
import { withParameters } from '../catalogue/with-parameters.ts'
import { nextNumber } from '../core/numbers.ts'
import type { UploadPurpose } from '../domain/upload.ts'
import type { User } from '../domain/user.ts'
import { type ReviewAction, type ReviewKind, review } from '../runtime/reviews.ts'
import { hashPassword } from '../security/password.ts'
import { type Answer, type Customer, createCustomer } from './customer.ts'
import { createInsideWorld, type InsideWorld, type World } from './inside-world.ts'

/** The moment of the worked examples of the product's domain. */
const WORKED_NOW = '2026-01-10T15:20:00.000Z'

/** A security password that may be set. */
export const SECURITY_PASSWORD = '271828'

/** A world at the moment of the worked examples. */
export const workedWorld = (now: string = WORKED_NOW): Promise<InsideWorld> => createInsideWorld({ now })

/** A user whose identity is verified and who has a security password. */
export const createVerified = async (
  world: InsideWorld,
  userName?: string,
  fields: Partial<User> = {},
): Promise<Customer> =>
  createCustomer(world, userName, {
    kycStatus: 'VERIFIED',
    securityPassword: await hashPassword(SECURITY_PASSWORD, 1),
    securityPasswordVersion: 1,
    ...fields,
  })

/** A file that a user has uploaded; answers its id. */
export const addUpload = (world: InsideWorld, userId: string, purpose: UploadPurpose): string =>
  world.store.transaction((tables) => {
    const fileId = `f-test-${nextNumber(tables, 'test upload')}`
    tables.uploads.insert({
      fileId,
      userId,
      purpose,
      mime: 'image/png',
      bytes: 8,
      sha256: '0'.repeat(64),
      createdAt: world.now(),
    })
    return fileId
  })

/** An operator's step; fails the test when it is refused. */
export const decide = (
  world: InsideWorld,
  kind: ReviewKind,
  id: string,
  action: ReviewAction,
  reason?: string,
): void => {
  expect(review(world, kind, id, action, reason)).toHaveProperty('record')
}

const DAY_MS = 86_400_000

/** Lets so many days pass, to the minute. */
export const days = (world: InsideWorld, count: number): void =>
  void world.advanceTo(world.now() + count * DAY_MS)

/** Lets so many minutes pass. */
export const minutes = (world: InsideWorld, count: number): void =>
  void world.advanceTo(world.now() + count * 60_000)

/** Checks that a refused call answers this code and leaves no trace. */
export const expectError = async (
  world: InsideWorld,
  code: string,
  call: () => Promise<Answer>,
): Promise<Answer> => {
  const before = world.hash()
  const answer = await call()
  expect([answer.status, answer.code]).toEqual([200, code])
  expect(world.hash()).toBe(before)
  return answer
}

/** The same world and user while some parameters are missing; `post` answers the code. */
export const withoutParameters = async (world: InsideWorld, keys: readonly string[], { token }: Customer) => {
  const changes = Object.fromEntries(keys.map((key) => [key, undefined]))
  const catalogue = withParameters(world.catalogue, changes)
  const bare: World = Object.create(world, { catalogue: { value: catalogue } })
  const engine = createEngine(bare)
  const headers: Readonly<Record<string, string>> = {
    authorization: token,
    virtually: 'NO',
    'content-type': 'application/json',
  }
  const call = async (method: string, path: string, body?: object): Promise<string> => {
    const reply = await engine.call({
      method,
      path: `/swx/customer/${path}`,
      query: '',
      header: (name) => headers[name],
      body: body && new TextEncoder().encode(JSON.stringify(body)),
      ip: 'local',
    })
    return JSON.parse(reply.body).code
  }
  return {
    get: (path: string) => call('GET', path),
    post: (path: string, body?: object) => call('POST', path, body),
  }
}
