/** Codes of an envelope that say a call succeeded: 200 for reads, 20001 to 20005 for writes. */
export type SuccessCode = '200' | '20001' | '20002' | '20003' | '20004' | '20005'

/** The code of an envelope as a text, also if it is written as a number; undefined if there is none. */
export function codeOf(envelope: unknown): string | undefined {
  const { code } = Object(envelope) as { readonly code?: unknown }
  return typeof code === 'string' || typeof code === 'number' ? String(code) : undefined
}

/** Whether an envelope's code is a success; every other code, listed or not, is an error. */
export const isSuccessCode = (code: string): code is SuccessCode => code === '200' || /^2000[1-5]$/.test(code)
