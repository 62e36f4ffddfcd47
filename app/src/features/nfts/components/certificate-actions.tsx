import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ShareButton } from '#core/share/share-button.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Button } from '#ui/form/button.tsx'

/** What a certificate says. */
export interface CertificatePicture {
  readonly title: string
  readonly work: string
  readonly by: string
  /** Says that it is a sample; drawn at the foot. */
  readonly label: string | undefined
  readonly lines: readonly { readonly label: string; readonly value: string; readonly isFigure: boolean }[]
  readonly direction: 'ltr' | 'rtl'
}

export interface CertificateActionsProps {
  /** The name of the file that the picture is saved as. */
  fileName: string
  picture: CertificatePicture
  /** The address of the picture of the work; another host must allow that the picture is drawn on a canvas. */
  imageUrl: string
}

/** Takes the certificate along as a picture, or prints the page. */
export function CertificateActions({ fileName, picture, imageUrl }: CertificateActionsProps) {
  const { t } = useTranslation('nfts')
  const [phase, setPhase] = useState<'ready' | 'drawing' | 'failed'>('ready')

  const handleDownload = async () => {
    setPhase('drawing')
    try {
      downloadBlob(fileName, await drawCertificate(picture, imageUrl))
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
        <ShareButton
          wraps
          shared={{
            title: picture.title,
            text: [
              `${picture.work} · ${picture.by}`,
              ...picture.lines.map(({ label, value }) => `${label}: ${value}`),
            ].join('\n'),
          }}
        />
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

const size = { width: 1200, height: 680, margin: 60, picture: 460, line: 46 } as const
const ink = { paper: '#ffffff', text: '#131a22', muted: '#55616e', accent: '#0b4f96' } as const
const font = (pixels: number, weight = 400) => `${weight} ${pixels}px system-ui, sans-serif`

/**
 * Draws a certificate as a PNG.
 *
 * @param imageUrl of the work; a picture of another host must allow to be drawn
 * @throws when the picture cannot be had or drawn
 */
async function drawCertificate(
  { title, work, by, label, lines, direction }: CertificatePicture,
  imageUrl: string,
): Promise<Blob> {
  const { width, height, margin, picture } = size
  const image = await loadImage(imageUrl)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser has no canvas to draw on.')

  const isRtl = direction === 'rtl'
  const start = isRtl ? width - margin * 2 - picture : margin * 2 + picture
  const space = width - margin * 3 - picture
  const write = (text: string, y: number, look: string, colour: string, offset = 0, room = space) => {
    context.font = look
    context.fillStyle = colour
    context.direction = direction
    context.textAlign = 'start'
    context.fillText(text, isRtl ? start - offset : start + offset, y, room)
  }

  context.fillStyle = ink.paper
  context.fillRect(0, 0, width, height)
  context.fillStyle = ink.accent
  for (const y of [20, 28, height - 30, height - 22]) context.fillRect(20, y, width - 40, 2)
  context.drawImage(image, isRtl ? width - margin - picture : margin, 100, picture, picture)
  write(title, 120, font(22), ink.muted)
  write(work, 166, font(40, 600), ink.text)
  write(by, 202, font(20), ink.muted)
  lines.forEach((line, at) => {
    const y = 256 + at * size.line
    write(line.label, y, font(18), ink.muted, 0, space * 0.36)
    const value = line.isFigure ? `\u2066${line.value}\u2069` : line.value
    write(value, y, font(18, 600), ink.text, space * 0.38, space * 0.62)
  })
  if (label) {
    context.font = font(16)
    context.fillStyle = ink.muted
    context.textAlign = 'center'
    context.fillText(label, width / 2, height - 44, width - margin * 2)
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (file) => (file ? resolve(file) : reject(new Error('The picture was not made.'))),
      'image/png',
    )
  })
}

async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  // Without it a picture of another host would keep the canvas from being read.
  image.crossOrigin = 'anonymous'
  image.src = url
  await image.decode()
  return image
}
