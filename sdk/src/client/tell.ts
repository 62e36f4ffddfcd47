/** Calls an observer; an error in it surfaces as uncaught and spoils nothing here. */
export function tell<Fact>(observer: ((fact: Fact) => unknown) | undefined, fact: Fact): void {
  try {
    observer?.(fact)
  } catch (error) {
    queueMicrotask(() => {
      throw error
    })
  }
}
