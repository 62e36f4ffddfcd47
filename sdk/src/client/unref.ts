interface DenoTimers {
  readonly Deno?: { readonly unrefTimer?: (timer: unknown) => void }
}

/** Lets a process exit although a timer is waiting: Node and Bun by the timer, Deno by name, nothing in browsers. */
export function unref(timer: unknown): void {
  if (typeof timer === 'object') (timer as { unref?: () => void } | null)?.unref?.()
  else (globalThis as DenoTimers).Deno?.unrefTimer?.(timer)
}
