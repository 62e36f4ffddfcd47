/** The change from the first to the last known value, in percent; undefined where nothing is known. */
export function changeInPercent(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined)
  const [first] = known
  const last = known.at(-1)
  if (first === undefined || last === undefined || first === 0) return undefined
  return ((last - first) / first) * 100
}
