import type { Wording } from './wording.ts'

export const hk: readonly Wording[] = []
