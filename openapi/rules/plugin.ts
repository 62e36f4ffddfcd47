import { codesAreKnown, errorsAreAnswered, gapStaysFree, sessionMayEnd, successComesFirst } from './codes.ts'
import { everyCodeHasExample, requiredParameterHasExample } from './examples.ts'
import { listIsPaged } from './lists.ts'
import {
  deprecationHasEnd,
  fieldDeprecationHasEnd,
  marksAreSet,
  moneyIsIdempotent,
  writeNamesSuccess,
} from './marks.ts'
import {
  fileIsTagAndOperation,
  operationIdFromPath,
  pathHasPrefix,
  sdkNameIsVerb,
  tagIsFirstSegment,
} from './names.ts'
import {
  arrayIsBounded,
  moneyIsString,
  propertyHasDescription,
  propertySaysSomething,
  secretsAreSensitive,
  stringIsBounded,
} from './schemas.ts'
import { summaryIsSentenceCase } from './texts.ts'

/** Rules about schemas hold for every document of the contract, the others for the customer API. */
const oas3 = {
  'array-is-bounded': arrayIsBounded,
  'codes-are-known': codesAreKnown,
  'deprecation-has-end': deprecationHasEnd,
  'field-deprecation-has-end': fieldDeprecationHasEnd,
  'every-code-has-example': everyCodeHasExample,
  'file-is-tag-and-operation': fileIsTagAndOperation,
  'gap-stays-free': gapStaysFree,
  'list-is-paged': listIsPaged,
  'marks-are-set': marksAreSet,
  'money-is-idempotent': moneyIsIdempotent,
  'money-is-string': moneyIsString,
  'operation-id-from-path': operationIdFromPath,
  'path-has-prefix': pathHasPrefix,
  'property-has-description': propertyHasDescription,
  'property-says-something': propertySaysSomething,
  'errors-are-answered': errorsAreAnswered,
  'required-parameter-has-example': requiredParameterHasExample,
  'sdk-name-is-verb': sdkNameIsVerb,
  'secrets-are-sensitive': secretsAreSensitive,
  'session-may-end': sessionMayEnd,
  'string-is-bounded': stringIsBounded,
  'success-comes-first': successComesFirst,
  'summary-is-sentence-case': summaryIsSentenceCase,
  'tag-is-first-segment': tagIsFirstSegment,
  'write-names-success': writeNamesSuccess,
}

/** The rules of this project for Redocly, as `swx/<name>`. */
export default () => ({ id: 'swx', rules: { oas3 } })
