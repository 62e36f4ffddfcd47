import type { Wording } from './wording.ts'

export const fr: readonly Wording[] = [
  {
    pattern: /\{\{count\}\} de /,
    reason: 'A figure is followed by its noun; only the word “million” takes “de”.',
    caught: '{{count}} de jours',
    allowed: '{{count}} jours',
  },
]
