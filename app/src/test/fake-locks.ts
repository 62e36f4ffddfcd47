/** Locks that several tabs share, as `navigator.locks` has them; a tab that ends lets go of all of its own. */
export function createFakeLocks() {
  const queues = new Map<string, Promise<unknown>>()
  let held: (() => void)[] = []
  return {
    request(name: string, callback: () => Promise<unknown>) {
      const before = queues.get(name) ?? Promise.resolve()
      const turn = before.then(() => {
        const gone = new Promise<void>((resolve) => held.push(resolve))
        return Promise.race([callback(), gone])
      })
      queues.set(name, turn)
      return turn
    },
    endTab() {
      for (const release of held) release()
      held = []
    },
  }
}
