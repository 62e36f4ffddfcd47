import { type RefObject, useEffect, useState } from 'react'

/**
 * Shows an element on the whole screen. Where the browser has no full screen for elements (iPhones), the element
 * fills the window instead, until the button or Escape.
 */
export function useFullScreen(ref: RefObject<HTMLElement | null>): { isOn: boolean; toggle: () => void } {
  const [isOn, setIsOn] = useState(false)

  useEffect(() => {
    const followBrowser = () => setIsOn(document.fullscreenElement === ref.current && ref.current !== null)
    const leaveOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setIsOn(false)
    }
    document.addEventListener('fullscreenchange', followBrowser)
    document.addEventListener('keydown', leaveOnEscape)
    return () => {
      document.removeEventListener('fullscreenchange', followBrowser)
      document.removeEventListener('keydown', leaveOnEscape)
    }
  }, [ref])

  return {
    isOn,
    toggle() {
      if (document.fullscreenElement) void document.exitFullscreen()
      else if (isOn) setIsOn(false)
      else enter(ref.current).then(() => setIsOn(true))
    },
  }
}

async function enter(element: HTMLElement | null): Promise<void> {
  try {
    await element?.requestFullscreen?.()
  } catch {
    // Refused by the browser or a frame around us: filling the window will do.
  }
}
