import { type RefObject, useEffect, useRef } from 'react'
import { keepFocusIn } from './keep-focus-in.ts'

const firstControlIn = (place: HTMLElement) => place.querySelector<HTMLElement>('button, input')

/** For what surrounds a field whose controls replace each other: the one that is there now takes the focus of the last. */
export function useKeptFocus(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => (ref.current ? keepFocusIn(ref.current, firstControlIn) : undefined), [])
  return ref
}
