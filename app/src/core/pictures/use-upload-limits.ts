import { readCount, readRecord } from '#core/parameters/read-fields.ts'
import { useParameter } from '#core/parameters/use-parameter.ts'

/** How large pictures may be. */
export interface UploadLimits {
  /** What is sent. */
  readonly maxBytes: number
  /** What may be picked, to be made smaller before it is sent. */
  readonly pickerMaxBytes: number
}

/** The limits of pictures, as the backend has them. */
export function useUploadLimits() {
  return useParameter('upload.config', readUploadLimits)
}

function readUploadLimits(value: unknown): UploadLimits {
  const { maxBytes, pickerMaxBytes } = readRecord(value, 'upload.config')
  return {
    maxBytes: readCount(maxBytes, 'upload.config.maxBytes'),
    pickerMaxBytes: readCount(pickerMaxBytes, 'upload.config.pickerMaxBytes'),
  }
}
