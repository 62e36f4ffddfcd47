import { tabStore } from '#lib/storage/storage.ts'

/** What is known of a picture that the backend has. */
export interface SentPicture {
  readonly fileId: string
  readonly bytes: number
}

const keyOf = (draft: string) => `swx.pictures.${draft}` as const

/**
 * The picture of this name that was sent before the tab was loaded again. A phone ends a tab in the background, often
 * while its user takes the next picture. Its id and size are kept in the tab, never the picture or the name of its file.
 */
export function readSentPicture(draft: string): SentPicture | undefined {
  try {
    return (JSON.parse(tabStore.get(keyOf(draft)) ?? 'null') as SentPicture | null) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps what is known of a picture that was sent; `undefined` forgets it. */
export function writeSentPicture(draft: string, picture: SentPicture | undefined): void {
  if (picture === undefined) tabStore.remove(keyOf(draft))
  else tabStore.set(keyOf(draft), JSON.stringify(picture))
}
