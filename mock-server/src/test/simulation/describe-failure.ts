/** What is known of a failure. */
interface Failure {
  readonly seed: number
  /** Which world of the run, from 0. */
  readonly number: number
  /** Which command of that world, from 0. */
  readonly index: number
  readonly cause: Error
  readonly steps: readonly object[]
  /** How the shortest case fails; undefined where no shorter one was found. */
  readonly error: Error | undefined
}

/**
 * Says what broke, in which commands, and how to see it again.
 *
 * @param suite the name of the simulation, as `npm run test:long` takes it
 */
export const describeFailure = (
  { seed, number, index, cause, steps, error }: Failure,
  suite = 'simulation',
): Error => {
  const lines = [
    `Seed ${seed}, world ${number}, command ${index + 1}: ${cause.message}`,
    `${steps.length} of its commands suffice${error ? `: ${error.message}` : ''}`,
    ...steps.map((step, at) => `  ${at + 1}. ${JSON.stringify(step)}`),
    `Again: npm run test:long -- ${suite} --seed ${seed} --world ${number}`,
  ]
  return new Error(lines.join('\n'), { cause })
}
