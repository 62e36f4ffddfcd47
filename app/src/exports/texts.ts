/** Texts as the app shows them, for tests that read the locale files. */
export { isolateValues } from '#lib/i18n/isolate-values.ts'
