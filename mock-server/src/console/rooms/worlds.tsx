import { worldHref } from '../access.ts'
import { useConsole } from '../console-context.ts'
import { Button, Outcome } from '../ui/button.tsx'
import { Card, Shown } from '../ui/card.tsx'
import { Moment } from '../ui/figures.tsx'
import { useAction } from '../use-action.ts'
import { useLive } from '../use-live.ts'
import { NewWorld } from './new-world.tsx'
import { ThisWorld } from './this-world.tsx'

const WorldRow = ({ name, usedAt, endsAt }: { name: string; usedAt: string; endsAt?: string }) => {
  const { world, openWorld } = useConsole()
  const action = useAction()
  const isShown = name === world.name
  return (
    <tr class={isShown ? 'selected' : ''}>
      <th scope="row" data-label="World">
        {isShown ? (
          <strong>{name}</strong>
        ) : (
          <a class="strong" href={worldHref(name)}>
            {name}
          </a>
        )}
        {isShown && <span class="hint"> shown here</span>}
      </th>
      <td data-label="Last used, real time">
        <Moment at={usedAt} />
      </td>
      <td data-label="Ends if it is not used, real time">
        {endsAt === undefined ? <span class="muted">never</span> : <Moment at={endsAt} />}
      </td>
      <td class="end" data-label="">
        {name !== 'main' && (
          <Button
            kind="quiet"
            label={`End the world ${name}`}
            isBusy={action.isBusy}
            onPress={() =>
              void action.run(async () => {
                await world.call('dropWorld', { path: { name } })
                if (isShown) openWorld('main')
                return `The world ${name} has ended.`
              })
            }
          >
            End it
          </Button>
        )}
        <Outcome of={action} />
      </td>
    </tr>
  )
}

export const WorldsRoom = () => {
  const live = useLive('listWorlds', {})
  return (
    <div class="columns">
      <div class="stack">
        <ThisWorld />
        <Card title="All worlds">
          <p class="hint pad">
            Each world has its own users, ledger, clock, market, faults and journal. A call names its world in
            X-Sandbox-World.
          </p>
          <Shown live={live} name="Worlds">
            {({ uses }) => (
              <table class="table" aria-label="Worlds">
                <thead>
                  <tr>
                    <th scope="col">World</th>
                    <th scope="col">Last used, real time</th>
                    <th scope="col">Ends if it is not used, real time</th>
                    <th scope="col">
                      <span class="visually-hidden">End it</span>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {uses.map((use) => (
                    <WorldRow key={use.name} {...use} />
                  ))}
                </tbody>
              </table>
            )}
          </Shown>
        </Card>
      </div>
      <Card title="New world">
        <div class="pad">
          <NewWorld />
        </div>
      </Card>
    </div>
  )
}
