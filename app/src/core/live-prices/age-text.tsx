/** How old a price is, in words, below or beside it. */
export function AgeText({ age }: { age: string }) {
  return (
    <span data-price-age="" className="block text-12 font-regular text-muted">
      <bdi>{age}</bdi>
    </span>
  )
}
