import { cleanup, configure } from '@testing-library/react'
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

// How long to wait for what is awaited; on a busy machine a render can take longer than the usual second.
configure({ asyncUtilTimeout: 10_000 })

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
