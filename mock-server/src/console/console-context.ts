import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { World } from '../control-client/world.ts'
import type { Access } from './access.ts'
import type { Pulse } from './pulse.ts'

/** What every part of the console works with. */
export interface Console {
  /** The world that is shown; its methods are those that a test has, too. */
  readonly world: World
  readonly access: Access
  readonly pulse: Pulse
  /** Shows another world, at the same room. */
  openWorld(name: string): void
  changeKey(key: string): void
  /** Tells screen readers what happened to a part that is gone by then. */
  say(text: string): void
}

export const ConsoleContext = createContext<Console | undefined>(undefined)

export const useConsole = (): Console => {
  const console = useContext(ConsoleContext)
  if (!console) throw new Error('A part of the console is used outside of the console.')
  return console
}
