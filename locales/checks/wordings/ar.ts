import type { Wording } from './wording.ts'

export const ar: readonly Wording[] = []
