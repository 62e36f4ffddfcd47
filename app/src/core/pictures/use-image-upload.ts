import { fetchWithProgress, uploadImage } from '@swx/sdk'
import { useSwxClient } from '@swx/sdk/react'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { type ErrorKey, errorMessageOf } from '#core/errors/error-message.ts'
import { readDraft, writeDraft } from '#core/forms/drafts.ts'
import { prepareImage } from './prepare-image.ts'
import { readSentPicture, writeSentPicture } from './sent-pictures.ts'
import type { UploadLimits } from './use-upload-limits.ts'

/** What an uploaded picture is for; it can be used for that only. */
export type UploadPurpose = 'kyc' | 'recharge' | 'withdrawal' | 'signature' | 'avatar'

/** Where one picture of a form stands. */
export type ImageState =
  | { readonly phase: 'empty' }
  /** The picture is checked, and made smaller if it is too large. */
  | { readonly phase: 'preparing'; readonly name: string }
  | { readonly phase: 'sending'; readonly name: string; readonly done: number }
  | {
      readonly phase: 'ready'
      /** undefined after the tab was loaded again: the name of the file is kept nowhere. */
      readonly name: string | undefined
      readonly fileId: string
      readonly bytes: number
      /** To look at; undefined for what browsers cannot show, and after the tab was loaded again. */
      readonly image: Blob | undefined
    }
  | {
      readonly phase: 'failed'
      readonly name: string
      readonly error: ErrorKey
      readonly canRetry: boolean
    }

/** One picture of a form, from picking to its file id. */
export interface ImageUpload {
  readonly state: ImageState
  pick(file: Blob, name: string): void
  /** Sends the picked file again. */
  retry(): void
  /** Stops what is under way and forgets the picture. */
  clear(): void
}

/** A picture of a form that was left: the file, and what became of it if it was sent by then. */
interface PictureDraft {
  readonly file: Blob
  readonly name: string
  readonly sent?: ImageState | undefined
}

const empty: ImageState = { phase: 'empty' }

/** Where the picture of a form stands that was left before: in this page, or before the tab was loaded again. */
function stateOf(kept: PictureDraft | undefined, draft: string): ImageState {
  if (kept) return kept.sent ?? empty
  const sent = readSentPicture(draft)
  return sent ? { phase: 'ready', ...sent, name: undefined, image: undefined } : empty
}

/**
 * Sends one picture as soon as it is picked, with its progress. Its bytes stay in memory only; a user who left the
 * form finds it again, and one that was on its way is sent anew. One that was sent
 * survives a reload by its id, unless it is a signature.
 *
 * @param draft name that the picture is kept under
 */
export function useImageUpload(purpose: UploadPurpose, limits: UploadLimits, draft: string): ImageUpload {
  const client = useSwxClient()
  const attempt = useRef<AbortController>(undefined)
  const [kept] = useState(() => readDraft<PictureDraft>(draft))
  const picked = useRef(kept)
  const [state, setState] = useState<ImageState>(() => stateOf(kept, draft))

  const run = useCallback(async () => {
    if (picked.current === undefined) return
    const { file, name } = picked.current
    attempt.current?.abort()
    const current = new AbortController()
    attempt.current = current
    const { signal } = current
    const show = (next: ImageState) => {
      if (!signal.aborted) setState(next)
    }
    show({ phase: 'preparing', name })
    const prepared = await prepareImage(file, limits)
    if (signal.aborted) return
    if ('error' in prepared) return show({ phase: 'failed', name, error: prepared.error, canRetry: false })
    const { image, isVisible } = prepared
    show({ phase: 'sending', name, done: 0 })
    try {
      const onProgress = (sent: number, total: number) =>
        show({ phase: 'sending', name, done: total > 0 ? sent / total : 0 })
      const { fileId } = await uploadImage(
        client,
        { file: image, purpose },
        { signal, fetch: fetchWithProgress(onProgress) },
      )
      if (signal.aborted) return
      // Without an id nothing can be done with the picture, whatever the answer says.
      if (typeof fileId !== 'string' || fileId === '') throw new TypeError('The answer names no file.')
      const bytes = image.size
      const sent = { phase: 'ready', name, fileId, bytes, image: isVisible ? image : undefined } as const
      writeDraft(draft, { file, name, sent } satisfies PictureDraft)
      // Who signs sees the signature: without its picture it has to be made again.
      if (purpose !== 'signature') writeSentPicture(draft, { fileId, bytes })
      show(sent)
    } catch (error) {
      const { key, code } = errorMessageOf(error)
      // Without a code of its own nothing was wrong with the picture: the way to the backend was.
      show({ phase: 'failed', name, error: code === undefined ? 'uploadFailed' : key, canRetry: true })
    }
  }, [client, purpose, limits, draft])

  const sendKept = useEffectEvent(() => {
    if (state.phase === 'empty') void run()
  })
  useEffect(() => {
    sendKept()
    return () => attempt.current?.abort()
  }, [])

  return useMemo(
    () => ({
      state,
      pick(file, name) {
        picked.current = { file, name }
        writeDraft(draft, picked.current)
        writeSentPicture(draft, undefined)
        void run()
      },
      retry: () => void run(),
      clear() {
        attempt.current?.abort()
        picked.current = undefined
        writeDraft(draft, undefined)
        writeSentPicture(draft, undefined)
        setState(empty)
      },
    }),
    [state, run, draft],
  )
}
