import { FolderOpen, SwitchCamera, X } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddress } from '#core/pictures/image-preview.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Button } from '#ui/form/button.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import type { LayerProps } from '#ui/overlay/lazy-layer.tsx'
import { Modal } from '#ui/overlay/modal.tsx'
import { useCamera } from './use-camera.ts'
import './camera.css'

/** What has to fill the picture. */
export type CameraFrame = 'front' | 'back' | 'page' | 'holding'

export interface CameraDialogProps extends LayerProps {
  title: string
  /** The shape that is laid over the picture. */
  frame: CameraFrame
  onTaken: (photo: Blob) => void
}

/**
 * Takes a photo with the camera: a frame to fill, the button in reach of the thumb, then a look at the photo before it
 * is used. Where there is no camera, or it is not allowed, a file does as well.
 */
export function CameraDialog({ title, frame, onClose, onTaken }: CameraDialogProps) {
  const { t } = useTranslation(['identity', 'common'])
  const titleId = useId()
  const isSelf = frame === 'holding'
  const camera = useCamera(isSelf ? 'user' : 'environment')
  const [photo, setPhoto] = useState<Blob>()
  const isOff = camera.state === 'denied' || camera.state === 'none'
  const use = (taken: Blob) => {
    onTaken(taken)
    onClose()
  }

  return (
    <Modal open onClose={onClose} className="dialog dialog-full camera p-0" aria-labelledby={titleId}>
      <div className="camera-layout">
        <div className="flex items-center gap-2 p-2 ps-4">
          <h2 id={titleId} className="min-w-0 flex-1 text-16">
            {title}
          </h2>
          <IconButton
            label={t('common:action.close')}
            icon={<X className="size-5" aria-hidden="true" />}
            onClick={onClose}
            className="camera-on-dark"
          />
        </div>
        {isOff ? (
          <NoCamera isSelf={isSelf} reason={t(`camera.${camera.state as 'denied'}`)} onFile={use} />
        ) : photo ? (
          <Look photo={photo} onUse={() => use(photo)} onAgain={() => setPhoto(undefined)} />
        ) : null}
        {/* The picture goes on behind the photo that is looked at, so that it is there at once for another one. */}
        <div hidden={isOff || photo !== undefined} className="camera-live">
          <div className="camera-picture">
            <video
              ref={camera.video}
              muted
              playsInline
              data-mirrored={camera.isFacingUser ? '' : undefined}
              aria-label={t('camera.picture')}
            />
            <span aria-hidden="true" className="camera-frame" data-frame={frame} />
          </div>
          <p role="status" className="p-3 text-center">
            {camera.state === 'on' ? (
              <>
                {t(`camera.fit.${frame}`)}
                <strong className="block">{t('camera.hold')}</strong>
              </>
            ) : (
              t('camera.starting')
            )}
          </p>
          <div className="camera-buttons">
            <label className="camera-beside">
              <FolderOpen className="size-5" aria-hidden="true" />
              {t('camera.fromFiles')}
              <input
                type="file"
                accept="image/*"
                className="sr-only"
                onChange={({ target }) => target.files?.[0] && use(target.files[0])}
              />
            </label>
            <button
              type="button"
              aria-label={t('camera.take')}
              disabled={camera.state !== 'on'}
              onClick={async () => setPhoto(await camera.take())}
              className="camera-shutter"
            />
            {camera.hasOther ? (
              <button type="button" onClick={camera.switchOver} className="camera-beside">
                <SwitchCamera className="size-5" aria-hidden="true" />
                {t('camera.other')}
              </button>
            ) : (
              <span />
            )}
          </div>
        </div>
      </div>
    </Modal>
  )
}

interface LookProps {
  photo: Blob
  onUse: () => void
  onAgain: () => void
}

/** The photo that was taken, whole, before it is used. */
function Look({ photo, onUse, onAgain }: LookProps) {
  const { t } = useTranslation('identity')
  const address = useAddress(photo)
  return (
    <>
      <div className="camera-picture">{address ? <img src={address} alt={t('camera.taken')} /> : null}</div>
      <div className="p-3 text-center">
        <p className="text-16 font-strong">{t('camera.look')}</p>
        <p>{t('camera.lookHint')}</p>
      </div>
      <div className="grid gap-3 p-4 pt-0">
        <Button size="lg" variant="primary" wraps autoFocus onClick={onUse}>
          {t('camera.use')}
        </Button>
        <Button size="lg" wraps className="camera-on-dark" onClick={onAgain}>
          {t('camera.again')}
        </Button>
      </div>
    </>
  )
}

interface NoCameraProps {
  isSelf: boolean
  /** Why there is none. */
  reason: string
  onFile: (photo: Blob) => void
}

/** Without a camera of the page: a file, or the phone's own camera, which needs no permission of the page. */
function NoCamera({ isSelf, reason, onFile }: NoCameraProps) {
  const { t } = useTranslation('identity')
  return (
    <div className="m-4 grid gap-4 rounded-2 bg-surface p-4 text-text">
      <Note tone="warn" role="alert">
        {reason}
      </Note>
      <label className="grid gap-1.5 text-13 font-strong">
        {t('camera.file')}
        <input
          type="file"
          accept="image/*"
          capture={isSelf ? 'user' : 'environment'}
          className="max-w-full font-regular"
          onChange={({ target }) => target.files?.[0] && onFile(target.files[0])}
        />
      </label>
    </div>
  )
}
