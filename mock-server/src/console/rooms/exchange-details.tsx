import { useState } from 'preact/hooks'
import type { ControlAnswer, ControlRecord } from '../../contract/control-operation.ts'
import { useConsole } from '../console-context.ts'
import { hrefOf } from '../route.ts'
import { Button, Outcome } from '../ui/button.tsx'
import { Shown } from '../ui/card.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Moment, tookText } from '../ui/figures.tsx'
import { useAction } from '../use-action.ts'
import { useLive } from '../use-live.ts'
import type { Entry } from './journal-filters.ts'

type Exchange = ControlRecord<'Exchange'>
type Replayed = ControlAnswer<'replayJournalEntry'>

const valueText = (value: unknown): string =>
  value === undefined ? '–' : typeof value === 'string' ? value : JSON.stringify(value)

/** The records that a call changed, field by field. */
const Changes = ({ difference }: { difference: Exchange['difference'] }) => {
  if (!difference) return <p class="hint">What it changed is no longer kept.</p>
  if (difference.records.length === 0) return <p class="hint">It changed no record.</p>
  return (
    <>
      <ul class="records">
        {difference.records.map(({ table, key, change, fields }) => (
          <li key={`${table} ${key}`}>
            <p>
              <span class="badge">{change}</span> {table} <bdi>{key}</bdi>
            </p>
            <ul class="changes">
              {fields.map(({ field, from, to, secret }) => (
                <li key={field}>
                  <span class="hint">{field}: </span>
                  {secret ? 'changed, and stays secret' : `${valueText(from)} → ${valueText(to)}`}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {difference.more > 0 && <p class="hint">And {difference.more} more.</p>}
    </>
  )
}

const Body = ({ title, name, value }: { title: string; name: string; value: unknown }) => {
  const text = JSON.stringify(value, null, 2)
  return (
    <section class="body" aria-label={title}>
      <div class="between">
        <h3>{title}</h3>
        {value !== undefined && <CopyButton text={text} name={name} />}
      </div>
      {value === undefined ? (
        <p class="hint">None, or it was not kept.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long body scrolls, by keyboard too.
        <pre class="code-block" tabIndex={0}>
          {text}
        </pre>
      )}
    </section>
  )
}

/** Sends a recorded call again, in the world as it was or as it is. */
const Replay = ({ exchange: { seq, replay } }: { exchange: Exchange }) => {
  const { world } = useConsole()
  const action = useAction()
  const [replayed, setReplayed] = useState<Replayed>()
  const again = (place: 'before' | 'now') =>
    void action.run(async () => {
      const answer = await world.call('replayJournalEntry', { path: { seq }, body: { in: place } })
      setReplayed(answer)
      const { status, code } = answer.exchange
      return `It answered ${status} ${code ?? ''}, ${answer.same ? 'as it was recorded' : 'other than recorded'}.`
    })
  return (
    <section class="stack" aria-label="Run it again">
      <h3>Run it again</h3>
      {replay.reason === undefined ? (
        <div class="buttons">
          {replay.before && (
            <Button isBusy={action.isBusy} onPress={() => again('before')}>
              Run again in the world before it
            </Button>
          )}
          {replay.now && (
            <Button isBusy={action.isBusy} onPress={() => again('now')}>
              Run again now
            </Button>
          )}
        </div>
      ) : (
        <p class="hint">It cannot run again here. {replay.reason}</p>
      )}
      <Outcome of={action} />
      {replayed && (
        <div class="bodies">
          <Body title="Answer of this run" name="the answer of this run" value={replayed.answer} />
          <section class="body" aria-label="What this run changed">
            <h3>What this run changed</h3>
            <Changes difference={replayed.exchange.difference} />
          </section>
        </div>
      )}
    </section>
  )
}

const Facts = ({ exchange, userName }: { exchange: Exchange; userName: string | undefined }) => {
  const { method, path, at, took, rule, userId, traceId } = exchange
  return (
    <dl class="facts">
      <div>
        <dt>Call</dt>
        <dd class="mono">
          {method} {path}
        </dd>
      </div>
      <div>
        <dt>Time, UTC</dt>
        <dd>
          <Moment at={at} />
        </dd>
      </div>
      <div>
        <dt>Took</dt>
        <dd class="num">{tookText(took)}</dd>
      </div>
      {rule !== undefined && (
        <div>
          <dt>Answered by</dt>
          <dd>{rule}</dd>
        </div>
      )}
      {userId !== undefined && (
        <div>
          <dt>User</dt>
          <dd>
            <a href={hrefOf('users', { search: userId, user: userId })}>{userName ?? userId}</a>
          </dd>
        </div>
      )}
      {traceId !== undefined && (
        <div>
          <dt>Trace</dt>
          <dd class="mono">{traceId}</dd>
        </div>
      )}
    </dl>
  )
}

/** What is known of a call, in the place of its row. */
export const ExchangeDetails = ({ entry, userName }: { entry: Entry; userName: string | undefined }) => {
  // A call that is over does not change; what it changed is forgotten some day.
  const live = useLive('getJournalEntry', { path: { seq: entry.seq } }, 20)
  return (
    <Shown live={live} name={`Call ${entry.seq}`}>
      {(exchange) => (
        <div class="stack">
          <Facts exchange={exchange} userName={userName} />
          <div class="bodies">
            <Body title="Request" name={`the request of call ${entry.seq}`} value={exchange.requestBody} />
            <Body title="Answer" name={`the answer of call ${entry.seq}`} value={exchange.responseBody} />
          </div>
          <section class="stack" aria-label="What it changed">
            <h3>What it changed</h3>
            <Changes difference={exchange.difference} />
          </section>
          {exchange.curl !== undefined && (
            <section class="stack" aria-label="Shell command">
              <div class="between">
                <h3>Shell command</h3>
                <CopyButton text={exchange.curl} name={`call ${entry.seq}`} words="Copy as curl" />
              </div>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long line scrolls, by keyboard too. */}
              <pre class="code-block" tabIndex={0}>
                {exchange.curl}
              </pre>
              {exchange.curlNote !== undefined && <p class="hint">{exchange.curlNote}</p>}
            </section>
          )}
          <Replay exchange={exchange} />
        </div>
      )}
    </Shown>
  )
}
