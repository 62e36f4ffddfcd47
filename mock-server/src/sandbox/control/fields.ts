import { readDuration } from '../../clock/duration.ts'
import { invalid } from './control-error.ts'

/**
 * The body of a control call, which fits the document of the control plane by then: every reader takes a field as what
 * it is there. What a schema cannot say is checked here.
 */
export class Fields {
  readonly #values: Readonly<Record<string, unknown>>

  constructor(body: unknown) {
    if (body !== undefined && (typeof body !== 'object' || body === null || Array.isArray(body)))
      throw invalid('The body has to be a JSON object.')
    this.#values = (body ?? {}) as Record<string, unknown>
  }

  /** Whether a field is given. */
  has(name: string): boolean {
    return Object.hasOwn(this.#values, name) && this.#values[name] !== undefined
  }

  /** What a field holds, or `fallback` when it is missing. */
  get<T>(name: string, fallback?: T): T {
    return (this.has(name) ? this.#values[name] : fallback) as T
  }

  /** A text, or `fallback` when the field is missing. */
  text(name: string, fallback?: string): string {
    return this.get(name, fallback)
  }

  /** One of the words that there are at present. */
  choice<T extends string>(name: string, choices: readonly T[], fallback?: T): T {
    const value = this.text(name, fallback)
    const choice = choices.find((one) => one === value)
    if (choice === undefined)
      throw invalid(`"${name}" has to be one of ${choices.join(', ')}; it was "${value}".`)
    return choice
  }

  /** The fields of a field; none when it is missing. */
  within(name: string): Fields {
    return new Fields(this.get(name, {}))
  }

  /** Everything that is given; to be read by other code. */
  all(): Readonly<Record<string, unknown>> {
    return this.#values
  }

  /** A moment in RFC 3339, as epoch milliseconds. */
  time(name: string): number {
    const text = this.text(name)
    const time = Date.parse(text)
    if (Number.isNaN(time))
      throw invalid(`"${name}" has to be a time such as 2026-01-10T15:20:00.000Z; it was "${text}".`)
    return time
  }

  /** An ISO 8601 duration of days, hours, minutes and seconds, in milliseconds. */
  duration(name: string): number {
    const text = this.text(name)
    const duration = readDuration(text)
    if (duration === undefined)
      throw invalid(`"${name}" has to be a duration such as PT2M or P30D; it was "${text}".`)
    return duration
  }
}
