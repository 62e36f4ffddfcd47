import type { PartOf, Scope } from './screen.ts'
import type { Stage } from './stage.ts'
import { english } from './texts.ts'

const { attempt } = english.money

/** Lets the next call of an operation be carried out without ever being answered. */
export const loseAnswer = (stage: Stage, op: string) =>
  stage.control('POST', 'faults', { match: { op }, effect: { dropAfterCommit: true }, times: 1 })

/** What says that money is on its way. */
export const sendingDialog = <In extends Scope>(page: In) =>
  page.getByRole('dialog', { name: attempt.sending.title }) as PartOf<In>

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
