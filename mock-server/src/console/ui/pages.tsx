import { replaceQuery } from '../route.ts'
import { Button } from './button.tsx'
import { countText } from './figures.tsx'

/** The part of a long list that a page shows, by `from` in the address. */
export const pageOf = (query: Readonly<Record<string, string>>, total: number, step: number) => {
  const wanted = Number(query.from ?? 0)
  const isThere = Number.isInteger(wanted) && wanted > 0 && wanted < total
  const from = isThere ? wanted : 0
  return { from, to: Math.min(from + step, total) }
}

interface PagesProps {
  readonly from: number
  readonly to: number
  readonly total: number
  readonly step: number
  /** What the buttons say. */
  readonly words?: readonly [back: string, on: string]
}

/** Leads through a list that is longer than its page. */
export const Pages = ({ from, to, total, step, words = ['Back', 'Next'] }: PagesProps) =>
  total <= step ? null : (
    <div class="pages">
      <span class="hint">
        {countText(from + 1)} to {countText(to)} of {countText(total)}
      </span>
      <div class="buttons">
        {from > 0 && (
          <Button onPress={() => replaceQuery({ from: from - step > 0 ? from - step : undefined })}>
            {words[0]}
          </Button>
        )}
        {to < total && <Button onPress={() => replaceQuery({ from: to })}>{words[1]}</Button>}
      </div>
    </div>
  )
