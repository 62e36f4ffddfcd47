import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

/** Mock Service Worker opens one as it loads, for other tabs; happy-dom has none, and a test has no other tabs. */
class SilentChannel extends EventTarget {
  postMessage(): void {}
  close(): void {}
}
Object.assign(globalThis, { BroadcastChannel: globalThis.BroadcastChannel ?? SilentChannel })

// How long to wait for what is awaited; on a busy machine a render can take longer than the usual second.
configure({ asyncUtilTimeout: 10_000 })

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})
