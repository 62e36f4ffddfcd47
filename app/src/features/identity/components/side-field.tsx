import { Camera, FlaskConical } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSandbox } from '#config/env.ts'
import { ImageField } from '#core/pictures/image-field.tsx'
import { samplePicture } from '#core/pictures/sample-picture.ts'
import type { ImageUpload } from '#core/pictures/use-image-upload.ts'
import { Button } from '#ui/form/button.tsx'
import { lazyLayer } from '#ui/overlay/lazy-layer.tsx'
import type { Side } from '../model/step-order.ts'

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
