import { Copy, FlaskConical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isSandbox } from '#config/env.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { QrCode } from '#ui/figure/qr-code.tsx'
import { Button } from '#ui/form/button.tsx'
import type { DepositMethod } from '../model/deposit-method.ts'

const code = <bdi key="code" dir="ltr" className="num" />

/** Where to send: the address, marked as one that is not real, and what a wrong network costs. */
export function ReceiveAddress({ method }: { method: DepositMethod }) {
  const { t } = useTranslation(['deposit', 'errors'])
  const { currency, network, address } = method

  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      toast(t(isSandbox ? 'address.copied' : 'errors:copied'))
    } catch {
      toast(t('errors:copyFailed'), { tone: 'alert' })
    }
  }
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2 text-13">
        <span className="font-strong">{t('address.label')}</span>
        {isSandbox ? <Badge icon={<FlaskConical aria-hidden="true" />}>{t('address.sandbox')}</Badge> : null}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-2 bg-surface-sunken p-3 inset-ring inset-ring-line">
        <QrCode value={address} label={t('address.qr')} className="size-28 flex-none" />
        <div className="grid min-w-0 flex-1 basis-48 justify-items-start gap-2">
          <bdi dir="ltr" className="text-16 font-strong break-all">
            {address}
          </bdi>
          <p className="text-12 text-muted">{t('address.qrHint')}</p>
          <Button size="sm" icon={<Copy className="size-4" aria-hidden="true" />} onClick={handleCopy}>
            {t('address.copy')}
          </Button>
        </div>
      </div>
      <Note tone="warn">
        <RichText text={t('address.wrongNetwork', { currency, network })} parts={[code]} />
      </Note>
    </div>
  )
}
