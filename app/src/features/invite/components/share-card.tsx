import type { components } from '@swx/sdk'
import { clsx } from 'clsx'
import { Copy, Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { basename } from '#config/basename.ts'
import { paths } from '#config/paths.ts'
import { ShareButton } from '#core/share/share-button.tsx'
import { downloadText } from '#lib/csv/download-text.ts'
import { toast } from '#ui/feedback/toast.ts'
import { QrCode, qrPath } from '#ui/figure/qr-code.tsx'
import { Button } from '#ui/form/button.tsx'

/** What invitations brought so far, with their rules. */
export type InviteSummary = components['schemas']['InviteSummary']

/** Code, link and QR code, to be copied, shared or saved. Says first what a friend brings, and when. */
export function ShareCard({ summary }: { summary: InviteSummary }) {
  const { t } = useTranslation('invite')
  const { reward, minimumDeposit: minimum } = summary.rules
  const link = inviteLink(summary.code)

  const handleSave = () => {
    const { size, d } = qrPath(link)
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${d}"/></svg>`
    downloadText(`swx-${summary.code}.svg`, svg, 'image/svg+xml')
  }
  return (
    <section className="card grid gap-6 p-4 on-desktop:md:grid-cols-[minmax(0,1fr)_auto] on-desktop:md:pt-5">
      <div className="grid min-w-0 content-start gap-4">
        <div>
          <h2 className="text-18">{t('hero.title', { reward })}</h2>
          <p className="text-13 text-muted">{t('hero.body', { minimum })}</p>
        </div>
        <div className="grid gap-3 on-desktop:lg:grid-cols-[1fr_1.6fr]">
          <CopyField label={t('code.label')} copyLabel={t('code.copy')} value={summary.code} isCode />
          <CopyField label={t('link.label')} copyLabel={t('link.copy')} value={link} />
        </div>
        <div className="flex flex-wrap gap-2 on-mobile:[&>*]:flex-1">
          <ShareButton
            variant="primary"
            shared={{ title: t('share.title'), text: t('share.text', { reward, minimum }), url: link }}
          >
            {t('share.action')}
          </ShareButton>
          <Button icon={<Download className="size-4" aria-hidden="true" />} onClick={handleSave}>
            {t('qr.save')}
          </Button>
        </div>
        <p className="text-12 text-muted">{t('risk')}</p>
      </div>
      <figure className="grid content-start justify-items-center gap-2">
        <QrCode value={link} label={t('qr.label')} className="size-44" />
        <figcaption className="text-12 text-muted">{t('qr.caption')}</figcaption>
      </figure>
    </section>
  )
}

/** The whole address of the registration page with an invitation code, to pass on. */
function inviteLink(code: string): string {
  const folder = basename === '/' ? '' : basename
  return `${window.location.origin}${folder}${paths.register.href({ invite: code })}`
}

interface CopyFieldProps {
  label: string
  /** Says on the button what is copied. */
  copyLabel: string
  value: string
  /** A code to read out, set larger. */
  isCode?: boolean
}

/** A value to pass on, with a button that copies it. */
function CopyField({ label, copyLabel, value, isCode = false }: CopyFieldProps) {
  const { t } = useTranslation(['invite', 'errors'])
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      toast(t('errors:copied'))
    } catch {
      toast(t('errors:copyFailed'), { tone: 'alert' })
    }
  }
  return (
    <div className="grid min-w-0 gap-1.5">
      <span className="text-13 font-strong">{label}</span>
      <div className="flex min-h-(--control) items-center gap-2 rounded-2 border border-line-strong px-3">
        <bdi
          dir="ltr"
          className={clsx(
            'min-w-0 flex-1 select-all',
            'py-1',
            isCode ? 'num text-18 font-strong tracking-wider' : 'break-all',
          )}
        >
          {value}
        </bdi>
        <Button
          size="sm"
          variant="text"
          className="-me-3"
          aria-label={copyLabel}
          icon={<Copy className="size-4" aria-hidden="true" />}
          onClick={handleCopy}
        >
          {t('copy')}
        </Button>
      </div>
    </div>
  )
}
