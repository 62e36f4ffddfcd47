import type { LanguageCode } from '@swx/locales/languages'

/** Colours of one theme, each as `#` and six hexadecimal digits. */
export interface BrandColours {
  /** Actions, selection and links. */
  readonly accent: string
  /** The accent under the pointer. */
  readonly accentHover: string
  /** Text on the accent. */
  readonly onAccent: string
}

/** How an operator's app looks besides its texts. Files are on the host of the app. */
export interface Brand {
  readonly light?: BrandColours | undefined
  readonly dark?: BrandColours | undefined
  /** The path of an SVG that stands where the name would, such as `/brand/word-mark.svg`. */
  readonly wordMark?: string | undefined
  readonly font?: { readonly family: string; readonly file: string } | undefined
}

/** Where an app reports what it noticed, once its user agreed. */
export interface EventsConfig {
  /** An address that takes a POST of JSON: a path on the host of the app, or `https://…`. */
  readonly url: string
  readonly errors: boolean
  readonly pageViews: boolean
}

/**
 * What an operator sets beside a build, in `config.json`: the same build goes from one stage to the next. What the law
 * asks for (names, permissions, claims) is part of the build, by `operator.json`.
 */
export interface RunTimeConfig {
  /** Origin of the API, such as `https://api.example.com`; empty for the host of the app. */
  readonly api: string
  /** What users may choose; all ten by default. */
  readonly languages?: readonly LanguageCode[] | undefined
  readonly defaultLanguage?: LanguageCode | undefined
  readonly brand?: Brand | undefined
  /** Terms and privacy notice, shown where an account is opened. */
  readonly links?: { readonly terms?: string | undefined; readonly privacy?: string | undefined } | undefined
  /** Whether the app asks for a wallet in the browser before anything else; `true` by default. */
  readonly walletGate?: boolean | undefined
  readonly events?: EventsConfig | undefined
}

let current: RunTimeConfig | undefined

/** What `config.json` says; undefined in a build that reads none. */
export const runTimeConfig = (): RunTimeConfig | undefined => current

/** Sets what was read, before any other module of the app runs. */
export function setRunTimeConfig(config: RunTimeConfig): void {
  current = config
}
