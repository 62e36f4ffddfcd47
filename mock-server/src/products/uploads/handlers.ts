import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { badRequest, httpError, IMAGE_TOO_LARGE, ok } from '../../contract/reply.ts'
import { nextNumber } from '../../core/numbers.ts'
import type { Handlers } from '../../core/product.ts'
import { checkImage } from '../../domain/upload.ts'

const IMAGE_FORMAT_WRONG = httpError(415, '', { key: 'imageFormatWrong' })

/** Images users send. Their bytes are looked at and forgotten. Contract: `openapi/paths/user.upload.yaml`. */
export const uploadHandlers: Handlers = (_world, operation) => [
  operation('upload', ({ body: { file, purpose }, now, signedIn, commit }) => {
    if (typeof file === 'string') return badRequest([{ field: 'file', rule: 'file' }])
    if (file.length === 0) return badRequest([{ field: 'file', rule: 'minLength' }])
    const mime = checkImage(file)
    if (typeof mime !== 'string') return mime.error === 'imageTooLarge' ? IMAGE_TOO_LARGE : IMAGE_FORMAT_WRONG

    const digest = bytesToHex(sha256(file))
    return commit((tables) => {
      const fileId = `f-${1_000 + nextNumber(tables, 'upload')}`
      const bytes = file.length
      tables.uploads.insert({
        fileId,
        userId: signedIn.user.id,
        purpose,
        mime,
        bytes,
        sha256: digest,
        createdAt: now,
      })
      return ok({ fileId, mime, bytes, sha256: digest })
    })
  }),
]
