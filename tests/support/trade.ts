import type { Device, PartOf, Scope } from './screen.ts'
import type { Person, Stage } from './stage.ts'
import { english } from './texts.ts'

const { orders } = english

/** An instrument whose market never closes, with the price it stands at. */
export interface TradedInstrument {
  readonly id: string
  readonly code: string
  readonly price: number
  readonly path: string
}

/** Someone logged in, with play money unless said otherwise, and Bitcoin held at 52,100 until a test moves it. */
export async function tradeBitcoin(
  stage: Stage,
  context: Parameters<Stage['signIn']>[0],
  mode?: 'demo' | 'real',
) {
  const person = await stage.register()
  await stage.signIn(context, person, mode)
  const { result } = await stage.call('GET', 'index/listMarketByType?type=2')
  const { id, code } = (result as TradedInstrument[]).find((item) => item.code === 'BTC') ?? {
    id: '',
    code: '',
  }
  await setPrice(stage, code, 52_100)
  return { person, instrument: { id, code, price: 52_100, path: `/cruuency?code=${code}&type=2&id=${id}` } }
}

/** Sets a price that stays until the next one. */
export const setPrice = (stage: Stage, code: string, price: number) =>
  stage.control('setPrice', { path: { code }, body: { price, after: 'hold' } })

/** The order ticket: beside the chart, or in the sheet that a phone's button brings up. */
export async function openTicket<In extends Scope>(page: In, device: Device): Promise<PartOf<In>> {
  const ticket = () =>
    device === 'desktop' ? page.getByRole('region', { name: orders.ticket.title }) : page.getByRole('dialog')
  if (device === 'mobile')
    await page.getByRole('button', { name: orders.direction.LONG, exact: true }).click()
  return ticket() as PartOf<In>
}

/** Own trades on the page of an instrument. */
export const ownTrades = <In extends Scope>(page: In) =>
  page.getByRole('region', { name: orders.records.label }) as PartOf<In>

/** What is available on the play-money account, in cents. */
export async function availableCents(stage: Stage, { token }: Person): Promise<number> {
  const { result } = await stage.call('POST', 'user/getUserInfo', {}, token)
  const { available } = (result as { accounts: { demo: { available: string } } }).accounts.demo
  return Math.round(Number(available) * 100)
}
