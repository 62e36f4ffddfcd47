import type { Wording } from './wording.ts'

export const ko: readonly Wording[] = []
