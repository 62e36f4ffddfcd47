import { isObject, type Json, type JsonObject } from '../document/json.ts'
import type { Operation } from '../document/operation.ts'
import { follow } from '../document/pointer.ts'
import { wordsIn } from '../document/words-in.ts'
import { mergedSchema } from '../schema/merged-schema.ts'
import type { Call } from './call.ts'

const MONEY =
  /^(amounts?|sum|stake|principal|payment|payout|refund|deposit|withdrawal|tip|fee|budget|donation|cashback)$/
const MOVES =
  /^(pay|pays|payments?|transfers?|payouts?|refunds?|withdraw|withdrawals?|charges?|captures?|disburse|disbursements?|remit|deposits?|topup|buy|purchase|donate|donations?|money|wires?|remittances?|cashouts?|checkouts?)$/
/** A read whose path ends so may move money, whatever HTTP says of its method: `/transfer`, and not `/transfers`. */
const MOVES_BY_READING =
  /[/.:](pay|transfer|payout|refund|withdraw|charge|capture|disburse|remit|deposit|topup|buy|purchase|donate|cashout)$/i
/** Names that are amounts when they end with one of these: `credit`, and not `creditCardNumber`. */
const MONEY_AT_END = /^(credit|debit|balance)$/
const CURRENCY = /^(currency|ccy|iso_?currency)(_?code)?$/i
/** What holds the number beside a currency. */
const BESIDE_CURRENCY =
  /^(value|prices?|cost|units?|minor|cents|nanos|subunits|minor_?units?|unit_?amount|gross|net|total|number)$/i

/** Whether a name is that of an amount: `amount`, `totalAmount`, `amount_minor`. */
const isMoneyName = (name: string): boolean => {
  const words = wordsIn(name)
  const last = words.at(-1) ?? ''
  return (
    (words.some((word) => MONEY.test(word)) || MONEY_AT_END.test(last)) &&
    !/^(id|ids|type|method|status|date|at|reference|count|currency|url)$/.test(last)
  )
}

/** Whether an operation is named for moving money. */
export const isNamedForMoney = ({ id, path, method, isRead, definition }: Operation): boolean => {
  if (isRead) return MOVES_BY_READING.test(path)
  const names = [
    ...(definition.operationId === undefined ? [] : wordsIn(id)),
    ...path.split('/').flatMap(wordsIn),
  ]
  return method !== 'DELETE' && names.some((word) => MOVES.test(word))
}

/** The size of an amount; where its signs can be read in several ways, such as `1.000,00`, the largest that it may be. */
const numberIn = (value: Json | undefined): number | undefined => {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  const text = String(value)
  const number = Math.abs(Number(text.replace(/^[^\d.+-]+|[^\d.]+$/g, '')))
  const digits = text.replace(/\D/g, '')
  return digits === '' ? undefined : Number.isNaN(number) ? Number(digits) : number
}

/**
 * The largest amount of money that a call would move: what has the hint `x-money`, what `x-money-fields` of the operation
 * names, everything numeric below a name such as `amount`, and what is beside a currency.
 * @returns undefined when it names no amount
 */
export function moneyIn(root: JsonObject, call: Call): number | undefined {
  const { operation, body } = call
  if (operation === undefined || operation.isRead) return undefined
  const found: number[] = []
  const fields = operation.definition['x-money-fields']
  const visit = (value: Json | undefined, part: JsonObject, isMoney: boolean): void => {
    if (Array.isArray(value)) {
      for (const one of value) visit(one, mergedSchema(root, part.items), isMoney)
      return
    }
    if (!isObject(value)) {
      const number = isMoney ? numberIn(value) : undefined
      if (number !== undefined) found.push(number)
      return
    }
    const properties = isObject(part.properties) ? part.properties : {}
    const hasCurrency = Object.keys(value).some((name) => CURRENCY.test(name))
    for (const [name, one] of Object.entries(value)) {
      const property = mergedSchema(root, properties[name])
      const isNamed = Array.isArray(fields) ? fields.includes(name) : isMoneyName(name)
      const isHere = property['x-money'] ?? (isNamed || (hasCurrency && BESIDE_CURRENCY.test(name)))
      visit(
        one,
        property,
        !CURRENCY.test(name) && (isHere === true || (isMoney && property['x-money'] !== false)),
      )
    }
  }
  const media = operation.body?.media.find(({ type }) => type === body?.type) ?? operation.body?.media[0]
  const schema = media?.schemaPointer === undefined ? {} : follow(root, media.schemaPointer).value
  visit(body?.value, mergedSchema(root, schema), false)
  for (const [name, value] of call.query) if (isMoneyName(name)) visit(value, {}, true)
  return found.length === 0 ? undefined : Math.max(...found)
}
