import type { ControlBody, ControlInput } from '@swx/mock-server/control'
import type { Caller, CallInput, Reply } from './caller.ts'
import { registered } from './people.ts'

/** Somebody who trades, with the calls that tests of trading need. */
export interface Trader {
  readonly userId: string
  readonly token: string
  /** A call in their name; in demo mode unless it says otherwise. */
  call(operation: string, input?: CallInput): Promise<Reply>
}

/** Fails where a preparation did not work, so that a test never passes for the wrong reason. */
export async function prepared(reply: Promise<Reply>): Promise<Reply> {
  const { status, code, body } = await reply
  // A call of the control plane that was carried out has no code of the catalogue.
  if (status !== 200 || /^1[01]\d{3}$|^401$/.test(code))
    throw new Error(`A preparation answered ${status} ${JSON.stringify(body).slice(0, 300)}`)
  return reply
}

/** Registers a trader. */
export async function trader(world: Caller, overrides: Record<string, unknown> = {}): Promise<Trader> {
  const token = await registered(world, overrides)
  const { result } = await world.call('getUserInfo', { token })
  const call: Trader['call'] = (operation, input = {}) =>
    world.call(operation, { token, mode: 'demo', ...input })
  return { userId: result.id, token, call }
}

/** Gives a trader money of the sandbox. */
export const fund = (world: Caller, { userId }: Trader, mode: 'real' | 'demo', amount: string) =>
  world.control('fund', { body: { userId, mode, amount } })

/** Does something to a trader’s account: `freeze`, `lockPayment`, `disableDemo`. */
export const switchUser = (
  world: Caller,
  { userId }: Trader,
  action: ControlInput<'switchUser'>['path']['action'],
  body: ControlBody<'switchUser'> = {},
) => world.control('switchUser', { path: { userId, action }, body })

/** Sets the price of an instrument, which then stays. */
export const setPrice = (world: Caller, code: string, price: number) =>
  world.control('setPrice', { path: { code }, body: { price, after: 'hold' } })

/** Lets a stretch of virtual time pass, such as `PT15M`. */
export const pass = (world: Caller, by: string) => world.control('advanceClock', { body: { by } })

/** The id of an instrument by its code. */
export async function marketId(world: Caller, code: string): Promise<string> {
  const { result } = await world.call('listMarketByType')
  const found = result.find((item: { code: string }) => item.code === code)
  if (!found) throw new Error(`No instrument has the code ${code}.`)
  return found.id
}

/** A request of the worked example: long EURUSD, 0.10 lot, 1.085, 1:30. */
export const eurusdOrder = (changes: object = {}) => ({
  marketId: '1',
  direction: 'LONG',
  lots: '0.10',
  leverage: 30,
  quotedPrice: 1.085,
  slippage: '0.001',
  acceptedTermsVersion: '2026-01',
  ...changes,
})

/** A request of the worked example: 100.00 on EURUSD to rise within a quarter of an hour. */
export const eurusdOption = (changes: object = {}) => ({
  marketId: '1',
  direction: 'UP',
  periodSec: 900,
  amount: '100.00',
  quotedPrice: 1.085,
  acceptedTermsVersion: '2026-01',
  ...changes,
})
