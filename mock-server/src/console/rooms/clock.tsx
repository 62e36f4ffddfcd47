import type { ControlAnswer, ControlRecord } from '../../contract/control-operation.ts'
import { useConsole } from '../console-context.ts'
import { Button, Outcome } from '../ui/button.tsx'
import { Card, Shown } from '../ui/card.tsx'
import { countText, Moment, momentText } from '../ui/figures.tsx'
import { Field, Form, numberOf, textOf } from '../ui/form.tsx'
import { type Action, useAction } from '../use-action.ts'
import { useLive } from '../use-live.ts'

type Clock = ControlRecord<'Clock'>

/** How a clock runs, in words. */
export const paceText = ({ auto }: Clock): string =>
  auto === null ? 'stopped' : auto.ratio === 1 ? 'runs 1:1' : `runs ${countText(auto.ratio)}:1`

/** What happened while time passed, in a sentence. */
const advancedText = ({ to, events }: ControlAnswer<'advanceClock'>): string => {
  const kinds = Object.entries(events.counts).map(([kind, times]) => `${kind} × ${times}`)
  return `It is ${momentText(to)} now. ${
    kinds.length === 0 ? 'Nothing was due on the way.' : `Happened on the way: ${kinds.join(', ')}.`
  }`
}

const STEPS = [
  ['PT1M', '1 minute'],
  ['PT1H', '1 hour'],
  ['P1D', '1 day'],
  ['P7D', '7 days'],
] as const
const RATIOS = [
  [1, 'Real time'],
  [60, '60 ×'],
  [3600, '3600 ×'],
] as const

/** Moves the clock of the world that is shown. */
const useClock = (action: Action) => {
  const { world } = useConsole()
  return {
    advance: (body: { by: string } | { to: string }) =>
      action.run(async () => advancedText(await world.call('advanceClock', { body }))),
    freeze: () =>
      action.run(async () => {
        await world.call('freezeClock')
        return 'The clock is stopped.'
      }),
    run: (ratio: number) =>
      action.run(async () => {
        await world.call('runClock', { body: { ratio } })
        return ratio === 1 ? 'Time runs as in the real world.' : `Time runs ${ratio} times as fast.`
      }),
  }
}

/** Moves time on by a step that is often needed; stands in the head of every room. */
export const QuickSteps = () => {
  const action = useAction()
  const { advance } = useClock(action)
  return (
    <div class="quick">
      <fieldset class="segment" aria-label="Move the clock on">
        {STEPS.slice(1).map(([by, words]) => (
          <button
            key={by}
            type="button"
            aria-label={`Move on by ${words}`}
            aria-disabled={action.isBusy || undefined}
            onClick={() => void advance({ by })}
          >
            +{words}
          </button>
        ))}
      </fieldset>
      <Outcome of={action} />
    </div>
  )
}

export const ClockRoom = () => {
  const { world } = useConsole()
  const live = useLive('getClock', {})
  const action = useAction()
  const { advance, freeze, run } = useClock(action)
  const moveTo = async (body: { by: string } | { to: string }) =>
    advancedText(await world.call('advanceClock', { body }))
  return (
    <Card title="Clock" isTitleHidden>
      <Shown live={live} name="Clock">
        {(clock) => (
          <div class="pad stack">
            <p class="clock">
              <Moment at={clock.now} />
              <span class="hint">UTC, {paceText(clock)}</span>
            </p>
            <div class="two">
              <fieldset class="group">
                <legend>Move on</legend>
                <p class="hint">
                  Everything that falls due meanwhile is handled in order of time. The clock is then stopped.
                </p>
                <div class="buttons">
                  {STEPS.map(([by, words]) => (
                    <Button key={by} isBusy={action.isBusy} onPress={() => void advance({ by })}>
                      {words}
                    </Button>
                  ))}
                </div>
                <Form
                  submit="Move on by this"
                  kind="plain"
                  isRow
                  onSubmit={(data) => {
                    const [amount, unit] = [textOf(data, 'amount'), textOf(data, 'unit')]
                    return moveTo({ by: unit === 'D' ? `P${amount}D` : `PT${amount}${unit}` })
                  }}
                >
                  <Field label="Length">
                    <input
                      class="input figure"
                      name="amount"
                      type="number"
                      min="1"
                      max="2000"
                      step="1"
                      defaultValue="30"
                      required
                    />
                  </Field>
                  <Field label="Unit">
                    <select class="input" name="unit">
                      <option value="S">seconds</option>
                      <option value="M">minutes</option>
                      <option value="H">hours</option>
                      <option value="D" selected>
                        days
                      </option>
                    </select>
                  </Field>
                </Form>
                <Form
                  submit="Move on to this moment"
                  kind="plain"
                  isRow
                  onSubmit={(data) => moveTo({ to: `${textOf(data, 'to')}:00Z` })}
                >
                  <Field label="Moment, UTC">
                    <input
                      class="input"
                      name="to"
                      type="datetime-local"
                      min={clock.now.slice(0, 16)}
                      defaultValue={clock.now.slice(0, 16)}
                      required
                    />
                  </Field>
                </Form>
              </fieldset>
              <fieldset class="group">
                <legend>Run</legend>
                <p class="hint">Prices, sessions and everything due follow the clock.</p>
                <div class="buttons">
                  <Button
                    isPressed={clock.auto === null}
                    isBusy={action.isBusy}
                    onPress={() => void freeze()}
                  >
                    Stop
                  </Button>
                  {RATIOS.map(([ratio, words]) => (
                    <Button
                      key={ratio}
                      isPressed={clock.auto?.ratio === ratio}
                      isBusy={action.isBusy}
                      onPress={() => void run(ratio)}
                    >
                      {words}
                    </Button>
                  ))}
                </div>
                <Form
                  submit="Run at this pace"
                  kind="plain"
                  isRow
                  onSubmit={async (data) => {
                    const ratio = numberOf(data, 'ratio') ?? 1
                    await world.call('runClock', { body: { ratio } })
                    return `Time runs ${ratio} times as fast.`
                  }}
                >
                  <Field label="Virtual seconds in a real one">
                    <input
                      class="input figure"
                      name="ratio"
                      type="number"
                      min="0.01"
                      max="100000"
                      step="any"
                      defaultValue="10"
                      required
                    />
                  </Field>
                </Form>
              </fieldset>
            </div>
            <Outcome of={action} />
          </div>
        )}
      </Shown>
    </Card>
  )
}
