import type { EngineHost } from './engine-host.ts'
import type { TabMessage } from './wire.ts'

/** Feeds that the engine in this tab sends to sockets of other tabs. */
export interface ServedFeeds {
  open(socket: string, engine: Pick<EngineHost, 'attach'>): void
  close(socket: string): void
  /** The engine has left this tab; its sockets are no longer ours to close. */
  forget(): void
}

/** Passes frames on to the tab whose socket it is. */
export const createServedFeeds = (post: (message: TabMessage) => void): ServedFeeds => {
  const detachers = new Map<string, () => void>()
  return {
    open(socket, engine) {
      if (detachers.has(socket)) return
      // Known before the first frame, which is sent while attaching.
      detachers.set(socket, () => {})
      const detach = engine.attach({
        send: (text) => post({ type: 'frame', socket, text }),
        bufferedAmount: () => 0,
        close(code) {
          const detach = detachers.get(socket)
          if (!detachers.delete(socket)) return
          detach?.()
          post({ type: 'closed', socket, code })
        },
      })
      if (detachers.has(socket)) detachers.set(socket, detach)
      else detach()
    },
    close(socket) {
      detachers.get(socket)?.()
      detachers.delete(socket)
    },
    forget() {
      detachers.clear()
    },
  }
}
