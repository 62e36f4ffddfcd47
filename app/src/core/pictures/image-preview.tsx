import { FileImage } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

export interface ImagePreviewProps {
  /** Undefined for what browsers cannot show. */
  image: Blob | undefined
  /** Whether it is as wide as its place, and not a small square. Either way the whole picture is shown. */
  isWide?: boolean | undefined
}

/** The picture that was sent, scaled to fit and never cropped. */
export function ImagePreview({ image, isWide = false }: ImagePreviewProps) {
  const { t } = useTranslation('images')
  const address = useAddress(image)
  if (address === undefined)
    return (
      <span className="grid size-14 flex-none place-items-center rounded-1 bg-surface-sunken text-muted">
        <FileImage className="size-6" aria-hidden="true" />
      </span>
    )
  return (
    <img
      src={address}
      alt={t('preview')}
      className={
        isWide
          ? 'max-h-40 w-full rounded-1 object-contain'
          : 'size-14 flex-none rounded-1 bg-surface-sunken object-contain'
      }
    />
  )
}

/** An address for a picture in memory, for as long as it is on show. */
export function useAddress(image: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (image === undefined) return setAddress(undefined)
    const created = URL.createObjectURL(image)
    setAddress(created)
    return () => URL.revokeObjectURL(created)
  }, [image])
  return address
}
