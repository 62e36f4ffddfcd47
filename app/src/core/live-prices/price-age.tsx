import { AgeText } from './age-text.tsx'
import { useShownAge } from './use-shown-age.ts'

/** How old a price is, while prices may be old; nothing while they are current. */
export function PriceAge({ code }: { code: string }) {
  const age = useShownAge(code)
  return age === undefined ? null : <AgeText age={age} />
}
