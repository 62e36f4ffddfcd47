import { imageSizeOf } from './image-size.ts'
import { type CommandError, reject } from './outcome.ts'

/** What a file was sent for. */
export type UploadPurpose = 'kyc' | 'recharge' | 'withdrawal' | 'avatar' | 'signature'

/** What is kept of an uploaded file; its bytes never leave memory. */
export interface Upload {
  readonly fileId: string
  readonly userId: string
  readonly purpose: UploadPurpose
  readonly mime: ImageType
  readonly bytes: number
  readonly sha256: string
  readonly createdAt: number
}

/** Images that are taken. */
export type ImageType = 'image/jpeg' | 'image/png' | 'image/jp2'

/** The largest file, in bytes. */
export const MAX_UPLOAD_BYTES = 2_097_152

const SIGNATURES: readonly (readonly [ImageType, readonly number[]])[] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47]],
  ['image/jp2', [0x00, 0x00, 0x00, 0x0c, 0x6a, 0x50, 0x20, 0x20]],
  ['image/jp2', [0xff, 0x4f, 0xff, 0x51]],
]

/** The type of an image by its first bytes, whatever its name says; undefined for anything else. */
const imageTypeOf = (bytes: Uint8Array): ImageType | undefined =>
  SIGNATURES.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte))?.[0]

/** More than any camera takes: a picture that claims to be larger may be made to exhaust the memory of its reader. */
const MOST_PIXELS = 250_000_000

/**
 * The type of a file that may be kept: `imageTooLarge` when it is too large, `imageFormatWrong` when it is no JPG, PNG or JPEG 2000, or its
 * header does not say how large a picture it is, or says what no picture is.
 */
export const checkImage = (
  bytes: Uint8Array,
): ImageType | CommandError<'imageTooLarge' | 'imageFormatWrong'> => {
  if (bytes.length > MAX_UPLOAD_BYTES) return reject('imageTooLarge')
  const type = imageTypeOf(bytes)
  if (type === undefined) return reject('imageFormatWrong')
  const { width, height } = imageSizeOf(type, bytes) ?? { width: 0, height: 0 }
  const pixels = width * height
  return pixels > 0 && pixels <= MOST_PIXELS ? type : reject('imageFormatWrong')
}

/** Whether a file is a user's own and was sent for this. */
export const isOwnUpload = (
  upload: Pick<Upload, 'userId' | 'purpose'> | undefined,
  userId: string,
  purpose: UploadPurpose,
): boolean => upload !== undefined && upload.userId === userId && upload.purpose === purpose
