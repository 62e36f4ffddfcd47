const report = (error: unknown) => {
  console.error('[@swx/sdk] A listener threw; the call went on.', error)
}

/** Calls an observer. An error in it, at once or later, is printed and changes nothing for the call. */
export function notify<Fact>(observer: ((fact: Fact) => unknown) | undefined, fact: Fact): void {
  try {
    const told: unknown = observer?.(fact)
    if (told instanceof Promise) told.catch(report)
  } catch (error) {
    report(error)
  }
}
