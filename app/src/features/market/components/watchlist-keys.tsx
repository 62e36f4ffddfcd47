import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { mayActAnywhere } from '#lib/keyboard/character-keys.ts'
import { pressedKey } from '#lib/keyboard/pressed-key.ts'
import { useWatchedRows } from '../api/use-watched-rows.ts'
import { nextRow } from '../model/next-row.ts'

/**
 * On the page of an instrument `]` shows the next one of the watchlist and `[` the one before. It stays while
 * instruments change, so that no press is lost meanwhile.
 */
export function WatchlistKeys({ code }: { code: string }) {
  const [pressed, setPressed] = useState<{ readonly step: 1 | -1; readonly at: number }>()
  useStepKeys((step) => setPressed((before) => ({ step, at: (before?.at ?? 0) + 1 })))
  return pressed ? <Walk key={pressed.at} code={code} step={pressed.step} /> : null
}

const typing = 'input, textarea, select, [contenteditable="true"]'

/** Whether a key is meant for a field or a dialog. Some keyboards type brackets with AltGr, which counts as Ctrl and Alt. */
function isTaken(event: KeyboardEvent): boolean {
  const isPlain = event.getModifierState('AltGraph') || !(event.ctrlKey || event.altKey)
  if (event.defaultPrevented || event.metaKey || !isPlain) return true
  const { target } = event
  return (
    (target instanceof Element && target.closest(typing) !== null) ||
    document.querySelector('dialog[open]') !== null
  )
}

/** Listens for `]`, the next instrument of the watchlist, and `[`, the one before. */
function useStepKeys(onStep: (step: 1 | -1) => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const key = pressedKey(event)
    if ((key !== '[' && key !== ']') || !mayActAnywhere(event) || isTaken(event)) return
    event.preventDefault()
    onStep(key === ']' ? 1 : -1)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}

/** Goes a step along the watchlist, as soon as that is known: a page without a watchlist asks for it only now. */
function Walk({ code, step }: { code: string; step: 1 | -1 }) {
  const navigate = useNavigate()
  const { list, watchlist, watched } = useWatchedRows()
  const isKnown = list.data !== undefined && (watchlist.data !== undefined || watchlist.error !== null)
  const go = useEffectEvent(() => {
    const next = nextRow(watched.rows, code, step)
    if (next === undefined) return
    navigate(paths.instrument.href({ code: next.code, type: next.category, id: next.id }), { replace: true })
  })
  useEffect(() => {
    if (isKnown) go()
  }, [isKnown])
  return null
}
