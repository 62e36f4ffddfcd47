import { useShownAge } from './use-shown-age.ts'

/** How old a price is, while prices may be old; nothing while they are current. */
export function PriceAge({ code }: { code: string }) {
  const age = useShownAge(code)
  if (age === undefined) return null
  return (
    <span data-price-age="" className="block text-12 font-regular text-muted">
      <bdi>{age}</bdi>
    </span>
  )
}
