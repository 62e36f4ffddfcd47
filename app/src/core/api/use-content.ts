import { useGetContentsById } from '@swx/sdk/react'

/** A text with its body, by its id; nothing is asked for without one. */
export function useContent(id: string) {
  return useGetContentsById({ id }, { query: { enabled: id !== '' } })
}
