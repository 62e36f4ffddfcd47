import type { SandboxTables } from './tables.ts'

/**
 * Tables that no world file brings: what is open, what was answered and what was counted belongs to the server that did
 * it. Files of older versions have them.
 */
export const OF_SERVER = [
  'sessions',
  'sessionUses',
  'googleCodes',
  'rates',
  'keptAnswers',
  'keySalt',
] as const satisfies readonly (keyof SandboxTables)[]

/** A table of a world file. */
export type FileTable = Exclude<keyof SandboxTables, (typeof OF_SERVER)[number]>
