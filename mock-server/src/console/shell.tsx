import { useEffect, useRef, useState } from 'preact/hooks'
import { useConsole } from './console-context.ts'
import { paceText, QuickSteps } from './rooms/clock.tsx'
import { rooms } from './rooms.ts'
import { hrefOf, type RoomName, roomNames, useRoute } from './route.ts'
import { Button } from './ui/button.tsx'
import { isAboutAccess } from './ui/card.tsx'
import { countText, Moment } from './ui/figures.tsx'
import { Icon } from './ui/icon.tsx'
import { Suggestions } from './ui/suggestions.tsx'
import { sentenceOf } from './use-action.ts'
import { type Live, useLive } from './use-live.ts'

/** Counts stand in every room, so they are read less often than what the room shows. */
const COUNTED_EVERY = 4

const useCounts = (): Partial<Record<RoomName, number | undefined>> => ({
  reviews: useLive('listReviews', {}, COUNTED_EVERY).data?.reviews.length,
  users: useLive('listUsers', {}, COUNTED_EVERY).data?.total,
  mailbox: useLive('getMailbox', {}, COUNTED_EVERY).data?.messages.length,
  faults: useLive('listFaults', {}, COUNTED_EVERY).data?.rules.length,
  stubs: useLive('listStubs', {}, COUNTED_EVERY).data?.stubs.length,
  snapshots: useLive('listSnapshots', {}, COUNTED_EVERY).data?.snapshots.length,
})

/** The index of the rooms, with how much there is in each. On narrow screens it unfolds. */
const Index = ({ room }: { room: RoomName }) => {
  const counts = useCounts()
  const [isOpen, open] = useState(false)
  useEffect(() => open(false), [room])
  let group = ''
  return (
    <nav class="index" aria-label="Rooms">
      <div class="index-head">
        <a class="brand" href="../" aria-label="SWX, open the app">
          <span>SWX</span>
        </a>
        <button
          type="button"
          class="button plain unfold"
          aria-expanded={isOpen}
          onClick={() => open(!isOpen)}
        >
          Rooms
        </button>
      </div>
      <ul class={isOpen ? 'open' : ''}>
        {roomNames.map((name) => {
          const { title, icon, group: own } = rooms[name]
          const isNew = own !== group
          group = own
          const count = counts[name]
          return (
            <li key={name}>
              {isNew && own !== '' && <span class="group-name">{own}</span>}
              <a href={hrefOf(name)} aria-current={name === room ? 'page' : undefined}>
                <Icon name={icon} />
                {title}
                {count !== undefined && count > 0 && <span class="count">{countText(count)}</span>}
              </a>
            </li>
          )
        })}
        <li class="last">
          <a href="../">
            <Icon name="share" />
            Open the app
          </a>
        </li>
      </ul>
    </nav>
  )
}

/** Which world is shown; another one is a choice away. */
const WorldChoice = () => {
  const { world, openWorld } = useConsole()
  const names = useLive('listWorlds', {}, COUNTED_EVERY).data?.worlds ?? []
  const all = names.includes(world.name) ? names : [world.name, ...names]
  return (
    <label class="field-inline">
      <span>World</span>
      <select class="input" value={world.name} onChange={(event) => openWorld(event.currentTarget.value)}>
        {all.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  )
}

const titleOf = (error: unknown): string => {
  const status = (error as { status?: number }).status
  return status === 401 ? 'This key is not valid.' : status === 0 ? 'No answer.' : 'That is not allowed.'
}

/** Tells when nothing can be read at all: no answer, or another key. */
const AccessError = ({ error, refresh }: Live<unknown>) =>
  isAboutAccess(error) ? (
    <div class="failed" role="alert">
      <p>
        <strong>{titleOf(error)}</strong> {sentenceOf(error)} What you see is older.
      </p>
      <div class="buttons">
        <Button onPress={refresh}>Try again</Button>
        <a href={hrefOf('settings')}>Change the key</a>
      </div>
    </div>
  ) : null

/** The frame of every room: the index, its head with world and clock, and the room. */
export const Shell = () => {
  const { room } = useRoute()
  const { world } = useConsole()
  const clock = useLive('getClock', {})
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(room)
  const { title, about, Content } = rooms[room]

  useEffect(() => {
    document.title = `${title} · ${world.name} · Sandbox console`
    if (shown.current === room) return
    shown.current = room
    // As after the load of a page: the reading begins at its top.
    heading.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [room, title, world.name])

  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: what stands behind the # names the room, so the address stays. */}
      <a
        class="skip"
        href="#main"
        onClick={(event) => {
          event.preventDefault()
          heading.current?.focus()
        }}
      >
        Skip to content
      </a>
      <section class="ribbon" aria-label="Notice">
        <p>
          <strong>Sandbox console</strong> – sample data, no real money
        </p>
      </section>
      <div class="frame">
        <Index room={room} />
        <main id="main">
          <header class="head">
            <div class="head-title">
              <h1 ref={heading} tabIndex={-1}>
                {title}
              </h1>
              <span class="hint">{about}</span>
            </div>
            <div class="head-tools">
              <WorldChoice />
              {clock.data && (
                <p class="now">
                  <Icon name="clock" />
                  <Moment at={clock.data.now} />
                  <span class="hint">UTC, {paceText(clock.data)}</span>
                </p>
              )}
              <QuickSteps />
            </div>
          </header>
          <div class="room" key={`${world.name} ${room}`}>
            <AccessError {...clock} />
            <Content />
          </div>
        </main>
      </div>
      <Suggestions />
    </>
  )
}
