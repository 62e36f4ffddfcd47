import type { Layer } from './violation.ts'

/** Every rule: the layer it belongs to, what it says in a few words, and what it cannot see. */
export const RULES = {
  serverError: ['response', 'no answer is a server error', 'errors that are answered as a success'],
  noAnswer: ['response', 'each call is answered in time', 'an answer that comes just within `--timeout`'],
  status: [
    'response',
    'only declared statuses',
    'a declared status for another cause than the document means',
  ],
  mediaType: [
    'response',
    'only declared media types',
    'a body of another kind under the right media type, unless it is JSON',
  ],
  header: ['response', 'declared headers are there and fit', 'headers that the document does not declare'],
  body: ['response', 'bodies are whole and parse', 'bodies that are not JSON, but for their length'],
  problemStatus: [
    'response',
    'problem details have the status of their answer',
    'problem details under another media type',
  ],
  schema: ['response', 'bodies fit their schema', 'a wrong value that the schema allows'],
  secret: [
    'response',
    'no undeclared property that is named like a secret',
    'secrets under other names, and declared ones',
  ],
  writeOnly: ['response', 'nothing that is only for writing', 'the same value under another name'],
  undeclared: [
    'response',
    'no undeclared property (with --strict)',
    'undeclared parts of schemas that are open',
  ],
  acceptsInvalid: [
    'negative',
    'what breaks a constraint is refused',
    'two constraints broken together, random input, branches of `oneOf`',
  ],
  acceptsMediaType: [
    'negative',
    'another media type is refused',
    'forms, and media types beside `text/plain`',
  ],
  acceptsMalformed: [
    'negative',
    'a body that does not parse is refused',
    'forms, and other ways of being broken than a missing end',
  ],
  method: [
    'negative',
    'an undeclared method is refused',
    'in safe mode, methods that could change something',
  ],
  allow: ['negative', 'a 405 names the allowed methods', 'operations that do not declare 405'],
  path: ['negative', 'an unknown path is refused', 'unknown paths elsewhere than beside the known ones'],
  cors: [
    'negative',
    'a preflight allows what the document has',
    'changes, cookies, and origins beside the one that is tried',
  ],
  refusesValid: [
    'positive',
    'what the schema allows is not a bad request',
    'values between the limits, several optional parts left out together',
  ],
  authMissing: ['authentication', 'without a token the call is refused', 'operations that no call reached'],
  authForged: ['authentication', 'a forged token is refused', 'tokens that are valid for another server'],
  authExpired: ['authentication', 'an expired token is refused', 'tokens that are no JSON Web Tokens'],
  wrongPassword: [
    'authentication',
    'a log-in with another password is refused',
    'log-ins whose example is not accepted, and codes by mail',
  ],
  token: ['authentication', 'the given token is accepted', 'what the token may not do'],
  otherUser: [
    'authentication',
    "another user's records are refused",
    'without `--second-token` nothing; shared records',
  ],
  createdMissing: ['stateful', 'what was created can be read', 'things that no operation shows'],
  createdUnlisted: ['stateful', 'what was created is in the list', 'lists whose end is not reached'],
  createdTwice: [
    'stateful',
    'one create makes one thing',
    'lists that show fewer than two of the fields that are sent',
  ],
  echo: [
    'stateful',
    'what was sent comes back unchanged',
    'fields under other names, and what the server may round or trim',
  ],
  duplicateId: ['stateful', 'ids are unique', 'ids on different pages, unless they are made in this run'],
  idempotency: [
    'stateful',
    'a repeated key does nothing twice',
    'keys in a body, and how long a key is kept',
  ],
  updateLost: [
    'stateful',
    'an update is there afterwards',
    'fields that the answers do not show, and `PUT` that leaves out parts',
  ],
  deletedThere: ['stateful', 'what was deleted is gone', 'what is kept under another path'],
  refusedChanged: [
    'stateful',
    'a call that is answered with an error changes nothing',
    'changes of other things than those in the list',
  ],
  location: [
    'stateful',
    'what Location names is there, and is what was created',
    'links that lead out of the document, jobs that take longer than some seconds',
  ],
  notModified: [
    'stateful',
    'a read that nothing changed since is answered with 304, and no other',
    'reads that do not declare 304, `Last-Modified`',
  ],
  etag: ['stateful', 'an ETag changes with its thing', 'changes by others in between'],
  precondition: [
    'stateful',
    'a change of something that was changed since is answered with 412',
    'changes that declare neither `If-Match` nor 412',
  ],
  switch: ['stateful', 'what is switched on or off reads so', 'switches whose read answers with a body'],
  balance: ['stateful', 'balances change by what was moved', 'balances without the hint `x-balance`'],
  limit: ['metamorphic', 'a page holds no more than its limit', 'limits under names that are not known'],
  defaultLimit: ['metamorphic', 'without a limit its default holds', 'lists shorter than the default'],
  pagesOverlap: ['metamorphic', 'pages are disjoint', 'lists that change each time they are read'],
  pagesIncomplete: [
    'metamorphic',
    'pages together are the whole',
    'cursors that are neither in the answer, nor in `Link`, nor the last id',
  ],
  total: ['metamorphic', 'the total is what the pages hold', 'totals under other names, and estimates'],
  filterSound: [
    'metamorphic',
    'a filter lets through only what fits',
    'parameters that are not named like a field, searches in texts',
  ],
  filterComplete: [
    'metamorphic',
    'a filter lets through all that fits',
    'values that no item has, and lists that are cut',
  ],
  sort: ['metamorphic', 'a list is sorted as asked', 'texts: how they compare is the server’s own matter'],
  order: ['metamorphic', 'the same list comes in the same order', 'orders that change seldom'],
  repeat: ['metamorphic', 'reading twice gives the same', 'fields that users do not set'],
  readChanges: ['metamorphic', 'reading changes nothing', 'changes that no list and no item shows'],
  itemDiffers: [
    'metamorphic',
    'an item is the same alone and in its list',
    'texts that a list may shorten, objects inside',
  ],
  unknownId: ['metamorphic', 'an id that no item has is not found', 'ids with an enum'],
  envelopeCode: [
    'envelope',
    'a code that the operation declares',
    'envelopes that fewer than half of the answers have',
  ],
  envelopeResult: [
    'envelope',
    'a success carries its result',
    'results under other names than result, data, payload, response',
  ],
  envelopeStatus: ['envelope', 'a code travels under its status', 'codes that stand under two statuses'],
  deadline: ['timing', 'the answer comes within the declared deadline', 'what is slow only under load'],
  feedConnect: ['feed', 'the feed can be connected to', 'feeds that need a log-in of their own'],
  feedFirst: ['feed', 'the first message comes at once', 'what the first message should say'],
  feedSchema: ['feed', 'messages fit their schema', 'messages that did not come while it listened'],
  feedTime: ['feed', 'time never goes back', 'clocks that are wrong but go on'],
  feedSilence: [
    'feed',
    'the feed is never silent for longer than declared',
    'silences longer than it listened',
  ],
  feedReconnect: ['feed', 'a second connection is served like the first', 'a third connection'],
  secure: ['provider', 'the API is served over TLS', 'certificates that browsers do not know'],
  redirected: ['provider', 'no call is sent elsewhere', 'calls that change something'],
  originAllowed: [
    'provider',
    'pages of the app may read every answer',
    'errors that the check does not meet, such as those of a gateway that is overloaded',
  ],
  originCredentials: [
    'provider',
    'no credentials go with an origin that anybody may have',
    'origins beside one that is never the app’s',
  ],
  originVary: [
    'provider',
    'caches tell answers for one origin from those for others',
    'operations beside the one that is tried',
  ],
  preflight: [
    'provider',
    'what a browser asks before a call is answered',
    'paths whose ids it does not know: examples stand for them',
  ],
  preflightMethod: ['provider', 'a preflight allows the method', 'methods that the document does not have'],
  preflightHeader: [
    'provider',
    'a preflight allows every header that the app sends',
    'headers that the document does not have',
  ],
  preflightAge: ['provider', 'a preflight is kept for a minute', 'browsers that keep it for less'],
  exposedHeader: [
    'provider',
    'pages of the app may read the declared headers',
    'headers that the document does not declare',
  ],
  keptAnswer: [
    'provider',
    'no cache keeps what is for one user',
    'caches on the way that do not do as they are told',
  ],
  keptVary: [
    'provider',
    'what is kept names the headers it depends on',
    'answers that depend on headers which are not declared',
  ],
  packed: ['provider', 'long answers come packed', 'lists that are short on a test system'],
  needed: [
    'provider',
    'what the app cannot do without is answered',
    'calls without the hint `x-needed`, and whether what is answered is right',
  ],
  clock: [
    'provider',
    'answers and socket go by one clock that goes on',
    'documents without `time` in `x-envelope`, and whether the clock is right',
  ],
  socketOrigin: ['provider', 'pages of the app may open the socket', 'proxies of users on the way'],
  socketText: ['provider', 'messages of the socket are text', 'messages beside the first'],
} as const satisfies Readonly<Record<string, readonly [layer: Layer, says: string, cannotSee: string]>>

/** The name of a rule. */
export type Rule = keyof typeof RULES

export const layerOf = (rule: Rule): Layer => RULES[rule][0]
