import { startBrowserMockServer } from '../browser/start-browser-mock-server.ts'
import { startConsole } from './start-console.tsx'

// The page lies one folder below the app it belongs to.
await startBrowserMockServer({ base: new URL('..', location.href).pathname })
startConsole({ knowsKey: true })
