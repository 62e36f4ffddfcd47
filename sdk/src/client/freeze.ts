/**
 * Freezes parsed JSON all the way down, so that one object can be handed to every caller. With a list of what is left
 * to do instead of calls of itself: an answer may be nested deeper than the stack.
 */
export function deepFreeze(value: object): void {
  const left: object[] = [value]
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    Object.freeze(next)
    for (const part of Array.isArray(next) ? next : Object.values(next)) {
      if (typeof part === 'object' && part !== null) left.push(part)
    }
  }
}
