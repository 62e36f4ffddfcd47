import type { PartOf, Scope } from './screen.ts'
import type { Stage } from './stage.ts'
import { english, textsOf } from './texts.ts'

const { attempt } = english.money

/** Lets the next call of an operation be carried out without ever being answered. */
export const loseAnswer = (stage: Stage, op: string) =>
  stage.control('addFault', { body: { match: { op }, effect: { dropAfterCommit: true }, times: 1 } })

/** What says that money is on its way. */
export const sendingDialog = <In extends Scope>(page: In) =>
  page.getByRole('dialog', { name: attempt.sending.title }) as PartOf<In>

/** A page in which calls can be made to fail on their way. */
interface Routed extends Scope {
  goto(address: string): Promise<unknown>
  route(
    url: string,
    handler: (route: { abort(reason: string): Promise<void> }) => Promise<void>,
  ): Promise<unknown>
}

/**
 * Sends an order in German on a network that is gone the moment after: neither its answer comes nor that of the question
 * what became of it. Answers the dialog that says so.
 */
export async function loseOrder<In extends Routed>(page: In, path: string): Promise<PartOf<In>> {
  const { orders, money } = textsOf('de')
  await page.goto(path)
  await page.getByRole('button', { name: orders.direction.LONG, exact: true }).click()
  await page.getByRole('button', { name: /Long .*prüfen/ }).click()
  await page.route('**/order/openOrder', (route) => route.abort('connectionreset'))
  await page.route('**/user/settleAttempt', (route) => route.abort('connectionreset'))
  await page
    .getByRole('dialog', { name: /eröffnen/ })
    .getByRole('button', { name: /DEMO/ })
    .click()
  return page.getByRole('dialog', { name: money.attempt.finding.title }) as PartOf<In>
}

/** How many records a list of the API has. */
export async function countOf(
  stage: Stage,
  token: string,
  list: string,
  mode: 'demo' | 'real' = 'demo',
): Promise<number> {
  const { result } = await stage.call('GET', list, undefined, token, mode)
  return (result as { total: number }).total
}
