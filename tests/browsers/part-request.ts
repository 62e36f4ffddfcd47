import type { RoleOptions } from '../support/screen.ts'

/** A text that is looked for; a pattern as it travels into the page. */
export type Wanted = string | { readonly source: string; readonly flags: string }

/** One step on the way to a part of a page. */
export type Step =
  | { readonly by: 'css'; readonly selector: string }
  | { readonly by: 'text' | 'label'; readonly text: Wanted; readonly exact?: boolean | undefined }
  | {
      readonly by: 'role'
      readonly role: string
      readonly options: Omit<RoleOptions, 'name'> & { readonly name?: Wanted }
    }
  | {
      readonly by: 'filter'
      readonly hasText?: Wanted | undefined
      readonly hasNotText?: Wanted | undefined
      readonly has?: readonly Step[] | undefined
      readonly visible?: boolean | undefined
    }
  | { readonly by: 'nth'; readonly index: number }

/** What is asked of the parts that some steps lead to. */
export interface Request {
  readonly steps: readonly Step[]
  readonly act:
    | 'count'
    | 'texts'
    | 'drawn'
    | 'place'
    | 'focus'
    | 'mark'
    | 'choose'
    | 'value'
    | 'attribute'
    | 'checked'
  /** The value to choose, or the name of the attribute. */
  readonly value?: string
}
