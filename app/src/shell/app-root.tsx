import { StrictMode, useLayoutEffect } from 'react'
import { basename } from '#config/basename.ts'
import { App } from './app.tsx'

/** What stands in the root of the page: the build renders it, and the browser takes it over. */
export function AppRoot({ onArrived }: { onArrived?: () => void }) {
  useLayoutEffect(() => onArrived?.(), [onArrived])
  return (
    <StrictMode>
      <App basename={basename} />
    </StrictMode>
  )
}
