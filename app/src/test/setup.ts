import { cleanup, configure } from '@testing-library/react'
import * as React from 'react'
import { afterEach } from 'vitest'

/** Mock Service Worker opens one as it loads, for other tabs; happy-dom has none, and a test has no other tabs. */
class SilentChannel extends EventTarget {
  postMessage(): void {}
  close(): void {}
}

/**
 * A socket that never opens: no server listens in these tests. One that is refused would make the price feed connect
 * again and again, and happy-dom waits for that when a file has ended.
 */
class SilentSocket extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  readonly readyState = SilentSocket.CONNECTING
  close(): void {}
}
Object.assign(globalThis, {
  BroadcastChannel: globalThis.BroadcastChannel ?? SilentChannel,
  WebSocket: SilentSocket,
})

/**
 * In development React keeps of each element the stack of the code that made it, for its warnings: a quarter of all that
 * these tests compute. It stops by itself after 10,000 within a second, and counts them anew in the next. Here there have
 * always been as many: a warning names the component without the line that made it. Where a later React counts in another
 * way, the tests take longer and nothing else changes.
 */
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} })

// How long to wait for what is awaited; on a busy machine a render can take longer than the usual second.
configure({ asyncUtilTimeout: 10_000 })

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
