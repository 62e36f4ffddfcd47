import { Camera, FlaskConical } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSandbox } from '#config/env.ts'
import { drawPicture } from '#core/pictures/draw-picture.ts'
import { ImageField } from '#core/pictures/image-field.tsx'
import type { ImageUpload } from '#core/pictures/use-image-upload.ts'
import { Button } from '#ui/form/button.tsx'
import { lazyLayer } from '#ui/overlay/lazy-layer.tsx'
import type { Side } from '../model/step-order.ts'

/** A drawing to send instead of a real document: it shows no real person, and says what it is. */
const samplePicture = (words: string): Promise<Blob> =>
  drawPicture({ width: 640, height: 400, colour: '#e9eef5' }, (context) => {
    context.strokeStyle = '#0b4f94'
    context.lineWidth = 6
    context.strokeRect(20, 20, 600, 360)
    context.strokeRect(60, 90, 160, 200)
    context.font = '600 32px sans-serif'
    context.fillText(words, 400, 200, 320)
  })

const CameraDialog = lazyLayer(async () => (await import('./camera-dialog.tsx')).CameraDialog)

interface SideFieldProps {
  side: Side
  docType: string
  image: ImageUpload
  isMissing: boolean
}

/** One picture of the document: by the camera, from a file, and in a sandbox a drawn sample. */
export function SideField({ side, docType, image, isMissing }: SideFieldProps) {
  const { t } = useTranslation('identity')
  const [isFilming, setIsFilming] = useState(false)
  const label = t(`document.${side}`)
  const handleSample = async () =>
    image.pick(await samplePicture(t('document.sampleWords')), `sample-${side}.png`)
  return (
    <ImageField label={label} hint={t(`document.${side}Hint`)} image={image} isMissing={isMissing}>
      <Button
        size="sm"
        icon={<Camera className="size-4" aria-hidden="true" />}
        aria-label={t('document.cameraFor', { picture: label })}
        onClick={() => setIsFilming(true)}
      >
        {t('document.camera')}
      </Button>
      {isSandbox ? (
        <Button
          size="sm"
          icon={<FlaskConical className="size-4" aria-hidden="true" />}
          aria-label={t('document.sampleFor', { picture: label })}
          onClick={handleSample}
        >
          {t('document.sample')}
        </Button>
      ) : null}
      <CameraDialog
        open={isFilming}
        title={label}
        frame={side === 'holding' ? 'holding' : docType === 'passport' ? 'page' : side}
        onClose={() => setIsFilming(false)}
        onTaken={(photo) => image.pick(photo, `${side}.jpg`)}
      />
    </ImageField>
  )
}
