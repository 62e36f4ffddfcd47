import { useEffect, useEffectEvent } from 'react'

/** Calls back when Escape is pressed, wherever the focus is, while there is something that it hides. */
export function useEscape(isOn: boolean, onEscape: () => void): void {
  const handleEscape = useEffectEvent(onEscape)
  useEffect(() => {
    if (!isOn) return
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') handleEscape()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [isOn])
}
