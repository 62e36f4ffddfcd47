import { useDraft, writeDraft } from '#core/forms/drafts.ts'
import type { Direction } from './position-preview.ts'

const nameOf = (code: string) => `${code} direction`

/** Which way the tickets of an instrument go. They share it: short stays down when the user changes the ticket. */
export const useTicketDirection = (code: string) => useDraft<Direction>(nameOf(code), 'LONG')

/** Chooses it before the ticket is there. */
export const chooseTicketDirection = (code: string, direction: Direction): void =>
  writeDraft(nameOf(code), direction)
