import { Copy, FlaskConical, Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isSandbox } from '#config/env.ts'
import { useDevice } from '#lib/device/use-device.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { QrCode } from '#ui/figure/qr-code.tsx'
import { Button, buttonClass } from '#ui/form/button.tsx'
import type { DepositMethod } from '../model/deposit-method.ts'
import { walletLink } from '../model/wallet-link.ts'

const code = <bdi key="code" dir="ltr" className="num" />

/** Where to send: the address, marked as one that is not real, and what a wrong network costs. */
export function ReceiveAddress({ method }: { method: DepositMethod }) {
  const { t } = useTranslation('deposit')
  const { currency, network } = method
  const isPhone = useDevice() === 'mobile'
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2 text-13">
        <span className="font-strong">{t('address.label')}</span>
        {isSandbox ? <Badge icon={<FlaskConical aria-hidden="true" />}>{t('address.sandbox')}</Badge> : null}
      </div>
      {isPhone ? <PhoneAddress method={method} /> : <DesktopAddress method={method} />}
      <Note tone="warn">
        <RichText text={t('address.wrongNetwork', { currency, network })} parts={[code]} />
      </Note>
    </div>
  )
}

/** The address for a payment by another device: the code to scan, and the text to copy. */
function DesktopAddress({ method: { address } }: { method: DepositMethod }) {
  const { t } = useTranslation('deposit')
  const copy = useCopy(address)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-2 bg-surface-sunken p-3 inset-ring inset-ring-line">
      <QrCode value={address} label={t('address.qr')} className="size-28 flex-none" />
      <div className="grid min-w-0 flex-1 basis-48 justify-items-start gap-2">
        <bdi dir="ltr" className="text-16 font-strong break-all">
          {address}
        </bdi>
        <p className="text-12 text-muted">{t('address.qrHint')}</p>
        <Button size="sm" icon={<Copy className="size-4" aria-hidden="true" />} onClick={copy}>
          {t('address.copy')}
        </Button>
      </div>
    </div>
  )
}

/** The address for a payment by this device: to copy, to open in a wallet, and, folded, the code for another device. */
function PhoneAddress({ method }: { method: DepositMethod }) {
  const { t } = useTranslation('deposit')
  const copy = useCopy(method.address)
  const link = walletLink(method)
  return (
    <div className="grid gap-3 rounded-2 bg-surface-sunken p-3 inset-ring inset-ring-line">
      <bdi dir="ltr" className="text-16 font-strong break-all">
        {method.address}
      </bdi>
      <Button
        size="lg"
        variant="primary"
        wraps
        icon={<Copy className="size-5 flex-none" aria-hidden="true" />}
        onClick={copy}
      >
        {t('address.copy')}
      </Button>
      {link ? (
        <a href={link} className={buttonClass({ size: 'lg', wraps: true })}>
          <Wallet className="size-5 flex-none" aria-hidden="true" />
          {t('address.open')}
        </a>
      ) : isSandbox ? (
        <p className="text-12 text-muted">{t('address.noWallet')}</p>
      ) : null}
      <details>
        <summary className="min-h-11 content-center text-13 font-strong text-accent">
          {t('address.showCode')}
        </summary>
        <QrCode value={method.address} label={t('address.qr')} className="size-40 max-w-full" />
        <p className="mt-2 text-12 text-muted">{t('address.qrHint')}</p>
      </details>
    </div>
  )
}

function useCopy(address: string) {
  const { t } = useTranslation(['deposit', 'errors'])
  return async () => {
    try {
      await navigator.clipboard.writeText(address)
      toast(t(isSandbox ? 'address.copied' : 'errors:copied'))
    } catch {
      toast(t('errors:copyFailed'), { tone: 'alert' })
    }
  }
}
