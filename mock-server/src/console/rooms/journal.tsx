import { Fragment } from 'preact'
import { useState } from 'preact/hooks'
import { useConsole } from '../console-context.ts'
import { downloadJson } from '../download.ts'
import { hrefOf, replaceQuery, useRoute } from '../route.ts'
import { AddressField } from '../ui/address-field.tsx'
import { Button, Outcome } from '../ui/button.tsx'
import { Card, Empty, Shown } from '../ui/card.tsx'
import { countText, tookText } from '../ui/figures.tsx'
import { Pages, pageOf } from '../ui/pages.tsx'
import { useAction } from '../use-action.ts'
import { useLive } from '../use-live.ts'
import { ExchangeDetails } from './exchange-details.tsx'
import { type Entry, filterEntries, isBad } from './journal-filters.ts'
import { useJournal } from './use-journal.ts'

const ON_A_PAGE = 25

const statusClass = (status: number): string =>
  status >= 500 ? 'status danger' : status >= 400 ? 'status warn' : 'status'

const COLUMNS = ['Time, UTC', 'Method', 'Operation', 'Status', 'Code', 'Answered by', 'Took', 'User'] as const

const EntryRow = ({
  entry,
  userName,
  isOpen,
}: {
  entry: Entry
  userName?: string | undefined
  isOpen: boolean
}) => {
  const { query } = useRoute()
  const { seq, at, method, path, operation, status, code, rule, took, userId } = entry
  return (
    <tr class={isOpen ? 'selected' : ''}>
      <td class="mono" data-label={COLUMNS[0]}>
        <time dateTime={at} title={at.slice(0, 10)}>
          {at.slice(11, 23)}
        </time>
      </td>
      <td class="mono" data-label={COLUMNS[1]}>
        {method}
      </td>
      <th scope="row" data-label={COLUMNS[2]}>
        <a
          class="strong"
          href={hrefOf('journal', { ...query, call: isOpen ? undefined : seq })}
          aria-expanded={isOpen}
        >
          {operation ?? path}
          <span class="visually-hidden">, details of call {seq}</span>
        </a>
      </th>
      <td data-label={COLUMNS[3]}>
        <span class={statusClass(status)}>{status}</span>
      </td>
      <td class="num" data-label={COLUMNS[4]}>
        {code === undefined ? '–' : isBad(entry) ? <strong class="bad">{code}</strong> : code}
      </td>
      <td data-label={COLUMNS[5]}>{rule ?? '–'}</td>
      <td class="end num" data-label={COLUMNS[6]}>
        {tookText(took)}
      </td>
      <td data-label={COLUMNS[7]}>
        {userId === undefined ? '–' : <bdi title={userId}>{userName ?? userId}</bdi>}
      </td>
    </tr>
  )
}

const Filters = () => {
  const { query } = useRoute()
  return (
    <div class="filters">
      <AddressField name="operation" label="Operation" placeholder="any" list="operations" />
      <AddressField name="user" label="User" placeholder="any" list="users" />
      <AddressField name="code" label="Code" placeholder="any" />
      <label class="field-inline">
        <span>Answered by</span>
        <select
          class="input"
          value={query.rule ?? ''}
          onChange={(event) => replaceQuery({ rule: event.currentTarget.value, from: undefined })}
        >
          <option value="">any</option>
          <option value="guard">a guard</option>
          <option value="fault">a fault</option>
          <option value="stub">a stub</option>
          <option value="domain">the domain</option>
        </select>
      </label>
      <label class="field-inline">
        <span>Calls of</span>
        <select
          class="input"
          value={query.kind ?? ''}
          onChange={(event) => replaceQuery({ kind: event.currentTarget.value, from: undefined })}
        >
          <option value="">the customer API</option>
          <option value="control">the control plane</option>
        </select>
      </label>
      <AddressField name="text" label="Text" placeholder="path or trace" />
    </div>
  )
}

/** Downloads the calls that the filters let through as an HTTP archive. */
const Archive = ({ entries, kind }: { entries: readonly Entry[]; kind: Entry['kind'] }) => {
  const { world } = useConsole()
  const action = useAction()
  return (
    <>
      <Button
        isBusy={action.isBusy}
        onPress={() =>
          void action.run(async () => {
            const shown = new Set(entries.map(({ seq }) => seq))
            const { log } = await world.call('getJournalArchive', { query: { kind } })
            const kept = log.entries.filter(({ _seq }) => _seq !== undefined && shown.has(_seq))
            downloadJson('journal.har', { log: { ...log, entries: kept } })
            return `${countText(kept.length)} calls are written as journal.har.`
          })
        }
      >
        Download as HAR
      </Button>
      <Outcome of={action} />
    </>
  )
}

export const JournalRoom = () => {
  const { query } = useRoute()
  const kind = query.kind === 'control' ? 'control' : 'customer'
  const live = useJournal(kind)
  const users = useLive('listUsers', {}, 40).data?.users ?? []
  const names = new Map(users.map(({ userId, userName }) => [userId, userName]))
  /** What stood there when the journal was paused. */
  const [paused, pause] = useState<readonly Entry[]>()
  const all = paused ?? live.data ?? []
  const fitting = filterEntries(all, query).toReversed()
  const bad = all.filter(isBad).length
  const isBadOnly = query.answer === 'bad'
  const page = pageOf(query, fitting.length, ON_A_PAGE)
  return (
    <Card
      title="Journal"
      isTitleHidden
      aside={
        <div class="card-tools">
          <Filters />
          <div class="buttons">
            <Button
              isPressed={isBadOnly}
              onPress={() => replaceQuery({ answer: isBadOnly ? undefined : 'bad', from: undefined })}
            >
              Bad answers only: {countText(bad)}
            </Button>
            <Button isPressed={paused !== undefined} onPress={() => pause(paused ? undefined : all)}>
              Pause
            </Button>
            <Archive entries={fitting} kind={kind} />
          </div>
        </div>
      }
    >
      <p class="hint pad">
        {countText(fitting.length)} of {countText(all.length)} calls that are kept, the latest first. Open one
        for its request and answer, what it changed, a line for the shell, and running it again.
      </p>
      <Shown
        live={live}
        name="Journal"
        isEmpty={() => fitting.length === 0}
        empty={<Empty title="No calls">There are no calls yet, or none matches the filters.</Empty>}
      >
        {() => (
          <table class="table dense" aria-label="Calls">
            <thead>
              <tr>
                {COLUMNS.map((name) => (
                  <th key={name} scope="col" class={name === 'Took' ? 'end' : ''}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {fitting.slice(page.from, page.to).map((entry) => {
                const isOpen = query.call === String(entry.seq)
                return (
                  // A world that starts over counts its calls anew.
                  <Fragment key={`${entry.seq} ${entry.traceId ?? entry.at}`}>
                    <EntryRow entry={entry} userName={names.get(entry.userId ?? '')} isOpen={isOpen} />
                    {isOpen && (
                      <tr class="opened">
                        <td colSpan={COLUMNS.length}>
                          <ExchangeDetails entry={entry} userName={names.get(entry.userId ?? '')} />
                        </td>
                      </tr>
                    )}
                  </Fragment>
                )
              })}
            </tbody>
          </table>
        )}
      </Shown>
      <Pages {...page} total={fitting.length} step={ON_A_PAGE} words={['Newer', 'Older']} />
    </Card>
  )
}
