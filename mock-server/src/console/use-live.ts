import { useEffect, useRef, useState } from 'preact/hooks'
import type { ControlAnswer, ControlInput, ControlOperation } from '../contract/control-operation.ts'
import type { World } from '../control-client/world.ts'
import { useConsole } from './console-context.ts'

/** What is known of something that is read again and again. */
export interface Live<Data> {
  /** The latest answer, also while a later one fails. */
  readonly data?: Data | undefined
  /** Why the latest call failed. */
  readonly error?: unknown
  readonly refresh: () => void
}

/**
 * Reads something of the world at once, every `beats` beats, after each change, and when `key` is another one. One call
 * runs at a time; a change during a call has it made again.
 */
export const useReading = <Data>(
  read: (world: World) => Promise<Data>,
  key: string,
  beats = 1,
): Live<Data> => {
  const { world, pulse } = useConsole()
  const latest = useRef(read)
  latest.current = read
  const [state, setState] = useState<{ world: World; data?: Data; error?: unknown }>({ world })

  useEffect(() => {
    let isOver = false
    let isAsking = false
    let isStale = false
    const ask = async (): Promise<void> => {
      isStale = isAsking
      if (isAsking) return
      isAsking = true
      const answer = await latest.current(world).then(
        (data) => ({ world, data }),
        (error: unknown) => ({ error }),
      )
      isAsking = false
      if (isOver) return
      setState((before) => ({
        ...(before.world === world ? before : { world }),
        error: undefined,
        ...answer,
      }))
      if (isStale) void ask()
    }
    void ask()
    const stop = pulse.subscribe((beat) => {
      if (beat % beats === 0) void ask()
    })
    return () => {
      isOver = true
      stop()
    }
  }, [world, pulse, key, beats])

  const shown = state.world === world ? state : { data: undefined, error: undefined }
  return { data: shown.data, error: shown.error, refresh: pulse.change }
}

/** What a call of the control plane answers, kept up to date. */
export const useLive = <Id extends ControlOperation>(
  operation: Id,
  input: ControlInput<Id>,
  beats?: number,
): Live<ControlAnswer<Id>> =>
  useReading(
    (world) => world.call(operation, ...([input] as never)),
    JSON.stringify([operation, input]),
    beats,
  )
