import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether the picture of the camera is there, still to come, or not to be had. */
export type CameraState = 'starting' | 'on' | 'denied' | 'none'

/** Which way a camera looks: at the user, or at what the user sees. */
export type Facing = 'user' | 'environment'

/** A camera in a video element, as long as the caller is on show. */
export interface Camera {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly state: CameraState
  /** Its picture is shown as a mirror does. */
  readonly isFacingUser: boolean
  /** There is another one to switch to. */
  readonly hasOther: boolean
  readonly switchOver: () => void
  /** The picture of this moment, whole and not mirrored; undefined while there is none. */
  readonly take: () => Promise<Blob | undefined>
}

/**
 * Opens a camera.
 *
 * @param wanted which way it should look at first
 */
export function useCamera(wanted: Facing): Camera {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('starting')
  // The one that looks the wanted way, until the user chooses one by its place among all.
  const [chosen, setChosen] = useState<string>()
  const [devices, setDevices] = useState<readonly string[]>([])
  const [current, setCurrent] = useState<{ readonly id: string | undefined; readonly facing: string }>()

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
          video: {
            ...(chosen === undefined ? { facingMode: wanted } : { deviceId: { exact: chosen } }),
            width: { ideal: 1_920 },
          },
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
      // Browsers name the cameras only once one of them may be used.
      const cameras = await listCameras()
      if (!isCurrent) return
      const settings = stream.getTracks()[0]?.getSettings?.()
      setDevices(cameras)
      setCurrent({ id: settings?.deviceId, facing: settings?.facingMode ?? (chosen ? '' : wanted) })
      setState('on')
    }
    void start()
    return () => {
      isCurrent = false
      stop()
    }
  }, [wanted, chosen])

  return {
    video,
    state,
    isFacingUser: current?.facing === 'user',
    hasOther: devices.length > 1,
    switchOver() {
      const next = devices[(devices.indexOf(current?.id ?? '') + 1) % devices.length]
      if (next === undefined) return
      setState('starting')
      setChosen(next)
    },
    take: () => pictureOf(video.current),
  }
}

async function listCameras(): Promise<readonly string[]> {
  const all = (await navigator.mediaDevices.enumerateDevices?.()) ?? []
  return all.filter(({ kind }) => kind === 'videoinput').map(({ deviceId }) => deviceId)
}

function pictureOf(source: HTMLVideoElement | null): Promise<Blob | undefined> {
  if (source === null || source.videoWidth === 0) return Promise.resolve(undefined)
  const canvas = document.createElement('canvas')
  canvas.width = source.videoWidth
  canvas.height = source.videoHeight
  canvas.getContext('2d')?.drawImage(source, 0, 0)
  return new Promise((resolve) => canvas.toBlob((photo) => resolve(photo ?? undefined), 'image/jpeg', 0.9))
}
