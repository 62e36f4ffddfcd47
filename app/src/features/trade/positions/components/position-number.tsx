import { paths } from '#config/paths.ts'
import { TextLink } from '#ui/data/text-link.tsx'
import { Figure } from '#ui/figure/figure.tsx'

/** The number of another position; leads to it. */
export function PositionNumber({ no }: { no: string }) {
  return (
    <TextLink href={paths.orderDetail.href({ no })}>
      <Figure value={no} />
    </TextLink>
  )
}
