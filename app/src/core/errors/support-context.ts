import { createContext, useContext } from 'react'

/** Opens online support; the app provides it, so that an error can lead there. */
export const SupportContext = createContext<(() => void) | undefined>(undefined)

/** What opens online support; nothing where there is none. */
export function useSupport(): (() => void) | undefined {
  return useContext(SupportContext)
}
