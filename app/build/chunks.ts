import type { Rolldown } from 'vite'

const formLibrary = /[\\/]node_modules[\\/](?:react-hook-form|@hookform)[\\/]/
const schemaLibrary = /[\\/]node_modules[\\/]zod[\\/]/
/** Large libraries of a few pages: each stays with what imports it. */
const largeLibrary = /[\\/]node_modules[\\/](?:lightweight-charts|marked|dompurify|uqr|@noble|msw|@msw)[\\/]/
/** Hand-written modules and those of the SDK: what they import is looked through for a library, too. */
const own = /[\\/](?:app[\\/]src|sdk[\\/]dist)[\\/]/
const moneySubmission = /[\\/]app[\\/]src[\\/]core[\\/](?:money|pictures)[\\/]/
const isOfFeature = /[\\/]app[\\/]src[\\/](?:features[\\/]([\w-]+)|pages|shell)[\\/]/
/** What any page may use: neither of a feature nor of the shell. */
const isCommon = (id: string) =>
  /[\\/](?:app[\\/]src[\\/](?:ui|lib|config|core)|sdk[\\/]dist|node_modules)[\\/]/.test(id) &&
  !largeLibrary.test(id)

/** Whether a module imports a library, at once or through other modules of ours. */
function needs(
  id: string,
  library: RegExp,
  context: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): boolean {
  if (library.test(id)) return true
  if (seen.has(id) || !own.test(id)) return false
  seen.add(id)
  const { importedIds = [] } = context.getModuleInfo(id) ?? {}
  return importedIds.some((imported) => needs(imported, library, context, seen))
}

/** The chunk of a common module by the weight that it brings, so that no page loads forms or schemas for a button. */
function commonChunk(id: string, context: Rolldown.ChunkingContext): string | null {
  if (needs(id, formLibrary, context)) return 'forms'
  if (needs(id, schemaLibrary, context)) return 'schemas'
  if (needs(id, largeLibrary, context)) return null
  return moneySubmission.test(id) ? 'money' : 'kit'
}

/** The chunk of what the pages of one feature share: what is typed or sent is apart from what is only shown. */
function featureChunk(id: string, context: Rolldown.ChunkingContext): string {
  const feature = isOfFeature.exec(id)?.[1] ?? 'shell'
  const isForm = [formLibrary, schemaLibrary, moneySubmission].some((part) => needs(id, part, context))
  return `${feature}-${isForm ? 'forms' : 'shared'}`
}

/**
 * The chunks of the build. Without groups the bundler makes a file for each set of pages that share a module: 301
 * files, a third of them under 500 bytes, of which a first visit to the home page fetched 175.
 * Modules are divided without what they import, which is only safe under `strictExecutionOrder`.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    // What asks for the first page, with all it needs, so that it waits for nothing else.
    {
      name: 'routes',
      test: /[\\/]app[\\/]src[\\/]early\.ts$/,
      priority: 5,
      includeDependenciesRecursively: true,
    },
    // What every page needs, apart from the libraries that change less often.
    {
      name: 'libraries',
      tags: ['$initial'],
      test: /[\\/]node_modules[\\/]|vite[\\/]preload-helper/,
      priority: 4,
      includeDependenciesRecursively: true,
    },
    { name: 'frame', tags: ['$initial'], test: /[\\/]app[\\/]src[\\/]/, priority: 3 },
    // Of the demo alone: the library that answers in place of a server, with all it needs.
    {
      name: 'msw',
      test: /[\\/]node_modules[\\/]msw[\\/]/,
      priority: 2,
      includeDependenciesRecursively: true,
    },
    // Apart from the app's schemas: the backend of the demo has schemas of its own.
    { name: 'zod', test: schemaLibrary, priority: 2 },
    { name: commonChunk, test: isCommon, minShareCount: 3, priority: 1 },
    { name: 'forms', test: formLibrary },
    { name: featureChunk, test: isOfFeature, minShareCount: 3 },
  ],
}
