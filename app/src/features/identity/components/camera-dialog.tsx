import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Note } from '#ui/feedback/note.tsx'
import { Button } from '#ui/form/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import type { LayerProps } from '#ui/overlay/lazy-layer.tsx'

export interface CameraDialogProps extends LayerProps {
  title: string
  /** The camera that looks at the user. */
  isSelf: boolean
  onTaken: (photo: Blob) => void
}

/** Takes a photo with the camera; where there is none, or it is not allowed, a file does as well. */
export function CameraDialog({ title, isSelf, onClose, onTaken }: CameraDialogProps) {
  const { t } = useTranslation(['identity', 'common'])
  const { video, state } = useCamera(isSelf)

  const handleTake = () => {
    const source = video.current
    if (source === null || source.videoWidth === 0) return
    const canvas = document.createElement('canvas')
    canvas.width = source.videoWidth
    canvas.height = source.videoHeight
    canvas.getContext('2d')?.drawImage(source, 0, 0)
    canvas.toBlob(
      (photo) => {
        if (photo) onTaken(photo)
        onClose()
      },
      'image/jpeg',
      0.9,
    )
  }
  const isOff = state === 'denied' || state === 'none'
  return (
    <Dialog
      open
      isFull
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button size="lg" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          {isOff ? null : (
            <Button size="lg" variant="primary" disabled={state !== 'on'} onClick={handleTake}>
              {t('camera.take')}
            </Button>
          )}
        </>
      }
    >
      {isOff ? (
        <>
          <Note tone="warn" role="alert">
            {t(`camera.${state}`)}
          </Note>
          {/* A phone's own camera needs no permission of the page. */}
          <label className="grid gap-1.5 text-13 font-strong">
            {t('camera.file')}
            <input
              type="file"
              accept="image/*"
              capture={isSelf ? 'user' : 'environment'}
              className="max-w-full font-regular"
              onChange={(event) => {
                const [photo] = event.target.files ?? []
                if (photo) {
                  onTaken(photo)
                  onClose()
                }
              }}
            />
          </label>
        </>
      ) : (
        <div className="grid gap-2">
          {state === 'starting' ? (
            <p role="status" className="text-13 text-muted">
              {t('camera.starting')}
            </p>
          ) : null}
          <video
            ref={video}
            muted
            playsInline
            aria-label={t('camera.picture')}
            className="w-full rounded-2"
          />
        </div>
      )}
    </Dialog>
  )
}

/** Whether the picture of the camera is there, still to come, or not to be had. */
type CameraState = 'starting' | 'on' | 'denied' | 'none'

/** The camera's picture in a video element, as long as the caller is on show. */
function useCamera(isSelf: boolean): {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly state: CameraState
} {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('starting')

  useEffect(() => {
    let stream: MediaStream | undefined
    let isCurrent = true
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const start = async () => {
      // Only pages served safely have it.
      if (!navigator.mediaDevices?.getUserMedia) return setState('none')
      try {
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: isSelf ? 'user' : 'environment', width: { ideal: 1_920 } },
        })
      } catch (error) {
        const isDenied = error instanceof DOMException && error.name === 'NotAllowedError'
        if (isCurrent) setState(isDenied ? 'denied' : 'none')
        return
      }
      if (!isCurrent) return stop()
      if (video.current) {
        video.current.srcObject = stream
        await video.current.play().catch(() => {})
      }
      if (isCurrent) setState('on')
    }
    void start()
    return () => {
      isCurrent = false
      stop()
    }
  }, [isSelf])

  return { video, state }
}
