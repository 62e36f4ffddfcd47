import { foldDigits } from '@swx/sdk/money'

/** The digits of a typed phone number as they are sent: of every script, without what groups them. */
export const phoneDigits = (text: string): string =>
  foldDigits(text).replace(/[\s().\u200e\u200f\u2010-\u2015\u2066-\u2069-]/g, '')
