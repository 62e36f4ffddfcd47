/** What a part of a page is known by. */
export interface RoleOptions {
  /** Its accessible name: a part of it in any case unless `exact`, or a pattern. */
  readonly name?: string | RegExp
  readonly exact?: boolean
  readonly checked?: boolean
  readonly expanded?: boolean
  readonly pressed?: boolean
  readonly selected?: boolean
  readonly level?: number
}

/** What narrows parts down. */
export interface PartFilter {
  readonly hasText?: string | RegExp
  readonly hasNotText?: string | RegExp
  readonly has?: Part
  readonly visible?: boolean
}

/**
 * Where a step of a journey looks for something: a page, or a part of one. A browser's pages and locators have these
 * methods as well, so that a step that needs nothing else is written once.
 */
export interface Scope {
  getByRole(role: string, options?: RoleOptions): Part
  getByText(text: string | RegExp, options?: { readonly exact?: boolean }): Part
  getByLabel(text: string | RegExp, options?: { readonly exact?: boolean }): Part
  locator(selector: string): Part
}

/** A part of a page, looked for anew each time. An act waits until there is exactly one and it can be acted on. */
export interface Part extends Scope {
  filter(by?: PartFilter): Part
  first(): Part
  last(): Part
  nth(index: number): Part
  all(): Promise<Part[]>
  count(): Promise<number>
  click(): Promise<void>
  check(): Promise<void>
  fill(text: string): Promise<void>
  press(key: string): Promise<void>
  pressSequentially(text: string): Promise<void>
  selectOption(value: string): Promise<unknown>
  focus(): Promise<void>
  getAttribute(name: string): Promise<string | null>
  innerText(): Promise<string>
  allInnerTexts(): Promise<string[]>
  inputValue(): Promise<string>
}

/** A page of the product, in a browser or without one. */
export interface Screen extends Scope {
  goto(address: string): Promise<unknown>
  reload(): Promise<unknown>
  goBack(): Promise<unknown>
  url(): string
}

/** The shell that the app shows. */
export type Device = 'desktop' | 'mobile'

/** What a scope calls its parts. */
export type PartOf<In extends Scope> = ReturnType<In['getByRole']>
