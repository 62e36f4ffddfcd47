import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether the picture of the camera is there, still to come, or not to be had. */
export type CameraState = 'starting' | 'on' | 'denied' | 'none'

/** The camera's picture in a video element, as long as the caller is on show. */
export function useCamera(isSelf: boolean): {
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
