import type { Instrument } from '../market/instrument.ts'
import { sampleInstruments } from '../market/sample-instruments.ts'
import { type Contents, createContents, noContents } from './contents/contents.ts'
import { type OfferedWork, sampleWorks } from './nfts/works.ts'
import type { NoticeLanguage } from './notice-language.ts'
import { parameters } from './parameters.ts'
import { riskNotice } from './risk-notices.ts'
import { type OfferedPlan, sampleSmartProducts } from './smart-products.ts'

/** One system parameter, as `getParamByKey` answers it. */
export interface ParameterEntry {
  readonly key: string
  readonly value?: unknown
  readonly updatedAt: string
}

/**
 * What the operator offers and users only read, in maps made once. That it fits the contract is checked apart, see
 * `check-catalogue.ts`.
 */
export interface Catalogue {
  readonly instruments: readonly Instrument[]
  /** Risk notice of an instrument. */
  disclosureOf(instrument: Instrument, language: NoticeLanguage): string
  parameter(key: string): ParameterEntry | undefined
  /** Plans, those on offer first. */
  readonly smartProducts: readonly OfferedPlan[]
  /** Text pages. */
  readonly contents: Contents
  /** Charity works that a world begins with on auction. */
  readonly works: readonly OfferedWork[]
}

/** When the sample parameters were last changed. */
const UPDATED_AT = '2026-01-01T00:00:00.000Z'

const fill = (instruments: readonly Instrument[]): Catalogue => {
  const byKey = new Map<string, ParameterEntry>(
    parameters.map(({ key, value }) => [key, Object.freeze({ key, value, updatedAt: UPDATED_AT })]),
  )
  const isEmpty = instruments.length === 0
  return {
    instruments,
    disclosureOf: ({ disclosure }, language) => riskNotice(disclosure, language),
    parameter: (key) => byKey.get(key),
    smartProducts: isEmpty ? [] : sampleSmartProducts(String(byKey.get('smart.earlyExitPenaltyRate')?.value)),
    contents: isEmpty ? noContents : createContents(UPDATED_AT),
    works: isEmpty ? [] : sampleWorks,
  }
}

let sample: Catalogue | undefined
let empty: Catalogue | undefined

/** The whole sample catalogue; filled once per process, since nobody changes it. */
export const loadCatalogue = (): Catalogue => {
  sample ??= fill(sampleInstruments)
  return sample
}

/** A catalogue without instruments and contents, for screens that have nothing to show. */
export const loadEmptyCatalogue = (): Catalogue => {
  empty ??= fill([])
  return empty
}
