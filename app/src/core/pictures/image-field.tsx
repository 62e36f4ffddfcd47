import { FileImage, ImageUp, X } from 'lucide-react'
import { type DragEvent, type ReactNode, type Ref, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Progress } from '#ui/feedback/progress.tsx'
import { Button } from '#ui/form/button.tsx'
import { Field, useFieldLink } from '#ui/form/field.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import type { ImageUpload } from './use-image-upload.ts'
import './image-field.css'
import { formatDecimal } from '#lib/i18n/format-decimal.ts'

export interface ImageFieldProps {
  label: ReactNode
  /** What the picture has to show. */
  hint?: ReactNode
  image: ImageUpload
  /** It is asked for and not there. */
  isMissing?: boolean | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
  /** Other ways to a picture, such as the camera. */
  children?: ReactNode
}

const accepted = '.jpg,.jpeg,.png,.jp2,.j2k,.jpx,image/jpeg,image/png,image/jp2'

/** Asks for one picture: pick or drop it, see how far it is, look at it, take another. */
export function ImageField({ label, hint, image, isMissing = false, inputRef, children }: ImageFieldProps) {
  const { t } = useTranslation(['images', 'errors'])
  const { state, retry } = image
  const error = state.phase === 'failed' ? t(`errors:${state.error}` as 'errors:uploadFailed') : undefined
  const missing = isMissing && state.phase === 'empty' ? t('errors:uploadCertificate') : undefined
  return (
    <Field label={label} hint={hint} error={error ? <span role="alert">{error}</span> : missing}>
      <ImageBox image={image} inputRef={inputRef} />
      {state.phase === 'empty' || state.phase === 'failed' ? (
        <div className="flex flex-wrap gap-2 empty:hidden">
          {state.phase === 'failed' && state.canRetry ? (
            <Button size="sm" onClick={retry}>
              {t('again')}
            </Button>
          ) : null}
          {children}
        </div>
      ) : null}
    </Field>
  )
}

function ImageBox({ image, inputRef }: Pick<ImageFieldProps, 'image' | 'inputRef'>) {
  const { t } = useTranslation('images')
  const { state, clear } = image
  if (state.phase === 'preparing') return <Progress label={t('preparing')} onCancel={clear} />
  if (state.phase === 'sending') return <Progress label={t('sending')} done={state.done} onCancel={clear} />
  if (state.phase !== 'ready') return <PickBox image={image} inputRef={inputRef} />
  return (
    <div className="flex items-center gap-3 rounded-2 border border-line-strong p-2">
      <Preview image={state.image} />
      <div className="min-w-0 flex-1 text-13">
        <p className="truncate font-strong">
          <bdi>{state.name}</bdi>
        </p>
        <p role="status" className="text-12 text-muted">
          {t('sent')} ·{' '}
          <bdi dir="ltr" className="num">
            {formatBytes(state.bytes)}
          </bdi>
        </p>
      </div>
      <IconButton label={t('remove')} icon={<X className="size-5" aria-hidden="true" />} onClick={clear} />
    </div>
  )
}

function Preview({ image }: { image: Blob | undefined }) {
  const { t } = useTranslation('images')
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (image === undefined) return
    const created = URL.createObjectURL(image)
    setAddress(created)
    return () => URL.revokeObjectURL(created)
  }, [image])

  return image === undefined || address === undefined ? (
    <span className="grid size-14 flex-none place-items-center rounded-1 bg-surface-sunken text-muted">
      <FileImage className="size-6" aria-hidden="true" />
    </span>
  ) : (
    <img
      src={address}
      alt={t('preview')}
      className="size-14 flex-none rounded-1 bg-surface-sunken object-cover"
    />
  )
}

function PickBox({ image, inputRef }: Pick<ImageFieldProps, 'image' | 'inputRef'>) {
  const { t } = useTranslation(['images', 'errors'])
  const link = useFieldLink()
  const [isOver, setIsOver] = useState(false)

  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) image.pick(file, file.name)
  }
  return (
    <label
      data-over={isOver ? '' : undefined}
      data-invalid={link['aria-invalid'] ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
      className="image-pick"
    >
      <ImageUp className="size-5 flex-none text-muted" aria-hidden="true" />
      <span className="min-w-0">
        <span className="block font-strong">{t('choose')}</span>
        <span className="block text-12 text-muted">{t('errors:imageFormats')}</span>
      </span>
      <input
        {...link}
        ref={inputRef}
        type="file"
        accept={accepted}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // The same file may be picked again after it was removed.
          event.target.value = ''
          if (file) image.pick(file, file.name)
        }}
      />
    </label>
  )
}

/** A file's size in kB or MB. */
function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${formatDecimal(Math.max(1, Math.round(bytes / 1_000)))} kB`
  return `${formatDecimal(bytes / 1_000_000, { decimals: 1 })} MB`
}
