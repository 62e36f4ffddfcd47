/** Formats of what identifies a user; why they are so says docs/decisions/specification.md. */

const USER_NAME = /^[A-Za-z][A-Za-z0-9_]{3,19}$/
// Narrower than the mail standards on purpose: what ajv's and zod's checks of `format: email` both let through.
const EMAIL =
  /^[A-Za-z0-9_+-](?:\.?[A-Za-z0-9_+-]){0,63}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/
const STRONG_PASSWORD = /^(?=.*[A-Za-z])(?=.*\d).{8,64}$/

/** Whether a value is missing or only spaces. */
export const isBlank = (value: string | null | undefined): value is '' | null | undefined =>
  value === undefined || value === null || value.trim() === ''

/** 4 to 20 letters, digits or underscores, beginning with a letter. */
export const isUserName = (value: string): boolean => USER_NAME.test(value)

/** At most 254 characters in the form of an address. */
export const isEmail = (value: string): boolean => value.length <= 254 && EMAIL.test(value)

/** E-mail addresses are compared and kept in lower case. */
export const normaliseEmail = (value: string): string => value.trim().toLowerCase()

/** 8 to 64 characters with a letter and a digit. */
export const isStrongPassword = (value: string): boolean => STRONG_PASSWORD.test(value)

/** 6 to 8 capital letters or digits. */
export const isInviteCode = (value: string): boolean => /^[A-Z0-9]{6,8}$/.test(value)
