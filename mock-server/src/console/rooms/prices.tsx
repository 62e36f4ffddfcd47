import type { ControlRecord } from '../../contract/control-operation.ts'
import { useConsole } from '../console-context.ts'
import { hrefOf, useRoute } from '../route.ts'
import { AddressField } from '../ui/address-field.tsx'
import { Card, Empty, Shown } from '../ui/card.tsx'
import { Field, Form, numberOf, textOf } from '../ui/form.tsx'
import { Pages, pageOf } from '../ui/pages.tsx'
import { type Live, useLive } from '../use-live.ts'

type Instrument = ControlRecord<'ListedInstrument'>

const CATEGORIES = ['', 'Forex', 'Crypto', 'Stocks', 'Futures', 'Metals and ETF'] as const
const ON_A_PAGE = 20

const stateText = ({ code, price, session }: ControlRecord<'Quote'>): string =>
  `${code} is at ${price}, ${session.toLowerCase()}.`

const changeText = (change: number): string =>
  `${change > 0 ? '+' : change < 0 ? '\u2212' : ''}${Math.abs(change).toFixed(2)}%`

/** What a price field understands: one price, or a path of prices one after another. */
const pricesOf = (text: string): number[] =>
  text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number)

/** Sets the price of one instrument, or halts it. */
const PriceForm = ({
  instruments,
  code = '',
}: {
  instruments: readonly Instrument[]
  code?: string | undefined
}) => {
  const { world } = useConsole()
  const chosen = instruments.find((one) => one.code === code)
  const codeIn = (button: EventTarget | null): string | undefined => {
    const field = (button as HTMLElement).closest('form')?.elements.namedItem('code') as HTMLInputElement
    return field.reportValidity() ? field.value.trim() : undefined
  }
  return (
    <div class="pad stack">
      {chosen && (
        <p>
          <strong>{chosen.name}</strong> is at <span class="num">{chosen.price}</span>,{' '}
          {chosen.session.toLowerCase()}; its prices are multiples of {chosen.tickSize}.
        </p>
      )}
      <Form
        key={code}
        submit="Set the price"
        onSubmit={async (data) => {
          const prices = pricesOf(textOf(data, 'prices'))
          const after = textOf(data, 'after') as 'follow' | 'hold'
          const step = numberOf(data, 'step')
          const body =
            prices.length === 1
              ? { price: prices[0] as number, after }
              : { path: prices, after, ...(step !== undefined && { step: `PT${step}S` }) }
          return stateText(await world.call('setPrice', { path: { code: textOf(data, 'code') }, body }))
        }}
        more={(action) => (
          <>
            <button
              type="button"
              class="button plain"
              onClick={({ currentTarget }) => {
                const target = codeIn(currentTarget)
                if (target)
                  void action.run(async () =>
                    stateText(await world.call('haltMarket', { path: { code: target } })),
                  )
              }}
            >
              Halt trading
            </button>
            <button
              type="button"
              class="button plain"
              onClick={({ currentTarget }) => {
                const target = codeIn(currentTarget)
                if (target)
                  void action.run(async () =>
                    stateText(await world.call('resumeMarket', { path: { code: target } })),
                  )
              }}
            >
              Resume trading
            </button>
          </>
        )}
      >
        <Field label="Instrument">
          <input
            class="input"
            name="code"
            list="instruments"
            placeholder="BTC"
            defaultValue={code}
            autocomplete="off"
            spellcheck={false}
            maxLength={64}
            required
          />
        </Field>
        <Field label="Price, or several one after another">
          <input
            class="input"
            name="prices"
            placeholder={chosen ? String(chosen.price) : '52000, 51900, 51800'}
            autocomplete="off"
            pattern="\s*[0-9.]+([\s,;]+[0-9.]+)*\s*"
            title="A price such as 52000, or several with commas between them"
            required
          />
        </Field>
        <Field label="Seconds from one to the next, if there are several">
          <input class="input figure" name="step" type="number" min="0.5" step="any" placeholder="1" />
        </Field>
        <Field label="Afterwards">
          <select class="input" name="after">
            <option value="follow">prices go on from there</option>
            <option value="hold">the last price stays</option>
          </select>
        </Field>
      </Form>
    </div>
  )
}

/** Says what the prices of one instrument follow. */
const FeedForm = ({ code = '' }: { code?: string | undefined }) => {
  const { world } = useConsole()
  return (
    <details class="pad">
      <summary>Price feed</summary>
      <Form
        key={`feed ${code}`}
        submit="Change the price feed"
        kind="plain"
        onSubmit={async (data) => {
          const mode = textOf(data, 'mode') as 'replay' | 'random' | 'frozen'
          const seed = mode === 'random' ? numberOf(data, 'seed') : undefined
          const body = { mode, ...(seed !== undefined && { seed }) }
          return stateText(await world.call('setFeed', { path: { code: textOf(data, 'code') }, body }))
        }}
      >
        <Field label="Instrument of the feed">
          <input
            class="input"
            name="code"
            list="instruments"
            placeholder="BTC"
            defaultValue={code}
            autocomplete="off"
            spellcheck={false}
            required
          />
        </Field>
        <Field label="Its prices">
          <select class="input" name="mode">
            <option value="replay">follow the model of this world again</option>
            <option value="random">follow the model with another seed</option>
            <option value="frozen">stay where they are</option>
          </select>
        </Field>
        <Field label="That seed; empty for the next one">
          <input class="input figure" name="seed" type="number" min="0" max="4294967295" step="1" />
        </Field>
      </Form>
    </details>
  )
}

const InstrumentTable = ({ instruments, code }: { instruments: readonly Instrument[]; code?: string }) => {
  const { query } = useRoute()
  const page = pageOf(query, instruments.length, ON_A_PAGE)
  return (
    <>
      <table class="table" aria-label="Instruments">
        <thead>
          <tr>
            <th scope="col">Instrument</th>
            <th scope="col">Category</th>
            <th scope="col" class="end">
              Price
            </th>
            <th scope="col" class="end">
              Change today
            </th>
            <th scope="col">Trading</th>
          </tr>
        </thead>
        <tbody>
          {instruments.slice(page.from, page.to).map((one) => (
            <tr key={one.code} class={one.code === code ? 'selected' : ''}>
              <th scope="row" data-label="Instrument">
                <a class="strong" href={hrefOf('prices', { ...query, code: one.code })}>
                  {one.code}
                </a>
                <span class="hint"> {one.name}</span>
              </th>
              <td data-label="Category">{CATEGORIES[one.type]}</td>
              <td class="end num" data-label="Price">
                {one.price}
              </td>
              <td class="end num" data-label="Change today">
                {changeText(one.change)}
              </td>
              <td data-label="Trading">
                <span class={one.session === 'HALTED' ? 'badge warn' : 'badge'}>
                  {one.session.toLowerCase()}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Pages {...page} total={instruments.length} step={ON_A_PAGE} />
    </>
  )
}

export const PricesRoom = () => {
  const { query } = useRoute()
  const live = useLive('listInstruments', {})
  const wanted = (query.search ?? '').trim().toLowerCase()
  const all = live.data?.instruments ?? []
  const found = all.filter(({ code, name }) => `${code} ${name}`.toLowerCase().includes(wanted))
  return (
    <div class="columns">
      <Card
        title="Prices"
        isTitleHidden
        aside={<AddressField name="search" label="Search" placeholder="code or name" isSearch />}
      >
        <Shown
          live={live}
          name="Prices"
          isEmpty={() => found.length === 0}
          empty={<Empty title="No such instrument">No code or name contains {query.search}.</Empty>}
        >
          {() => <InstrumentTable instruments={found} {...(query.code && { code: query.code })} />}
        </Shown>
      </Card>
      <MarketCard live={live} code={query.code} hasFeed />
    </div>
  )
}

/** The form for a price beside the list, and on the overview. */
export const MarketCard = ({
  live,
  code,
  hasFeed = false,
}: {
  live: Live<{ instruments: Instrument[] }>
  code?: string | undefined
  hasFeed?: boolean
}) => (
  <Card title="Market">
    <PriceForm instruments={live.data?.instruments ?? []} code={code} />
    {hasFeed && <FeedForm code={code} />}
  </Card>
)
