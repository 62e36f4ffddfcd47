import { Check, Info, OctagonAlert, X } from 'lucide-react'
import { type FocusEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ToastMessage } from './toast.ts'

const shownFor = 6_000

/** A check mark is for what was done. */
const signs = { status: Check, notice: Info, alert: OctagonAlert }

export interface ToastBoxProps {
  message: ToastMessage
  /** Whether a screen reader has been given it before: then it is read where the user comes upon it, and not announced. */
  isAnnounced: boolean
  onClose: () => void
}

/** One message with its buttons. It stays while the pointer or the focus is on it, and gives focus back when it goes. */
export function ToastBox({ message, isAnnounced, onClose }: ToastBoxProps) {
  const { t } = useTranslation()
  const { text, tone, action } = message
  const [held, setHeld] = useState(false)
  const ref = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<Element>(null)
  const close = useEffectEvent(onClose)

  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => close(), shownFor)
    return () => clearTimeout(timer)
  }, [held])

  useLayoutEffect(() => {
    const box = ref.current
    return () => {
      if (!box?.contains(document.activeElement)) return
      const around = box.closest('dialog') ?? document.querySelector('main')
      const target = cameFrom.current?.isConnected ? cameFrom.current : around
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    }
  }, [])

  const handleFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setHeld(true)
    if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }

  const Sign = signs[tone]
  const role = tone === 'alert' ? 'alert' : 'status'
  return (
    <div ref={ref} role={isAnnounced ? undefined : role}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hovering only holds the timer */}
      <div
        className="pointer-events-auto mx-auto flex w-full max-w-[420px] min-h-14 items-center gap-3 rounded-3 bg-text ps-4 pe-1 py-1 text-page shadow-2"
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={handleFocus}
        onBlur={() => setHeld(false)}
      >
        <Sign className="size-5 flex-none" aria-hidden="true" />
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
          <span className="min-w-0 flex-[1_1_12rem] py-2">{text}</span>
          {action ? (
            <button
              type="button"
              className="-mx-2 min-h-11 px-2 text-start font-strong underline underline-offset-3"
              onClick={() => {
                action.run()
                onClose()
              }}
            >
              {action.label}
            </button>
          ) : null}
        </div>
        <button
          type="button"
          aria-label={t('action.closeMessage')}
          className="grid size-11 flex-none place-items-center"
          onClick={onClose}
        >
          <X className="size-5" aria-hidden="true" />
        </button>
      </div>
    </div>
  )
}
