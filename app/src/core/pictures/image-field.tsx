import { ImageUp, X } from 'lucide-react'
import { type DragEvent, type ReactNode, type Ref, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDevice } from '#lib/device/use-device.ts'
import { useKeptFocus } from '#lib/focus/use-kept-focus.ts'
import { formatDecimal } from '#lib/i18n/format-decimal.ts'
import { Progress } from '#ui/feedback/progress.tsx'
import { Button } from '#ui/form/button.tsx'
import { Field, useFieldLink } from '#ui/form/field.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { ImagePreview } from './image-preview.tsx'
import type { ImageUpload } from './use-image-upload.ts'
import './image-field.css'

export interface ImageFieldProps {
  label: string
  /** What the picture has to show. */
  hint?: ReactNode
  image: ImageUpload
  /** Whether the picture is required and not there. */
  isMissing?: boolean | undefined
  /** Shown as wide as its place: a signature, of which no end may be cut off. */
  isWide?: boolean | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
  /** Other ways to a picture, such as the camera. */
  children?: ReactNode
}

const accepted = '.jpg,.jpeg,.png,.jp2,.j2k,.jpx,image/jpeg,image/png,image/jp2'

/** Asks for one picture: pick or drop it, see how far it is, look at it, take another. */
export function ImageField(props: ImageFieldProps) {
  const { label, hint, image, isMissing = false, isWide, inputRef, children } = props
  const { t } = useTranslation(['images', 'errors'])
  const { state, retry } = image
  const place = useKeptFocus()
  const error = state.phase === 'failed' ? t(`errors:${state.error}` as 'errors:uploadFailed') : undefined
  const missing = isMissing && state.phase === 'empty' ? t('errors:uploadCertificate') : undefined
  return (
    <Field label={label} hint={hint} error={error ? <span role="alert">{error}</span> : missing}>
      <div ref={place} className="grid min-w-0 gap-1.5">
        <ImageBox label={label} image={image} isWide={isWide} inputRef={inputRef} />
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
      </div>
    </Field>
  )
}

type ImageBoxProps = Pick<ImageFieldProps, 'label' | 'image' | 'isWide' | 'inputRef'>

function ImageBox({ label, image, isWide, inputRef }: ImageBoxProps) {
  const { t } = useTranslation('images')
  const { state, clear } = image
  if (state.phase === 'preparing') return <Progress label={t('preparing')} onCancel={clear} />
  if (state.phase === 'sending') return <Progress label={t('sending')} done={state.done} onCancel={clear} />
  if (state.phase !== 'ready') return <PickBox label={label} image={image} inputRef={inputRef} />
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-2 border border-line-strong p-2">
      <ImagePreview image={state.image} isWide={isWide} />
      <div className="min-w-0 flex-1 text-13">
        <p className="truncate font-strong">
          <bdi>{state.name ?? t('preview')}</bdi>
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

function PickBox({ label, image, inputRef }: Omit<ImageBoxProps, 'isWide'>) {
  const { t } = useTranslation(['images', 'errors'])
  const link = useFieldLink()
  const formatsId = useId()
  const isPhone = useDevice() === 'mobile'
  const [isOver, setIsOver] = useState(false)
  const choose = t(isPhone ? 'chooseOnly' : 'choose')

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
        <span className="block font-strong">{choose}</span>
        <span id={formatsId} className="block text-12 text-muted">
          {t('errors:imageFormats')}
        </span>
      </span>
      <input
        {...link}
        // Browsers add to the name of such a field whether a file is chosen. A screen reader then takes it for something
        // else than the label, and says both; a name of its own is said alone.
        aria-label={`${label} ${choose}`}
        aria-describedby={[link['aria-describedby'], formatsId].filter(Boolean).join(' ')}
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
