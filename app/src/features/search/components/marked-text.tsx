import { matchedPart } from '#lib/search/matched-part.ts'

/** A text in which the part that was searched for stands out. */
export function MarkedText({ text, search }: { text: string; search: string }) {
  const parts = matchedPart(text, search)
  if (parts === undefined) return <bdi>{text}</bdi>
  const [before, matched, after] = parts
  return (
    <bdi>
      {before}
      <mark className="bg-transparent font-strong text-accent">{matched}</mark>
      {after}
    </bdi>
  )
}
