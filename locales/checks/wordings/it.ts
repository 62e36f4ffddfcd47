import type { Wording } from './wording.ts'

export const it: readonly Wording[] = [
  {
    pattern: /\{\{count\}\} di /,
    reason: 'A figure is followed by its noun; only the word “million” takes “di”.',
    caught: '{{count}} di giorni',
    allowed: '{{count}} giorni',
  },
]
