import type { Wording } from './wording.ts'

export const zh: readonly Wording[] = []
