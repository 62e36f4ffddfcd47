import type { Wording } from './wording.ts'

export const ja: readonly Wording[] = []
