import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeptFocus } from '#lib/focus/use-kept-focus.ts'
import { Button } from '#ui/form/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { drawPicture } from './draw-picture.ts'
import { ImageField } from './image-field.tsx'
import { SignaturePad } from './signature-pad.tsx'
import type { ImageUpload } from './use-image-upload.ts'

/** A typed name as a picture, for users who do not draw. */
const typedSignature = (name: string): Promise<Blob> =>
  drawPicture({ width: 600, height: 160, colour: '#fff' }, (context) => {
    context.font = 'italic 48px serif'
    context.textBaseline = 'middle'
    context.fillText(name, 300, 80, 560)
  })

/** How a signature was made; both count the same. */
export type SignatureKind = 'draw' | 'type'

export interface SignatureFieldProps {
  signature: ImageUpload
  /** Whether a signature is required and not there. */
  isMissing: boolean
  /** What is wrong with a typed name; nothing when it may sign. */
  nameErrorOf?: ((name: string) => ReactNode) | undefined
  nameHint?: ReactNode
  onSigned?: ((kind: SignatureKind) => void) | undefined
}

/** A signature: drawn, or one's name typed. */
export function SignatureField(props: SignatureFieldProps) {
  const place = useKeptFocus()
  return (
    <div ref={place} className="contents">
      <Signing {...props} />
    </div>
  )
}

function Signing({ signature, isMissing, nameErrorOf, nameHint, onSigned }: SignatureFieldProps) {
  const { t } = useTranslation('images')
  const [kind, setKind] = useState<SignatureKind>('draw')
  const { phase } = signature.state
  const use = (picture: Blob) => {
    signature.pick(picture, 'signature.png')
    onSigned?.(kind)
  }

  if (phase !== 'empty' && phase !== 'failed')
    return <ImageField label={t('signature.yours')} image={signature} isWide />
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-12 text-muted">{t('signature.same')}</p>
        <Segmented
          label={t('signature.kind')}
          options={[
            { value: 'draw', label: t('signature.draw') },
            { value: 'type', label: t('signature.type') },
          ]}
          value={kind}
          onChange={setKind}
        />
      </div>
      {kind === 'draw' ? (
        <SignaturePad onUse={use} />
      ) : (
        <TypedName nameErrorOf={nameErrorOf} hint={nameHint} onUse={use} />
      )}
      {isMissing || phase === 'failed' ? (
        <p role="alert" className="text-12 text-danger">
          {t(phase === 'failed' ? 'signature.failed' : 'signature.missing')}
        </p>
      ) : null}
    </>
  )
}

interface TypedNameProps {
  nameErrorOf: SignatureFieldProps['nameErrorOf']
  hint: ReactNode
  onUse: (picture: Blob) => void
}

function TypedName({ nameErrorOf, hint, onUse }: TypedNameProps) {
  const { t } = useTranslation('images')
  const [name, setName] = useState('')
  const [error, setError] = useState<ReactNode>()
  const handleUse = async () => {
    const wrong = nameErrorOf?.(name.trim())
    setError(wrong)
    if (!wrong) onUse(await typedSignature(name.trim()))
  }
  return (
    <div className="grid gap-3">
      <Field label={t('signature.name')} hint={hint} error={error}>
        <TextInput
          value={name}
          maxLength={100}
          autoComplete="name"
          dir="auto"
          onChange={(event) => {
            setName(event.target.value)
            setError(undefined)
          }}
        />
      </Field>
      <div>
        <Button disabled={name.trim() === ''} onClick={handleUse}>
          {t('signature.use')}
        </Button>
      </div>
    </div>
  )
}
