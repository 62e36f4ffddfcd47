import { useContents } from '#core/api/use-contents.ts'

/** Reads the list of texts when the app starts and again in each language, so that it is there when a page needs it. */
export function ContentListReader() {
  useContents()
  return null
}
