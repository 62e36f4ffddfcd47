import { type PointerEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ImageField } from '../../../core/image-upload/image-field.tsx'
import type { ImageUpload } from '../../../core/image-upload/use-image-upload.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { TextInput } from '../../../ui/form/text-input.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { typedSignature } from '../model/typed-signature.ts'
import './signature-card.css'

/** Props of {@link SignatureCard}. */
export interface SignatureCardProps {
  signature: ImageUpload
  /** It is asked for; said while it is not there. */
  isMissing: boolean
}

/** The signature: drawn, or one's name typed. */
export function SignatureCard({ signature, isMissing }: SignatureCardProps) {
  const { t } = useTranslation('identity')
  const [way, setWay] = useState<'draw' | 'type'>('draw')
  const { phase } = signature.state
  const use = (picture: Blob) => signature.pick(picture, 'signature.png')

  return (
    <Card title={t('signature.title')}>
      {phase === 'empty' || phase === 'failed' ? (
        <>
          <Segmented
            label={t('signature.way')}
            options={[
              { value: 'draw', label: t('signature.draw') },
              { value: 'type', label: t('signature.type') },
            ]}
            value={way}
            onChange={setWay}
          />
          {way === 'draw' ? <DrawPad onUse={use} /> : <TypePad onUse={use} />}
          {isMissing || phase === 'failed' ? (
            <p role="alert" className="text-12 text-danger">
              {t(phase === 'failed' ? 'signature.failed' : 'signature.missing')}
            </p>
          ) : null}
        </>
      ) : (
        <ImageField label={t('signature.yours')} image={signature} />
      )}
    </Card>
  )
}

function TypePad({ onUse }: { onUse: (picture: Blob) => void }) {
  const { t } = useTranslation('identity')
  const [name, setName] = useState('')
  return (
    <div className="grid gap-3">
      <Field label={t('signature.name')}>
        <TextInput
          value={name}
          maxLength={100}
          autoComplete="name"
          dir="auto"
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <div>
        <Button disabled={name.trim() === ''} onClick={async () => onUse(await typedSignature(name.trim()))}>
          {t('signature.use')}
        </Button>
      </div>
    </div>
  )
}

function DrawPad({ onUse }: { onUse: (picture: Blob) => void }) {
  const { t } = useTranslation('identity')
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isSigned, setIsSigned] = useState(false)

  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    return [
      ((clientX - left) * currentTarget.width) / width,
      ((clientY - top) * currentTarget.height) / height,
    ] as const
  }
  const handleDown = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    const context = event.currentTarget.getContext('2d')
    context?.beginPath()
    context?.moveTo(...pointOf(event))
  }
  const handleMove = (event: PointerEvent<HTMLCanvasElement>) => {
    const context = event.currentTarget.getContext('2d')
    if (event.buttons === 0 || context === null) return
    context.lineWidth = 4
    context.lineCap = 'round'
    context.lineJoin = 'round'
    context.strokeStyle = '#131a22'
    context.lineTo(...pointOf(event))
    context.stroke()
    setIsSigned(true)
  }
  const handleClear = () => {
    canvas.current?.getContext('2d')?.clearRect(0, 0, canvas.current.width, canvas.current.height)
    setIsSigned(false)
  }
  return (
    <div className="grid gap-3">
      <canvas
        ref={canvas}
        width={1_000}
        height={320}
        role="img"
        aria-label={t('signature.field')}
        className="signature-field"
        onPointerDown={handleDown}
        onPointerMove={handleMove}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={!isSigned}
          onClick={() => canvas.current?.toBlob((picture) => picture && onUse(picture))}
        >
          {t('signature.use')}
        </Button>
        <Button variant="text" disabled={!isSigned} onClick={handleClear}>
          {t('signature.clear')}
        </Button>
      </div>
    </div>
  )
}
