import { SAMPLE_PASSWORD } from '@swx/mock-server/handlers'
import type { RunnableCall } from './runnable-call.ts'

/** Reads rows or a record of the customer API as the signed-in user. */
export type ReadResult = (path: string) => Promise<unknown>

/** How the number of a record begins, and the list that has them. */
const lists: readonly (readonly [RegExp, string])[] = [
  [/\bLV\d{12,}\b/, 'order/listOrder'],
  [/\bSM\d{12,}\b/, 'order/listSmartOrder'],
  [/\bOP\d{12,}\b/, 'order/listOptionsOrder'],
  [/\bPO\d{12,}\b/, 'order/listPending'],
  [/\bLN\d{12,}\b/, 'user/listLoanRecord'],
  [/\bRC\d{12,}\b/, 'user/listRecharge'],
  [/\bWD\d{12,}\b/, 'user/listWithdrwal'],
  [/\bno-\d+\b/, 'user/listNotification'],
  [/\bal-\d+\b/, 'user/listAlert'],
  [/\bs-\d+\b/, 'user/listSession'],
  [/\bn-\d+\b/, 'index/listNft'],
]

/** What can still be acted upon comes first. */
const running = new Set(['OPEN', 'IN_PROGRESS', 'REPAYING', 'WAITING', 'LIVE', 'PENDING', 'PENDING_REVIEW'])

async function ownNumber(number: RegExp, path: string, read: ReadResult): Promise<string | undefined> {
  const result = (await read(path)) as { list?: { status?: string }[] } | undefined
  const rows = result?.list ?? []
  const row = rows.find(({ status = '' }) => running.has(status)) ?? rows[0]
  return number.exec(JSON.stringify(row ?? ''))?.[0]
}

/** Prices that were chosen around the quoted one. */
const around = /"(quotedPrice|stopLossPrice|takeProfitPrice)": (\d+(?:\.(\d+))?)/g

/** The quoted price becomes that of the moment, and what was chosen around it moves along. */
async function ownPrice(text: string, read: ReadResult): Promise<string> {
  const market = /"marketId": "(\d+)"/.exec(text)?.[1]
  const quoted = /"quotedPrice": ([\d.]+)/.exec(text)?.[1]
  if (market === undefined || quoted === undefined) return text
  const { price } = ((await read(`index/getMarketInfo/${market}`)) ?? {}) as { price?: number }
  if (price === undefined) return text
  return text.replaceAll(around, (_, name: string, example: string, decimals = '') => {
    const moved = ((Number(example) * price) / Number(quoted)).toFixed(decimals.length)
    return `"${name}": ${name === 'quotedPrice' ? price : moved}`
  })
}

function ownPassword(text: string, call: RunnableCall, user: string): string {
  if (call.operationId !== 'login' && call.operationId !== 'repassword') return text
  return text.replace('mei_lin', user).replace('Harbour2026', SAMPLE_PASSWORD)
}

/**
 * A text of the examples with what the world of the page has in place of what it does not have: numbers of records,
 * the price of the moment, name and password of the user.
 */
export async function withOwnValues(
  text: string,
  call: RunnableCall,
  user: string,
  read: ReadResult,
): Promise<string> {
  let own = ownPassword(await ownPrice(text, read), call, user)
  for (const [number, path] of lists) {
    const inExample = number.exec(own)?.[0]
    if (inExample === undefined) continue
    const found = await ownNumber(number, path, read)
    if (found !== undefined) own = own.replaceAll(inExample, found)
  }
  return own
}
