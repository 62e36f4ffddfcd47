import { render } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import { worldAt } from '../control-client/world.ts'
import { type Access, readAccess, rememberKey, worldHref } from './access.ts'
import { type Console, ConsoleContext } from './console-context.ts'
import { createPulse, type Pulse } from './pulse.ts'
import { hrefOf, replaceQuery } from './route.ts'
import { Shell } from './shell.tsx'
import { setTheme, themeOf } from './theme.ts'

interface AppProps {
  readonly start: Access
  readonly pulse: Pulse
  readonly said: HTMLElement
  readonly fetch: typeof fetch
}

const App = ({ start, pulse, said, fetch }: AppProps) => {
  const [access, setAccess] = useState(start)
  const console = useMemo((): Console => {
    // The page lies one folder below the origin of the mock server, or of the demo that brings it along.
    const baseUrl = new URL('..', location.href).href
    return {
      world: worldAt({ baseUrl, key: access.key, fetch }, access.world),
      access,
      pulse,
      openWorld(world) {
        history.pushState(null, '', worldHref(world))
        setAccess({ ...access, world })
      },
      changeKey(key) {
        rememberKey(key)
        setAccess({ ...access, key })
      },
      say(text) {
        said.textContent = text
      },
    }
  }, [access, pulse, said, fetch])
  return (
    <ConsoleContext.Provider value={console}>
      <Shell />
    </ConsoleContext.Provider>
  )
}

interface ConsoleOptions {
  /** Take the default key even when the page does not come from this machine. @default false */
  readonly knowsKey?: boolean
  /** @default the global fetch */
  readonly fetch?: typeof fetch
  /** How often what is shown is read again, ms. @default 1500 */
  readonly refreshMs?: number
}

/** Brings the page to life; answers how to end it. */
export const startConsole = ({
  knowsKey = false,
  fetch = globalThis.fetch.bind(globalThis),
  refreshMs = 1_500,
}: ConsoleOptions = {}): (() => void) => {
  setTheme(themeOf())
  // The app links to the mail of one address.
  const email = new URLSearchParams(location.search).get('email')
  if (email !== null && location.hash === '') {
    location.hash = hrefOf('mailbox')
    replaceQuery({ email })
  }
  const root = document.getElementById('console')
  const said = document.getElementById('said')
  if (!root || !said) throw new Error('The page of the console has no place for it.')
  const pulse = createPulse(refreshMs)
  render(<App start={readAccess(knowsKey)} pulse={pulse} said={said} fetch={fetch} />, root)
  return () => {
    pulse.stop()
    render(null, root)
  }
}
