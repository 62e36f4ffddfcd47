import type { ErrorKey } from '../errors/error-message.ts'
import { imageTypeOf } from './image-type.ts'
import { isWholeImage } from './is-whole-image.ts'
import { shrinkImage } from './shrink-image.ts'
import type { UploadLimits } from './use-upload-limits.ts'

/** A picture ready to be sent, or why it cannot be. */
export type PreparedImage =
  | { readonly image: Blob /** Whether browsers can show it. */; readonly isVisible: boolean }
  | { readonly error: ErrorKey }

/**
 * Makes a picked file fit to be sent: told by its first bytes, there to its end, and drawn again smaller where it is
 * too large. JPEG 2000 cannot be drawn by most browsers, so it has to be small enough as it is.
 */
export async function prepareImage(
  file: Blob,
  { maxBytes, pickerMaxBytes }: UploadLimits,
): Promise<PreparedImage> {
  if (file.size > pickerMaxBytes) return { error: 'imagePickTooLarge' }
  const type = await imageTypeOf(file)
  if (type === undefined) return { error: 'imageFormatWrong' }
  if (!(await isWholeImage(file, type))) return { error: 'imageDamaged' }
  const isVisible = type !== 'image/jp2'
  // Under the type that it has, not the one it was said to have: opened by its address, it is shown as a picture.
  if (file.size <= maxBytes) return { image: file.slice(0, file.size, type), isVisible }
  if (!isVisible) return { error: 'imageTooLarge' }
  try {
    return { image: await shrinkImage(file, maxBytes), isVisible }
  } catch {
    // It has the parts of a picture, but nothing can be drawn from it.
    return { error: 'imageDamaged' }
  }
}
