import { findSession, openSession, openSessions } from '../../core/users.ts'
import { createInvite } from '../../products/invites/rules/invite.ts'
import { rowFromText, rowToText } from '../../runtime/persistence/row-text.ts'
import { createControlPlane } from '../../sandbox/control/dispatch.ts'
import { hashPassword } from '../../security/password.ts'
import { createInsideWorld, type InsideWorld } from '../../test/inside-world.ts'
import { type Answer, type CallOptions, type Customer, createCustomer } from '../customer.ts'
import { type Ground, SECURITY_PASSWORD } from './ground.ts'

/** A call of a user as it was made, for doing it again. */
export interface KeyedCall {
  readonly who: number
  readonly path: string
  readonly body: unknown
  readonly options: CallOptions & { readonly key: string }
  readonly answer: Answer
}

/** A world with three users in it that commands are tried on. */
export interface Trial extends Ground {
  world: InsideWorld
  readonly users: readonly Customer[]
  /** The last call with an idempotency key. */
  last: KeyedCall | undefined
  keys: number
  /** Signs a user in again whose sessions have ended by themselves; calls do not do it on the way. */
  signIn(who: number): void
  /**
   * A user's call that is carried out, and whose answer is lost.
   *
   * @returns false when it was answered, because it got nowhere near the command.
   */
  callUnanswered(who: number, path: string, body: unknown, options?: CallOptions): Promise<boolean>
}

/** What a new user needs before products can be used: money, a verified identity, files, a security password. */
const settleIn = async (world: InsideWorld, actor: Customer, cents: bigint): Promise<void> => {
  const securityPassword = await hashPassword(SECURITY_PASSWORD, 1)
  actor.change({ kycStatus: 'VERIFIED', securityPassword, securityPasswordVersion: 1 })
  if (cents > 0n) actor.fund(cents)
  world.store.transaction(({ uploads }) => {
    for (const purpose of ['recharge', 'signature'] as const)
      uploads.insert({
        fileId: `f-${purpose}-${actor.id}`,
        userId: actor.id,
        purpose,
        mime: 'image/png',
        bytes: 64,
        sha256: '0'.repeat(64),
        createdAt: world.now(),
      })
  })
}

const begin = (seed: number) => createInsideWorld({ seed, parameters: { features: ALL_FEATURES } })

const ALL_FEATURES = { smartTrading: true, demo: true, optionsReal: true, invite: true }

export const createTrial = async (seed: number): Promise<Trial> => {
  const world = await begin(seed)
  const users = ['ada_first', 'ben_second', 'cleo_third'].map((name) => createCustomer(world, name))
  const [ada, , cleo] = users as [Customer, Customer, Customer]
  for (const [index, cents] of [25_000_00n, 3_000_00n, 0n].entries())
    await settleIn(world, users[index] as Customer, cents)
  cleo.change({ invitedBy: ada.id })
  world.store.transaction(({ invites }) => invites.insert(createInvite(ada.id, cleo.id, world.now())))

  const tokens = users.map(({ token }) => [token])
  const tokenOf = (who: number): string =>
    (tokens[who] as string[]).findLast((token) => findSession(trial.world.store.read, token)) ?? ''

  const control = createControlPlane(undefined, (error) => {
    throw error
  })
  const send = async (
    init: RequestInit & { json?: unknown },
    who: number,
    path: string,
    options: CallOptions,
  ) => {
    const { mode = 'real', key } = options
    const response = await trial.world.request(path, {
      ...init,
      headers: {
        Authorization: tokenOf(who),
        virtually: mode === 'real' ? 'NO' : 'YES',
        ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      },
    })
    const body = await response.text()
    const replayed = response.headers.get('Idempotent-Replayed') === 'true'
    return { status: response.status, ...JSON.parse(body), replayed, body } as Answer
  }
  const trial: Trial = {
    world,
    users,
    last: undefined,
    keys: 0,
    signIn(who) {
      const { id } = users[who] as Customer
      const { store } = trial.world
      const now = trial.world.now()
      if (openSessions(store.read, id, now).length === 0)
        tokens[who]?.push(store.transaction((tables) => openSession(tables, id, now)))
    },
    call: (who, path, json, options = {}) => send({ method: 'POST', json }, who, path, options),
    read: (who, path, options = {}) => send({}, who, path, options),
    async callUnanswered(who, path, json, options = {}) {
      const { journal } = trial.world
      const before = journal.since(0).at(-1)?.seq ?? 0
      const patience = new AbortController()
      const outcome = send({ method: 'POST', json, signal: patience.signal }, who, path, options).then(
        () => false,
        () => true,
      )
      // A call is journaled when it is done; then its caller gives up.
      while (journal.since(before).length === 0) await new Promise((resolve) => setImmediate(resolve))
      patience.abort()
      return outcome
    },
    async control(path, body) {
      const bytes = body === undefined ? undefined : new TextEncoder().encode(JSON.stringify(body))
      const request = { method: body === undefined ? 'GET' : 'POST', path, query: '', body: bytes }
      return (await control(trial.world, request)).status
    },
    async restart() {
      const { store, clock } = trial.world
      const kept = Object.entries(store.dump()).map(([table, rows]) => [
        table,
        rows.map((row) => rowFromText(rowToText(row))),
      ])
      const next = await begin(seed)
      next.store.load(Object.fromEntries(kept))
      next.clock.restore(clock.state(), clock.now())
      trial.world = next
    },
  }
  return trial
}
