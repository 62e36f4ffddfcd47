import type { ControlRecord } from '../../contract/control-operation.ts'
import { Button } from '../ui/button.tsx'
import { Card, Shown } from '../ui/card.tsx'
import { Moment } from '../ui/figures.tsx'
import { useLive } from '../use-live.ts'

/** Every entry is added up again each time, so it is not asked for all the time. */
export const CHECKED_EVERY = 20

export const holdText = ({ ok, violations }: ControlRecord<'Invariants'>): string =>
  ok ? 'Every invariant holds.' : `${violations.length} violated.`

export const InvariantsRoom = () => {
  const live = useLive('checkInvariants', {}, CHECKED_EVERY)
  return (
    <Card
      title="Invariants"
      isTitleHidden
      aside={<Button onPress={live.refresh}>Check the invariants now</Button>}
    >
      <p class="hint pad">
        What holds at any moment: postings sum to zero, balances are those of the entries, nothing is paid
        twice. Checked when this room is opened, after each change here, and every half minute.
      </p>
      <Shown live={live} name="Invariants">
        {(found) => (
          <div class="pad stack">
            <p class={found.ok ? 'verdict' : 'verdict bad'} role="status">
              {holdText(found)}
            </p>
            {found.violations.length > 0 && (
              <ul class="items" aria-label="What is violated">
                {found.violations.map(({ invariant, detail }) => (
                  <li key={`${invariant} ${detail}`}>
                    <strong>{invariant}</strong> {detail}
                  </li>
                ))}
              </ul>
            )}
            {(found.failed ?? []).length > 0 && (
              <>
                <h3>Due by itself, and not done</h3>
                <ul class="items">
                  {found.failed?.map(({ at, what, userId, reason }) => (
                    <li key={`${at} ${what} ${userId ?? ''}`}>
                      <strong>{what}</strong> {userId} <Moment at={at} />: {reason}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
        )}
      </Shown>
    </Card>
  )
}
