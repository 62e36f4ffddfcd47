import { z } from 'zod/mini'
import { MEMBERS_MAX, NAME_MAX, type OwnList } from './own-lists.ts'

/**
 * The rules of a list's form.
 *
 * @param others - the names that other lists have
 */
export const ownListForm = (others: readonly string[]) =>
  z.object({
    name: z.string().check(
      z.trim(),
      z.minLength(1, 'nameMissing'),
      z.maxLength(NAME_MAX, 'nameTooLong'),
      z.refine((name) => !others.includes(name), 'nameTaken'),
    ),
    ids: z.array(z.string()).check(z.minLength(1, 'empty'), z.maxLength(MEMBERS_MAX, 'full')),
  })

/** What the form of a list holds. */
export type OwnListForm = Pick<OwnList, 'name'> & { ids: string[] }
