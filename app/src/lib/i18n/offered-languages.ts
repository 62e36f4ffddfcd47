import { type Language, languages } from '@swx/locales/languages'
import { runTimeConfig } from '#config/run-time/run-time-config.ts'

const named = runTimeConfig()?.languages

/** The languages that users may choose: all, or those that an operator offers. */
export const offeredLanguages: readonly Language[] = named
  ? languages.filter(({ code }) => named.includes(code))
  : languages
