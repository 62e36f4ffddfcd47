import type { Wording } from './wording.ts'

export const de: readonly Wording[] = []
