import type { Stage } from '../../support/stage.ts'
import { english } from '../../support/texts.ts'
import { expect } from './expect.ts'
import type { JourneyPage } from './page.ts'

const { attempt } = english.money

/** Lets the next call of an operation be carried out without ever being answered. */
export const loseAnswer = (stage: Stage, op: string) =>
  stage.control('POST', 'faults', { match: { op }, effect: { dropAfterCommit: true }, times: 1 })

/** Waits until it is on its way. */
export const expectSending = (page: JourneyPage) =>
  expect(page.getByRole('dialog', { name: attempt.sending.title })).toBeVisible()

/** Lets the time pass in which an answer is waited for. Ask for the page's clock before it is opened. */
export const passDeadline = (page: JourneyPage) => page.clock.fastForward(91_000)

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
