import type { Locator, Page } from '@playwright/test'
import type { Person, Stage } from '../../support/stage.ts'
import type { Options } from '../support/test.ts'
import type { Moment } from './fault-kinds.ts'
import type { JourneyCalls } from './plan-faults.ts'

/** Where a user intends to do something. */
export interface Place {
  readonly page: Page
  readonly device: Options['device']
  readonly stage: Stage
  readonly person: Person
  /** Whether the user presses twice. */
  readonly isHasty: boolean
  /** Whether the browser may have lost the session with every page, so that the user logs in first. */
  readonly isForgetful: boolean
}

/** Something that can be done with what a screen shows. */
export interface Way {
  readonly name: string
  readonly target: Locator
  /** Whether it is to be done now. @default it is on show and can be used */
  readonly isDue?: () => Promise<boolean>
  /** @default it is pressed */
  readonly act?: () => Promise<unknown>
  /** What a plan has for this moment happens after it. */
  readonly moment?: Moment
}

/** One movement of money that a user wants to happen once. */
export interface Intention extends JourneyCalls {
  readonly mode: 'demo' | 'real'
  /** Address of the page on which it begins. */
  readonly start: string
  /** Address of the list in which its record appears. */
  readonly list: string
  /** Ways from an empty form to the confirmation; the furthest first. The one with moment `sent` confirms. */
  ways(place: Place): readonly Way[]
  /** The record, and what the list shows in its place as long as there is none. */
  listed(place: Place): { readonly record: Locator; readonly none: Locator }
  /** Kinds of ledger entry that it makes, each once. */
  readonly entries: readonly string[]
  /** What a reviewer does once it was submitted. */
  afterwards?(place: Place): Promise<unknown>
}

/** A user with an account, and what they do one after the other. */
export interface Journey {
  readonly name: string
  readonly device: Options['device']
  /** The one that `npm test` takes. */
  readonly seed: number
  /** Makes the user and whatever else has to be there before. */
  prepare(stage: Stage): Promise<Person>
  readonly intentions: readonly Intention[]
}
