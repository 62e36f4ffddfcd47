import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { topLayer } from '#lib/layers/history-layers.ts'
import { useStore } from '#lib/store/create-store.ts'
import { freshRowsShown } from '../data/fresh-row.ts'
import { freePlaceFor } from './free-place.ts'
import { heardAfter } from './live-region.tsx'
import { type ToastMessage, toastStore } from './toast.ts'
import { ToastBox } from './toast-box.tsx'

declare global {
  interface HTMLElement {
    showPopover(options: { readonly source: Element }): void
  }
}

/** Milliseconds in which the page that a message comes with has been built. */
const pageBuiltWithin = 2_000

/**
 * Puts a message where it covers the least, and again while the page that it comes with is being built.
 *
 * @returns a function that leaves it where it is
 */
function putInFreePlace(element: HTMLElement): () => void {
  let top = freePlaceFor(element)
  const put = () => {
    element.style.insetBlockStart = `${top}px`
  }
  put()
  const watch = new MutationObserver(() => {
    top = freePlaceFor(element, top)
    put()
  })
  const page = document.querySelector('main') ?? document.body
  watch.observe(page, { childList: true, subtree: true })
  const timer = setTimeout(() => watch.disconnect(), pageBuiltWithin)
  return () => {
    clearTimeout(timer)
    watch.disconnect()
  }
}

/**
 * Shows the place of a message over everything else, also over a dialog that opened later.
 *
 * @param comesNext whether the buttons of the message come next in the order of focus, after what has it, where the browser
 * knows of a source; otherwise they come last
 */
function bringToFront(place: HTMLElement, comesNext: boolean): void {
  // A dialog that closes has left the page before its layer is gone; then the place moves to the page.
  if (typeof place.showPopover !== 'function' || !place.isConnected) return
  if (place.matches(':popover-open')) place.hidePopover()
  const focused = document.activeElement
  if (!comesNext || focused === null || focused === document.body) place.showPopover()
  else place.showPopover({ source: focused })
}

/**
 * The place where toasts appear. While a dialog is open the place is in it: what is outside can neither be pressed nor
 * heard. A message that moves with its place, as a dialog opens or closes, is not announced again.
 */
export function Toaster() {
  const wanted = useStore(toastStore)
  const [message, setMessage] = useState<ToastMessage>()
  if (wanted === undefined && message !== undefined) setMessage(undefined)
  const layer = useStore(topLayer)
  const [layerBefore, setLayerBefore] = useState(layer)
  const [announcedId, setAnnouncedId] = useState<number>()
  if (layer !== layerBefore) {
    setLayerBefore(layer)
    setAnnouncedId(message?.id)
  }
  const shownRows = useStore(freshRowsShown)
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (wanted === undefined) return
    const timer = setTimeout(() => setMessage(wanted), heardAfter)
    return () => clearTimeout(timer)
  }, [wanted])

  const isAnnounced = message !== undefined && message.id === announcedId
  // What the user has just done is undone or looked at with the next key. A message from elsewhere, or from before a dialog
  // opened, does not come between a question and its answer.
  const comesNext = message?.action !== undefined && !message.waits && !isAnnounced

  // biome-ignore lint/correctness/useExhaustiveDependencies: in another layer the place is another element
  useLayoutEffect(() => {
    if (ref.current) bringToFront(ref.current, comesNext)
  }, [message, layer])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that is shown, and another layer, call for another look
  useLayoutEffect(() => {
    const element = ref.current
    if (element && message) return putInFreePlace(element)
  }, [message, shownRows, layer])

  const box = message ? (
    <ToastBox
      key={message.id}
      message={message}
      isAnnounced={isAnnounced}
      onClose={() => toastStore.set(undefined)}
    />
  ) : null
  const place = (
    <div
      ref={ref}
      popover="manual"
      className="pointer-events-none fixed inset-x-0 top-0 bottom-auto m-0 w-full max-w-none border-0 bg-transparent px-4 print:hidden"
    >
      <div aria-live="polite">{isAnnounced ? null : box}</div>
      {isAnnounced ? box : null}
    </div>
  )
  return layer ? createPortal(place, layer) : place
}
