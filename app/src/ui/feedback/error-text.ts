import { createContext } from 'react'

/** A failure in words for the user. */
export interface ErrorText {
  readonly title: string
  /** What to do next, or what is not affected. */
  readonly body?: string | undefined
  /** Number to quote to support. */
  readonly traceId?: string | undefined
}

/** Turns an error into words, if they are loaded. The app provides it, so that components here need not know codes. */
export const ErrorTextContext = createContext<((error: unknown) => ErrorText | undefined) | undefined>(
  undefined,
)
