import { type CommandError, refuse } from './outcome.ts'

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
export const imageTypeOf = (bytes: Uint8Array): ImageType | undefined =>
  SIGNATURES.find(([, signature]) => signature.every((byte, index) => bytes[index] === byte))?.[0]

/** The type of a file that may be kept: 11012 when it is too large, 11011 when it is no JPG, PNG or JPEG 2000. */
export const checkImage = (bytes: Uint8Array): ImageType | CommandError => {
  if (bytes.length > MAX_UPLOAD_BYTES) return refuse('11012')
  return imageTypeOf(bytes) ?? refuse('11011')
}

/** Whether a file is a user's own and was sent for this. */
export const isOwnUpload = (
  upload: Pick<Upload, 'userId' | 'purpose'> | undefined,
  userId: string,
  purpose: UploadPurpose,
): boolean => upload !== undefined && upload.userId === userId && upload.purpose === purpose
