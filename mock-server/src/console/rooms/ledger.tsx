import type { ControlQuery, ControlRecord } from '../../contract/control-operation.ts'
import { hrefOf, replaceQuery, useRoute } from '../route.ts'
import { AddressField } from '../ui/address-field.tsx'
import { Button } from '../ui/button.tsx'
import { Card, Empty, Shown } from '../ui/card.tsx'
import { Moment, Usd } from '../ui/figures.tsx'
import { useLive } from '../use-live.ts'

const STEP = 25
const MOST = 1_000

const EntryRow = ({ entry }: { entry: ControlRecord<'LedgerEntry'> }) => {
  const { seq, at, mode, kind, ref, postings } = entry
  return (
    <tr>
      <td class="num" data-label="No.">
        {seq}
      </td>
      <td data-label="When, UTC">
        <Moment at={at} />
      </td>
      <td data-label="Account">
        <span class="badge">{mode}</span>
      </td>
      <td data-label="What for">
        <strong>{kind}</strong>
        <div>
          <a class="hint" href={hrefOf('ledger', { ref })} aria-label={`Entries of the record ${ref}`}>
            {ref}
          </a>
        </div>
      </td>
      <td data-label="Postings, USD">
        {postings.map(({ account, amount }) => (
          <div class="posting" key={account}>
            <bdi>{account}</bdi>
            <Usd amount={amount} />
          </div>
        ))}
      </td>
    </tr>
  )
}

const filtersOf = ({ userId, ref, kind, mode }: Readonly<Record<string, string>>) => ({
  ...(userId && { userId }),
  ...(ref && { ref }),
  ...(kind && { kind: kind.toUpperCase() }),
  ...((mode === 'real' || mode === 'demo') && { mode: mode as 'real' | 'demo' }),
})

export const LedgerRoom = () => {
  const { query } = useRoute()
  const limit = Math.min(MOST, Math.max(STEP, Number(query.limit) || STEP))
  // One more than is shown tells whether there are more.
  const input: ControlQuery<'getLedger'> = {
    ...filtersOf(query),
    order: 'newest',
    limit: Math.min(MOST, limit + 1),
  }
  const live = useLive('getLedger', { query: input })
  const entries = live.data?.entries ?? []
  return (
    <Card
      title="Ledger"
      isTitleHidden
      aside={
        <div class="filters">
          <AddressField name="userId" label="User" placeholder="u-1001" list="users" />
          <AddressField name="ref" label="Record" placeholder="any" />
          <AddressField name="kind" label="Kind" placeholder="any" />
          <label class="field-inline">
            <span>Account</span>
            <select
              class="input"
              name="mode"
              value={query.mode ?? ''}
              onChange={(event) => replaceQuery({ mode: event.currentTarget.value, limit: undefined })}
            >
              <option value="">both</option>
              <option value="real">real</option>
              <option value="demo">demo</option>
            </select>
          </label>
        </div>
      }
    >
      <p class="hint pad">The latest entries that match. The postings of an entry sum to zero.</p>
      <Shown
        live={live}
        name="Ledger"
        isEmpty={() => entries.length === 0}
        empty={<Empty title="No entries">There are no entries yet, or none matches the filters.</Empty>}
      >
        {() => (
          <table class="table" aria-label="Entries">
            <thead>
              <tr>
                <th scope="col">No.</th>
                <th scope="col">When, UTC</th>
                <th scope="col">Account</th>
                <th scope="col">What for</th>
                <th scope="col">Postings, USD</th>
              </tr>
            </thead>
            <tbody>
              {entries.slice(0, limit).map((entry) => (
                <EntryRow key={entry.id} entry={entry} />
              ))}
            </tbody>
          </table>
        )}
      </Shown>
      {entries.length > limit && (
        <div class="pages">
          <Button onPress={() => replaceQuery({ limit: Math.min(MOST, limit + STEP) })}>
            Show older entries
          </Button>
        </div>
      )}
    </Card>
  )
}
