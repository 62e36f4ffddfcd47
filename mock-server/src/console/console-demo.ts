import { startBrowserMockServer } from '../browser/start-browser-mock-server.ts'
import { runConsole } from './run-console.ts'

// The page lies one folder below the app it belongs to.
await startBrowserMockServer({ base: new URL('..', location.href).pathname })
runConsole(true)
