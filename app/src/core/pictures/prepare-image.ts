import type { ErrorKey } from '#core/errors/error-message.ts'
import { toHex } from '#lib/bytes/to-hex.ts'
import { sizeOfJpeg, sizeOfPng } from './image-size.ts'
import type { UploadLimits } from './use-upload-limits.ts'

/** The kinds of images the backend takes. */
type ImageType = 'image/jpeg' | 'image/png' | 'image/jp2'

const beginnings: readonly (readonly [hex: string, type: ImageType])[] = [
  ['ffd8ff', 'image/jpeg'],
  ['89504e47', 'image/png'],
  ['0000000c6a502020', 'image/jp2'],
  ['ff4fff51', 'image/jp2'],
]

/** What a file is by its first bytes; its name and what the system calls it can be wrong. */
export const imageTypeOf = async (file: Blob): Promise<ImageType | undefined> =>
  typeOf(new Uint8Array(await file.slice(0, 8).arrayBuffer()))

function typeOf(first: Uint8Array): ImageType | undefined {
  const hex = toHex(first)
  return beginnings.find(([beginning]) => hex.startsWith(beginning))?.[1]
}

/** A picture ready to be sent, or why it cannot be. */
export type PreparedImage =
  | { readonly image: Blob /** Whether browsers can show it. */; readonly isVisible: boolean }
  | { readonly error: ErrorKey }

/**
 * Makes a picked file fit to be sent: told by its first bytes, there to its end, and drawn again smaller where it is
 * too large. JPEG 2000 cannot be drawn by most browsers, so it has to be small enough as it is.
 */
export async function prepareImage(file: Blob, limits: UploadLimits): Promise<PreparedImage> {
  if (file.size > limits.pickerMaxBytes) return { error: 'imagePickTooLarge' }
  try {
    return await prepareBytes(await file.arrayBuffer(), limits)
  } catch {
    // It was removed or changed since it was picked, or it has the parts of a picture and nothing can be drawn from it.
    return { error: 'imageDamaged' }
  }
}

/** A file is read once: what is sent is what was looked at, even if the file is another by then. */
async function prepareBytes(bytes: ArrayBuffer, { maxBytes }: UploadLimits): Promise<PreparedImage> {
  const type = typeOf(new Uint8Array(bytes, 0, Math.min(8, bytes.byteLength)))
  if (type === undefined) return { error: 'imageFormatWrong' }
  const view = new DataView(bytes)
  if (!isWholeImage(view, type) || isBeyondCameras(view, type)) return { error: 'imageDamaged' }
  const isVisible = type !== 'image/jp2'
  // Under the type that it has, not the one it was said to have: opened by its address, it is shown as a picture.
  const image = new Blob([bytes], { type })
  if (image.size <= maxBytes) return { image, isVisible }
  if (!isVisible) return { error: 'imageTooLarge' }
  return { image: await shrinkImage(image, maxBytes), isVisible }
}

const PNG_HEAD = 8
const IEND = 0x49454e44

/** Whether the chunks of a PNG lead to its last one, `IEND`. */
function isWholePng(view: DataView): boolean {
  let at = PNG_HEAD
  // A chunk: its length, its name, that many bytes, a checksum.
  while (at + 12 <= view.byteLength) {
    const next = at + 12 + view.getUint32(at)
    if (view.getUint32(at + 4) === IEND) return next <= view.byteLength
    at = next
  }
  return false
}

/** Whether a JPEG has an end after the segments at its head, which may hold a small picture with an end of its own. */
function isWholeJpeg(view: DataView): boolean {
  let at = 2
  while (at + 4 <= view.byteLength && view.getUint8(at) === 0xff) {
    const isScan = view.getUint8(at + 1) === 0xda
    at += 2 + view.getUint16(at + 2)
    if (isScan) break
  }
  for (let end = view.byteLength - 2; end >= at; end--) if (view.getUint16(end) === 0xffd9) return true
  return false
}

/** Whether a picture is there to its end. Browsers draw the first part of one that is cut off, and say nothing. */
function isWholeImage(view: DataView, type: ImageType): boolean {
  if (type === 'image/jp2') return true
  return type === 'image/png' ? isWholePng(view) : isWholeJpeg(view)
}

/** More pixels than any camera takes: a few bytes can declare so many that drawing them takes all memory. */
const MOST_PIXELS = 250_000_000

/** Whether a picture that would be drawn, here or as its preview, declares more pixels than a camera takes. */
function isBeyondCameras(view: DataView, type: ImageType): boolean {
  if (type === 'image/jp2') return false
  const size = type === 'image/png' ? sizeOfPng(view) : sizeOfJpeg(view)
  return size !== undefined && size.width * size.height > MOST_PIXELS
}

/** Longest side of a picture that is made smaller; a page of text stays readable. */
const LONGEST_SIDE = 2_400
const SMALLER = 0.75
const QUALITY = 0.85

/** Draws a picture again, smaller each time, until it fits; always as JPEG, on white where it was transparent. */
async function shrinkImage(image: Blob, maxBytes: number): Promise<Blob> {
  const bitmap = await createImageBitmap(image)
  try {
    let scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
    for (;;) {
      const width = Math.max(1, Math.round(bitmap.width * scale))
      const height = Math.max(1, Math.round(bitmap.height * scale))
      const canvas = new OffscreenCanvas(width, height)
      const context = canvas.getContext('2d')
      if (context === null) throw new Error('This browser cannot draw the picture again.')
      context.fillStyle = '#fff'
      context.fillRect(0, 0, width, height)
      context.drawImage(bitmap, 0, 0, width, height)
      const smaller = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
      if (smaller.size <= maxBytes || Math.max(width, height) === 1) return smaller
      scale *= SMALLER
    }
  } finally {
    bitmap.close()
  }
}
