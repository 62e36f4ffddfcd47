import { readDuration } from '../../clock/duration.ts'
import { invalid } from './refusal.ts'

/** The body of a control call, read field by field; every reader refuses what does not fit. */
export class Fields {
  readonly #values: Readonly<Record<string, unknown>>

  constructor(body: unknown) {
    if (body !== undefined && (typeof body !== 'object' || body === null || Array.isArray(body))) {
      throw invalid('The body has to be a JSON object.')
    }
    this.#values = (body ?? {}) as Record<string, unknown>
  }

  /** Whether a field is given. */
  has(name: string): boolean {
    return Object.hasOwn(this.#values, name) && this.#values[name] !== undefined
  }

  /** A text, or `fallback` when the field is missing. */
  text(name: string, fallback?: string): string {
    const value = this.has(name) ? this.#values[name] : fallback
    if (typeof value !== 'string') throw invalid(`"${name}" has to be a text.`)
    return value
  }

  /** One of the given words. */
  choice<T extends string>(name: string, choices: readonly T[], fallback?: T): T {
    const value = this.text(name, fallback)
    const choice = choices.find((one) => one === value)
    if (choice === undefined)
      throw invalid(`"${name}" has to be one of ${choices.join(', ')}; it was "${value}".`)
    return choice
  }

  /** A finite number, or `fallback` when the field is missing. */
  number(name: string, fallback?: number): number {
    const value = this.has(name) ? this.#values[name] : fallback
    if (typeof value !== 'number' || !Number.isFinite(value)) throw invalid(`"${name}" has to be a number.`)
    return value
  }

  /** Everything that is given; to be read by another user. */
  all(): Readonly<Record<string, unknown>> {
    return this.#values
  }

  /** Whatever a field holds; to be read by fields of its own. */
  any(name: string): unknown {
    return this.has(name) ? this.#values[name] : {}
  }

  /** True or false. */
  flag(name: string): boolean {
    const value = this.#values[name]
    if (typeof value !== 'boolean') throw invalid(`"${name}" has to be true or false.`)
    return value
  }

  /** A list of anything. */
  list(name: string): readonly unknown[] {
    const value = this.#values[name]
    if (!Array.isArray(value)) throw invalid(`"${name}" has to be a list.`)
    return value
  }

  /** A moment in RFC 3339, as epoch milliseconds. */
  time(name: string): number {
    const text = this.text(name)
    const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?(Z|[+-]\d\d:\d\d)$/.test(text)
      ? Date.parse(text)
      : Number.NaN
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
