import { readList, readRecord, readText } from './read-fields.ts'

/** A page of the operator elsewhere. */
export interface SocialLink {
  readonly name: string
  readonly url: string
}

/** Reads `social.links`; an address that is not https is left out. */
export function readSocialLinks(value: unknown): readonly SocialLink[] {
  return readList(value, 'social.links').flatMap((entry, at) => {
    const link = readRecord(entry, `social.links[${at}]`)
    const name = readText(link.name, `social.links[${at}].name`)
    const url = readText(link.url, `social.links[${at}].url`)
    return /^https:\/\//.test(url) ? [{ name, url }] : []
  })
}
