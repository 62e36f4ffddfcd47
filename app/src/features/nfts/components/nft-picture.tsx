import { clsx } from 'clsx'
import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiOrigin } from '#core/api/client.ts'
import type { Nft } from '../model/nft.ts'

export interface NftPictureProps {
  work: Pick<Nft, 'title' | 'imageUrl'>
  /** The title stands beside it: nothing is read aloud for the picture. */
  isDecorative?: boolean | undefined
  className?: string | undefined
}

/** The picture of a work; where it cannot be shown a mark stands in its place. */
export function NftPicture({ work, isDecorative = false, className }: NftPictureProps) {
  const { t } = useTranslation('nfts')
  const [failedUrl, setFailedUrl] = useState<string>()
  const url = pictureUrl(work.imageUrl)
  const alt = isDecorative ? '' : t('picture.of', { title: work.title })

  if (failedUrl === url) {
    return (
      <span
        className={clsx('grid place-items-center bg-surface-sunken text-muted', className)}
        {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': t('picture.failed') })}
      >
        <ImageOff className="size-6" aria-hidden="true" />
      </span>
    )
  }
  return (
    <img
      src={url}
      alt={alt}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setFailedUrl(url)}
      className={clsx('bg-surface-sunken object-cover', className)}
    />
  )
}

/** The address of a picture: absolute as it is, otherwise from the root of the API. */
export const pictureUrl = (imageUrl: string): string =>
  imageUrl.startsWith('/') ? `${apiOrigin}${imageUrl}` : imageUrl
