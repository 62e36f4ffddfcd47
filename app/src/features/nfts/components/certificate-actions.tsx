import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Button } from '#ui/form/button.tsx'
import { drawCertificate } from '../model/draw-certificate.ts'
import type { MyNft } from '../model/nft.ts'
import { pictureUrl } from './nft-picture.tsx'
import { useCertificateLines } from './use-certificate-lines.ts'

/** Takes the certificate along as a picture, or prints the page. */
export function CertificateActions({ work }: { work: MyNft }) {
  const { t } = useTranslation('nfts')
  const { language } = useLanguage()
  const { certificate, ...words } = useCertificateLines(work)
  const [phase, setPhase] = useState<'ready' | 'drawing' | 'failed'>('ready')

  const handleDownload = async () => {
    setPhase('drawing')
    try {
      const picture = { ...words, lines: certificate, direction: language.dir }
      downloadBlob(`${work.id}-certificate.png`, await drawCertificate(picture, pictureUrl(work.imageUrl)))
      setPhase('ready')
    } catch {
      setPhase('failed')
    }
  }
  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex flex-wrap gap-2">
        <Button
          wraps
          busy={phase === 'drawing'}
          icon={<Download className="size-4" aria-hidden="true" />}
          onClick={handleDownload}
        >
          {t('certificate.download')}
        </Button>
        <Button wraps icon={<Printer className="size-4" aria-hidden="true" />} onClick={() => window.print()}>
          {t('certificate.print')}
        </Button>
      </div>
      {phase === 'failed' ? (
        <Note tone="danger" role="alert">
          {t('certificate.notDrawn')}
        </Note>
      ) : null}
    </div>
  )
}

/** Hands a file to the user. */
function downloadBlob(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser takes the file over after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
