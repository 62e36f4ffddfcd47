import { Check, Info, OctagonAlert, X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { topLayer } from '#lib/layers/history-layers.ts'
import { useStore } from '#lib/store/create-store.ts'
import { freshRowsShown } from '../data/fresh-row.ts'
import { freePlaceFor } from './free-place.ts'
import { heardAfter } from './live-region.tsx'
import { type ToastMessage, toastStore } from './toast.ts'

const shownFor = 6_000
/** Milliseconds in which the page that a message comes with has been built. */
const pageBuiltWithin = 2_000

/** A check mark is for what was done. */
const signs = { status: Check, notice: Info, alert: OctagonAlert }

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
 * The place where toasts appear. A message waits while the pointer or focus is on it. While a dialog is open the place is in
 * it: what is outside can neither be pressed nor heard.
 */
export function Toaster() {
  const { t } = useTranslation()
  const wanted = useStore(toastStore)
  const [message, setMessage] = useState<ToastMessage>()
  if (wanted === undefined && message !== undefined) setMessage(undefined)
  const layer = useStore(topLayer)
  const shownRows = useStore(freshRowsShown)
  const [held, setHeld] = useState(false)
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (wanted === undefined) return
    const timer = setTimeout(() => setMessage(wanted), heardAfter)
    return () => clearTimeout(timer)
  }, [wanted])

  useEffect(() => {
    if (message === undefined || held) return
    const timer = setTimeout(() => toastStore.set(undefined), shownFor)
    return () => clearTimeout(timer)
  }, [message, held])

  // biome-ignore lint/correctness/useExhaustiveDependencies: in another layer the place is another element
  useLayoutEffect(() => {
    // In the top layer a toast is seen above an open dialog too, whichever of them came first. Its place is always there.
    const element = ref.current
    // A dialog that closes has left the page before its layer is gone; then the place moves to the page.
    if (typeof element?.showPopover !== 'function' || !element.isConnected) return
    if (message !== undefined && element.matches(':popover-open')) element.hidePopover()
    if (!element.matches(':popover-open')) element.showPopover()
  }, [message, layer])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that is shown, and another layer, call for another look
  useLayoutEffect(() => {
    const element = ref.current
    if (element && message) return putInFreePlace(element)
  }, [message, shownRows, layer])

  const close = () => {
    setHeld(false)
    toastStore.set(undefined)
  }

  const Sign = signs[message?.tone ?? 'status']
  const place = (
    <div
      ref={ref}
      popover="manual"
      className="pointer-events-none fixed inset-x-0 top-0 bottom-auto m-0 w-full max-w-none border-0 bg-transparent px-4 print:hidden"
    >
      <div aria-live="polite">
        {message ? (
          <div key={message.id} role={message.tone === 'alert' ? 'alert' : 'status'}>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: hovering only holds the timer */}
            <div
              className="pointer-events-auto mx-auto flex w-full max-w-[420px] min-h-14 items-center gap-3 rounded-3 bg-text ps-4 pe-1 py-1 text-page shadow-2"
              onPointerEnter={() => setHeld(true)}
              onPointerLeave={() => setHeld(false)}
              onFocus={() => setHeld(true)}
              onBlur={() => setHeld(false)}
            >
              <Sign className="size-5 flex-none" aria-hidden="true" />
              <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
                <span className="min-w-0 flex-[1_1_12rem] py-2">{message.text}</span>
                {message.action ? (
                  <button
                    type="button"
                    className="-mx-2 min-h-11 px-2 text-start font-strong underline underline-offset-3"
                    onClick={() => {
                      message.action?.run()
                      close()
                    }}
                  >
                    {message.action.label}
                  </button>
                ) : null}
              </div>
              <button
                type="button"
                aria-label={t('action.closeMessage')}
                className="grid size-11 flex-none place-items-center"
                onClick={close}
              >
                <X className="size-5" aria-hidden="true" />
              </button>
            </div>
          </div>
        ) : null}
      </div>
    </div>
  )
  return layer ? createPortal(place, layer) : place
}
