/** Freezes parsed JSON all the way down, so that one object can be handed to every caller. */
export function deepFreeze(value: object): void {
  Object.freeze(value)
  for (const part of Array.isArray(value) ? value : Object.values(value)) {
    if (typeof part === 'object' && part !== null) deepFreeze(part)
  }
}
