import { z } from 'zod/mini'
import type { AccountMode } from '#core/account-mode/mode-store.ts'
import { localStore } from '#lib/storage/storage.ts'
import type { StorageKey } from '#lib/storage/stored-keys.ts'
import { askBeforeLeaving } from './ask-before-leaving.ts'
import { type MoneyOperationName, moneyOperationNames } from './money-operations.ts'

/** Whose money an attempt moves. */
export interface AccountOwner {
  readonly userName: string
  readonly mode: AccountMode
}

/** Where the attempts of an account are kept. */
export const attemptsPlace = ({ userName, mode }: AccountOwner): StorageKey =>
  `swx.attempts.${mode}.${userName}`

const text = z.string().check(z.maxLength(120))
const figure = z.string().check(z.regex(/^\d{1,18}(\.\d{1,18})?$/))

const summarySchema = z.object({
  name: text,
  side: z.optional(z.enum(['LONG', 'SHORT', 'UP', 'DOWN'])),
  size: z.optional(figure),
  amount: z.optional(figure),
  unit: z.optional(text),
  decimals: z.optional(z.int().check(z.minimum(0), z.maximum(18))),
})

const attemptSchema = z.object({
  key: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  operation: z.enum(moneyOperationNames as [MoneyOperationName, ...MoneyOperationName[]]),
  scope: text,
  sentAt: z.number(),
  summary: summarySchema,
  listSeen: z.optional(z.boolean()),
})

/** What was sent, in as few facts as show the user which one it was: never a password, never the body. */
export interface AttemptSummary {
  /** An instrument's code, a plan's name, a currency. */
  readonly name: string
  readonly side?: 'LONG' | 'SHORT' | 'UP' | 'DOWN' | undefined
  /** In lots. */
  readonly size?: string | undefined
  /** What it would take, return or credit: a decimal string, in `unit`. */
  readonly amount?: string | undefined
  /** @default 'USD' */
  readonly unit?: string | undefined
  /** How many decimals prices are shown with. */
  readonly decimals?: number | undefined
}

/** Money on its way, of which the outcome is not known yet. */
export interface Attempt {
  /** Its idempotency key: one intention, however often it is sent. */
  readonly key: string
  readonly operation: MoneyOperationName
  /** Tells apart what the same operation does to different things: an order number, an instrument. */
  readonly scope: string
  /** When it was first sent, by the server's clock. */
  readonly sentAt: number
  readonly summary: AttemptSummary
  /** The user was shown the list, and may say that what comes next is a new order. */
  readonly listSeen?: boolean | undefined
}

/** Reads attempts as they were stored; what is not understood is left out. */
function parseAttempts(raw: string | null): readonly Attempt[] {
  try {
    const stored: unknown = JSON.parse(raw ?? '[]')
    return Array.isArray(stored) ? stored.flatMap((one) => attemptSchema.safeParse(one).data ?? []) : []
  } catch {
    return []
  }
}

/** The attempts of one user and account mode whose outcome is not known, kept in this browser for all its tabs. */
export interface KeptAttempts {
  list(): readonly Attempt[]
  has(key: string): boolean
  /** The one of an operation on the same thing. */
  find(slot: Pick<Attempt, 'operation' | 'scope'>): Attempt | undefined
  /** Adds it, or takes the place of the one with its key. */
  put(attempt: Attempt): void
  remove(key: string): void
  /** Whether they are known after a reload: the browser may store nothing. */
  areStored(): boolean
  /**
   * Calls back when another tab adds or settles one.
   *
   * @returns a function that stops listening.
   */
  onChange(listener: () => void): () => void
}

/** Opens the attempts of an account. */
export function keptAttempts(owner: AccountOwner): KeptAttempts {
  const place = attemptsPlace(owner)
  const list = () => parseAttempts(localStore.get(place))
  const write = (attempts: readonly Attempt[]) => {
    if (attempts.length === 0) localStore.remove(place)
    else if (!localStore.set(place, JSON.stringify(attempts))) askBeforeLeaving()
  }
  const without = (key: string) => list().filter((attempt) => attempt.key !== key)
  return {
    list,
    has: (key) => list().some((attempt) => attempt.key === key),
    find: ({ operation, scope }) =>
      list().find((attempt) => attempt.operation === operation && attempt.scope === scope),
    put: (attempt) => write([...without(attempt.key), attempt]),
    remove: (key) => write(without(key)),
    areStored: () => !localStore.unstored().includes(place),
    onChange: (listener) => localStore.onChange([place], listener),
  }
}
