import { useTranslation } from 'react-i18next'
import { Note } from '#ui/feedback/note.tsx'
import { Button } from '#ui/form/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import type { LayerProps } from '#ui/overlay/lazy-layer.tsx'
import { useCamera } from './use-camera.ts'

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
