/** What the local part of a sample address asks the sandbox to do with its owner. */
export type MagicRole = 'frozen' | 'locked' | 'nodemo'

const MAGIC = /^(frozen|locked|nodemo)\+[^@]*@(?:example\.com|.+\.invalid)$/

/**
 * The role in an address like `frozen+mei@example.com`. Only sample domains have roles, so that no real address
 * is treated oddly.
 */
export const magicRole = (email: string): MagicRole | undefined =>
  MAGIC.exec(email)?.[1] as MagicRole | undefined
