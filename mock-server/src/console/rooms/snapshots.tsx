import { useConsole } from '../console-context.ts'
import { hrefOf } from '../route.ts'
import { Button, Outcome } from '../ui/button.tsx'
import { Card, Empty, Shown } from '../ui/card.tsx'
import { Moment, momentText } from '../ui/figures.tsx'
import { Field, Form, textOf } from '../ui/form.tsx'
import { useAction } from '../use-action.ts'
import { useLive } from '../use-live.ts'

const SnapshotItem = ({ name, at }: { name: string; at: string }) => {
  const { world } = useConsole()
  const action = useAction()
  return (
    <li>
      <p class="about">
        <bdi class="strong">{name}</bdi>
        <span class="hint">
          at <Moment at={at} />
        </span>
        <Button
          kind="quiet"
          label={`Restore ${name}`}
          isBusy={action.isBusy}
          onPress={() =>
            void action.run(async () => {
              const { now } = await world.call('restoreSnapshot', { body: { name } })
              return `Restored from "${name}". The clock is stopped at ${momentText(now)}.`
            })
          }
        >
          Restore
        </Button>
      </p>
      <Outcome of={action} />
    </li>
  )
}

/** States of the world to go back to. `isShort` leaves out what only its own room says. */
export const SnapshotsCard = ({ isShort = false }: { isShort?: boolean }) => {
  const { world } = useConsole()
  return (
    <Card title="Snapshots" isTitleHidden={!isShort} aside={isShort && <a href={hrefOf('snapshots')}>All</a>}>
      <div class="pad stack">
        {!isShort && (
          <p class="hint">
            A snapshot is the whole world at one moment: users, ledger, market and clock. Restoring it
            replaces the world as it is now and stops the clock.
          </p>
        )}
        <Form
          submit="Save this state"
          isRow
          kind="plain"
          onSubmit={async (data) => {
            const name = textOf(data, 'name')
            await world.call('takeSnapshot', { body: { name } })
            return `Saved as "${name}".`
          }}
        >
          <Field label="Name of the snapshot">
            <input
              class="input"
              name="name"
              defaultValue="before"
              required
              maxLength={64}
              autocomplete="off"
            />
          </Field>
        </Form>
      </div>
      <Shown
        live={useLive('listSnapshots', {})}
        name="Snapshots"
        isEmpty={({ snapshots }) => snapshots.length === 0}
        empty={<Empty title="No snapshots">Save this state before you try something out.</Empty>}
      >
        {({ snapshots }) => (
          <ol class="items" aria-label="Snapshots">
            {snapshots.slice(0, isShort ? 3 : undefined).map(({ name, at }) => (
              <SnapshotItem key={name} name={name} at={at} />
            ))}
          </ol>
        )}
      </Shown>
    </Card>
  )
}

export const SnapshotsRoom = () => <SnapshotsCard />
