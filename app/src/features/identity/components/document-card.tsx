import { Camera, FlaskConical } from 'lucide-react'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isSandbox } from '#config/env.ts'
import { drawPicture } from '#core/pictures/draw-picture.ts'
import { ImageField } from '#core/pictures/image-field.tsx'
import type { ImageUpload } from '#core/pictures/use-image-upload.ts'
import { Button } from '#ui/form/button.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Card } from '#ui/layout/card.tsx'
import { lazyLayer } from '#ui/overlay/lazy-layer.tsx'
import { documentTypes, type IdentityForm } from '../model/identity-form.ts'

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

interface DocumentCardProps {
  front: ImageUpload
  back: ImageUpload
  holding: ImageUpload
  /** The user wanted to submit: what is missing is said. */
  isChecked: boolean
}

/** Which document, and its pictures: front, back where it has one, and in the hand. */
export function DocumentCard({ front, back, holding, isChecked }: DocumentCardProps) {
  const { t } = useTranslation('identity')
  const { field } = useController<IdentityForm, 'docType'>({ name: 'docType' })
  const docType = documentTypes.find((type) => type === field.value) ?? 'idCard'
  const sides = [
    { side: 'front', image: front },
    ...(docType === 'passport' ? [] : [{ side: 'back', image: back } as const]),
    { side: 'holding', image: holding },
  ] as const
  return (
    <Card title={t('document.title')}>
      <Segmented
        label={t('document.type')}
        options={documentTypes.map((value) => ({ value, label: t(`document.${value}`) }))}
        value={docType}
        onChange={field.onChange}
        className="flex-wrap"
      />
      {sides.map(({ side, image }) => (
        <Side key={side} side={side} image={image} isMissing={isChecked} />
      ))}
    </Card>
  )
}

interface SideProps {
  side: 'front' | 'back' | 'holding'
  image: ImageUpload
  isMissing: boolean
}

function Side({ side, image, isMissing }: SideProps) {
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
        isSelf={side === 'holding'}
        onClose={() => setIsFilming(false)}
        onTaken={(photo) => image.pick(photo, `${side}.jpg`)}
      />
    </ImageField>
  )
}
