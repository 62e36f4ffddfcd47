import { fetchWithProgress, upload } from '@swx/sdk'
import { useSwxClient } from '@swx/sdk/react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type ErrorKey, errorMessageOf } from '../error-message/error-message.ts'
import { prepareImage } from './prepare-image.ts'
import type { UploadLimits } from './use-upload-limits.ts'

/** What an uploaded picture is for; it can be used for that only. */
export type UploadPurpose = 'kyc' | 'recharge' | 'signature'

/** Where one picture of a form stands. */
export type ImageState =
  | { readonly phase: 'empty' }
  /** It is looked at, and made smaller if it is too large. */
  | { readonly phase: 'preparing'; readonly name: string }
  | { readonly phase: 'sending'; readonly name: string; readonly done: number }
  | {
      readonly phase: 'ready'
      readonly name: string
      readonly fileId: string
      readonly bytes: number
      /** Address of the picture inside the page; undefined for what browsers cannot show. */
      readonly preview: string | undefined
    }
  | {
      readonly phase: 'failed'
      readonly name: string
      readonly problem: ErrorKey
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

const empty: ImageState = { phase: 'empty' }

/** Sends one picture as soon as it is picked, with its progress. It stays in memory only and goes with the page. */
export function useImageUpload(purpose: UploadPurpose, limits: UploadLimits): ImageUpload {
  const client = useSwxClient()
  const [state, setState] = useState<ImageState>(empty)
  const attempt = useRef<AbortController>(undefined)
  const picked = useRef<{ readonly file: Blob; readonly name: string }>(undefined)

  const preview = state.phase === 'ready' ? state.preview : undefined
  useEffect(() => (preview === undefined ? undefined : () => URL.revokeObjectURL(preview)), [preview])
  useEffect(() => () => attempt.current?.abort(), [])

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
    if ('problem' in prepared)
      return show({ phase: 'failed', name, problem: prepared.problem, canRetry: false })
    const { image, isVisible } = prepared
    show({ phase: 'sending', name, done: 0 })
    try {
      const onProgress = (sent: number, total: number) =>
        show({ phase: 'sending', name, done: total > 0 ? sent / total : 0 })
      const { fileId, bytes } = await upload(
        client,
        { file: image, purpose },
        { signal, fetch: fetchWithProgress(onProgress) },
      )
      if (signal.aborted) return
      show({
        phase: 'ready',
        name,
        fileId,
        bytes,
        preview: isVisible ? URL.createObjectURL(image) : undefined,
      })
    } catch (error) {
      const { key, code } = errorMessageOf(error)
      // Without a code of its own nothing was wrong with the picture: the way to the backend was.
      show({ phase: 'failed', name, problem: code === undefined ? 'uploadFailed' : key, canRetry: true })
    }
  }, [client, purpose, limits])

  return useMemo(
    () => ({
      state,
      pick(file, name) {
        picked.current = { file, name }
        void run()
      },
      retry: () => void run(),
      clear() {
        attempt.current?.abort()
        picked.current = undefined
        setState(empty)
      },
    }),
    [state, run],
  )
}
