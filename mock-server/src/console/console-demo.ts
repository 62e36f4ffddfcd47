import { startBrowserStandIn } from '../browser/start-browser-stand-in.ts'
import { runConsole } from './run-console.ts'

// The page lies one folder below the app it belongs to.
await startBrowserStandIn({ base: new URL('..', location.href).pathname })
runConsole(true)
