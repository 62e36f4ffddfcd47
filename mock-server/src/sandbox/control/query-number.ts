import { invalid } from './control-error.ts'

/** A whole number of a query, or `fallback` when it is not given. */
export const queryNumber = (
  query: URLSearchParams,
  name: string,
  {
    least = 0,
    most = Number.MAX_SAFE_INTEGER,
    fallback,
  }: { least?: number; most?: number; fallback: number },
): number => {
  const text = query.get(name)
  if (text === null) return fallback
  const value = Number(text)
  if (!/^\d{1,16}$/.test(text) || value < least || value > most)
    throw invalid(`"${name}" has to be a whole number from ${least} to ${most}; it was "${text}".`)
  return value
}
