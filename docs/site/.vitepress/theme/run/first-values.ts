import type { FilledCall, RunnableCall } from './runnable-call.ts'

/** The sample user with whom an example does most: who has a loan, a bid, no identity check, a position or only money. */
function userOf({ path, operationId, isMoney, body }: RunnableCall): FilledCall['user'] {
  if (/loan|credit/i.test(path)) return 'borrower'
  if (/nft/i.test(path)) return 'charity'
  if (operationId === 'identification') return 'newUser'
  const namesRecord = /"orderNo"/.test(JSON.stringify(body ?? ''))
  return isMoney && !namesRecord ? 'funded' : 'trader'
}

/** What stands in the fields of a call at first: the values of its examples. */
export const firstValues = (call: RunnableCall): FilledCall => ({
  values: Object.fromEntries(call.parameters.map(({ name, value }) => [name, value])),
  body: call.body === undefined ? '' : JSON.stringify(call.body, null, 2),
  user: userOf(call),
  // Unless the operator allows more, options are for the demo account.
  account: /options|resetDemo/i.test(call.operationId) ? 'demo' : 'real',
  idempotencyKey: '',
})
