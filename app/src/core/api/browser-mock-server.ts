import { startBrowserMockServer as startMockServer } from '@swx/mock-server/browser'
import { basename } from '#config/basename.ts'
import { storageUnavailable } from './storage-unavailable.ts'

/** Starts the backend inside the page: a service worker answers requests, the socket is an object. */
export function startBrowserMockServer() {
  return startMockServer({ base: basename, onUnkept: () => storageUnavailable.set(true) })
}
