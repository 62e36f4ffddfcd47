import { apiOrigin } from '#core/api/client.ts'

/** The address of a picture: absolute as it is, otherwise from the root of the API. */
export const pictureUrl = (imageUrl: string): string =>
  imageUrl.startsWith('/') ? `${apiOrigin}${imageUrl}` : imageUrl
