const steps = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** How long ago something was, in the largest unit that is full, such as "6 min ago". `tag` is a BCP 47 tag. */
export function formatAge(milliseconds: number, tag: string): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  const [unit, size] = steps.find(([, least]) => seconds >= least) ?? steps[3]
  return new Intl.RelativeTimeFormat(`${tag}-u-nu-latn`, { style: 'short' }).format(
    -Math.floor(seconds / size),
    unit,
  )
}
