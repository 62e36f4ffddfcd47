import { Bell, Copy, Hourglass, Minus } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { offers } from '#config/operator.ts'
import { requestTicket } from '#features/trade/shared/model/ticket-request.ts'
import { toast } from '#ui/feedback/toast.ts'

interface ChartMenuProps {
  /** The code of the instrument. */
  code: string
  price: number
  /** Where the price is, in pixels from the top of the chart. */
  y: number
  decimals: number
  onAlert: ((price: number) => void) | undefined
  onLevel: (price: number) => void
  /** @param returnsFocus whether focus goes back to the chart */
  onClose: (returnsFocus: boolean) => void
}

/** What can be done at a price of the chart. */
export function ChartMenu({ code, price, y, decimals, onAlert, onLevel, onClose }: ChartMenuProps) {
  const { t } = useTranslation(['instrument', 'orders'])
  const menu = useRef<HTMLDivElement>(null)

  useEffect(() => {
    menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  }, [])

  const handleKey = (event: KeyboardEvent) => {
    const items = [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
    const at = items.indexOf(document.activeElement as HTMLElement)
    if (event.key === 'Escape' || event.key === 'Tab') onClose(true)
    else if (event.key === 'ArrowDown') items[(at + 1) % items.length]?.focus()
    else if (event.key === 'ArrowUp') items[(at - 1 + items.length) % items.length]?.focus()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const handleCopy = () => {
    const copied =
      navigator.clipboard?.writeText(price.toFixed(decimals)) ?? Promise.reject(new Error('No clipboard.'))
    copied.then(
      () => toast(t('menu.copied', { price, decimals })),
      () => toast(t('menu.notCopied'), { tone: 'alert' }),
    )
    onClose(true)
  }

  return (
    <div
      ref={menu}
      role="menu"
      aria-label={t('menu.open', { price, decimals })}
      className="chart-menu"
      style={{ insetBlockStart: y }}
      onKeyDown={handleKey}
      onBlur={({ relatedTarget }) => {
        if (!menu.current?.contains(relatedTarget)) onClose(false)
      }}
    >
      {onAlert ? (
        <button
          type="button"
          role="menuitem"
          onClick={() => {
            onClose(true)
            onAlert(price)
          }}
        >
          <Bell className="size-4" aria-hidden="true" />
          {t('menu.alert', { price, decimals })}
        </button>
      ) : null}
      {offers('leverage') ? (
        <button
          type="button"
          role="menuitem"
          onClick={() => {
            onClose(false)
            requestTicket({ code, ticket: 'leveraged', price })
          }}
        >
          <Hourglass className="size-4" aria-hidden="true" />
          {t('orders:entry.atPrice', { price, decimals })}
        </button>
      ) : null}
      <button
        type="button"
        role="menuitem"
        onClick={() => {
          onClose(true)
          onLevel(price)
        }}
      >
        <Minus className="size-4" aria-hidden="true" />
        {t('menu.level', { price, decimals })}
      </button>
      <button type="button" role="menuitem" onClick={handleCopy}>
        <Copy className="size-4" aria-hidden="true" />
        {t('menu.copy', { price, decimals })}
      </button>
    </div>
  )
}
