import { isObject } from '../document/json.ts'
import type { Exchange } from '../http/call.ts'

/** The text of a value in a report, cut to a readable length. */
export const shorten = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}

/** An answer in a few words. */
export const wordsOf = ({ answer }: Exchange): string => {
  const { status, json, text } = answer
  const code = isObject(json) && json.code !== undefined ? `, code ${shorten(json.code)}` : ''
  return `HTTP ${status}${code}${status >= 400 || code ? '' : ` ${shorten(text)}`}`
}
