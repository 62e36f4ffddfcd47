import ret, { type Range, type Root, type Token, types } from 'ret'
import { pick, type Random } from './random.ts'

const PRINTABLE = Array.from({ length: 95 }, (_, index) => 32 + index)
const WORD = PRINTABLE.filter((code) => /[a-z]/.test(String.fromCharCode(code)))

/** A text that fits a pattern, or undefined for a pattern beyond what this understands (look-around, references). */
export function samplePattern(pattern: string, random: Random): string | undefined {
  try {
    const text = textOf(ret(pattern), random)
    return new RegExp(pattern, 'u').test(text) ? text : undefined
  } catch {
    return undefined
  }
}

function textOf(token: Token | Root, random: Random): string {
  switch (token.type) {
    case types.ROOT:
    case types.GROUP: {
      const stack = token.options ? pick(random, token.options) : (token.stack ?? [])
      return stack.map((part) => textOf(part, random)).join('')
    }
    case types.CHAR:
      return String.fromCharCode(token.value)
    case types.SET: {
      const allowed = PRINTABLE.filter((code) => token.not !== token.set.some((part) => includes(part, code)))
      const letters = allowed.filter((code) => WORD.includes(code))
      return String.fromCharCode(pick(random, letters.length > 0 ? letters : allowed))
    }
    case types.REPETITION: {
      const most = Math.min(token.max, token.min + 3)
      const count = token.min + Math.floor(random() * (most - token.min + 1))
      return Array.from({ length: Math.max(count, Math.min(1, most)) }, () =>
        textOf(token.value, random),
      ).join('')
    }
    default:
      return ''
  }
}

function includes(token: Token | Range, code: number): boolean {
  if (token.type === types.CHAR) return token.value === code
  if (token.type === types.RANGE) return token.from <= code && code <= token.to
  return token.type === types.SET && token.not !== token.set.some((part) => includes(part, code))
}
