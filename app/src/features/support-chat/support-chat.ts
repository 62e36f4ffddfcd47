import type { ContentItem } from '#core/content/content.ts'
import { createStore } from '#lib/store/create-store.ts'

/** Which user is writing, for the support staff. */
export interface SupportUser {
  /** Number of the account; not known before the account was read. */
  readonly id?: string | undefined
  readonly userName: string
}

/** What answers the user's questions: the panel here, or the operator's chat in it. */
export interface SupportChat {
  open(): void
  setUser(user: SupportUser): void
  /** Forgets the user and what was written. */
  clear(): void
}

/** One line of the talk. */
export type SupportLine =
  | { readonly id: number; readonly from: 'user'; readonly text: string }
  /** The help texts that answer the line before, the best first; none where nothing fits. */
  | { readonly id: number; readonly from: 'support'; readonly found: readonly ContentItem[] }

/** State of the local panel. Nothing of it leaves the page or is stored. */
export interface SupportPanelState {
  readonly open: boolean
  readonly user: SupportUser | undefined
  readonly lines: readonly SupportLine[]
  /** What the operator's chat knows the conversation by, so that it goes on when the panel is opened again. */
  readonly conversation?: string | undefined
}

/** State of the local panel. */
export const supportPanel = createStore<SupportPanelState>({ open: false, user: undefined, lines: [] })

/** Closes the panel; what was written stays until another user logs in. */
export function closeSupportPanel(): void {
  supportPanel.set({ ...supportPanel.get(), open: false })
}

/** Support: a panel on the page, which in an operator build leads to the operator's chat once the user agreed. */
export const supportChat: SupportChat = {
  open: () => supportPanel.set({ ...supportPanel.get(), open: true }),
  setUser: (user) => supportPanel.set({ ...supportPanel.get(), user }),
  clear: () => supportPanel.set({ open: false, user: undefined, lines: [] }),
}
