import { useEffect, useEffectEvent, useRef } from 'react'
import { useMode } from './use-mode.ts'

/**
 * Closes a layer when the account mode is switched, by another tab too: what it shows belongs to one account, and what
 * was agreed to on one is not agreed to on the other.
 */
export function useCloseOnModeSwitch({ open, onClose }: { open: boolean; onClose: () => void }): void {
  const { mode } = useMode()
  const shownIn = useRef(mode)
  const close = useEffectEvent(() => {
    if (open) onClose()
  })
  useEffect(() => {
    if (shownIn.current === mode) return
    shownIn.current = mode
    close()
  }, [mode])
}
