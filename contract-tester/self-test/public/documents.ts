/** What a run said of a document by one rule, judged by hand: true of what Prism answers, or not. */
export interface Judged {
  readonly rule: string
  readonly isTrue: boolean
  readonly why: string
}

/** A public document, at the version that was judged. */
export interface PublicApi {
  readonly name: string
  /** A repository of GitHub at a commit, or a package at a version. */
  readonly source:
    | { readonly repository: string; readonly commit: string }
    | { readonly package: string; readonly version: string }
  /** The document in it. */
  readonly path: string
  /** Folders that the document refers to. */
  readonly beside?: readonly string[]
  readonly licence: string
  readonly judged: readonly Judged[]
}

const EXAMPLES = 'examples of the document break its schemas, such as'
const SLOW = 'Prism works at this answer for longer than thirty seconds'
const UNCHECKED = 'Prism checks no body there: it takes a text where the schema asks for an object'

/** Documents of well-known APIs: none of them was written for this tester. */
export const publicApis: readonly PublicApi[] = [
  {
    name: 'Museum',
    source: {
      repository: 'Redocly/museum-openapi-example',
      commit: '2770b2b2e59832d245c7b0eb0badf6568d7efb53',
    },
    path: 'openapi.yaml',
    licence: 'MIT',
    judged: [],
  },
  {
    name: 'Train Travel',
    source: {
      repository: 'bump-sh-examples/train-travel-api',
      commit: '478d17375a3172e0a84ce922521b481270216674',
    },
    path: 'openapi.yaml',
    beside: ['docs'],
    licence: 'CC-BY-NC-SA-4.0',
    judged: [
      {
        rule: 'writeOnly',
        isTrue: true,
        why: 'the example of an answer has the security code of a card, which is only for writing',
      },
    ],
  },
  {
    name: 'Spotify',
    source: { repository: 'sonallux/spotify-web-api', commit: 'a3369587d22fb1b3fe4aeb4022d67469365695b8' },
    path: 'fixed-spotify-open-api.yml',
    licence: 'MIT',
    judged: [],
  },
  {
    name: 'Twilio Verify',
    source: { repository: 'twilio/twilio-oai', commit: 'd50069b44ea8cd23141385bdb6db48f16ff75bb5' },
    path: 'spec/json/twilio_verify_v2.json',
    licence: 'MIT',
    judged: [
      {
        rule: 'header',
        isTrue: true,
        why: 'Prism answers null in Access-Control-Allow-Credentials, which is declared as a boolean',
      },
      { rule: 'schema', isTrue: true, why: `${EXAMPLES} ids with a character too few for their pattern` },
    ],
  },
  {
    name: 'Adyen Checkout',
    source: { repository: 'Adyen/adyen-openapi', commit: 'aa014f0cbdb58ff5c44a2ff9d5fe734642210aff' },
    path: 'json/CheckoutService-v71.json',
    licence: 'MIT',
    judged: [],
  },
  {
    name: 'Adyen Balance Platform',
    source: { repository: 'Adyen/adyen-openapi', commit: 'aa014f0cbdb58ff5c44a2ff9d5fe734642210aff' },
    path: 'json/BalancePlatformService-v2.json',
    licence: 'MIT',
    judged: [],
  },
  {
    name: 'Figma',
    source: { repository: 'figma/rest-api-spec', commit: 'af94bebd8a00bdf5cd24a4a4dc65d9e7ee95e6ec' },
    path: 'openapi/openapi.yaml',
    licence: 'MIT',
    judged: [
      {
        rule: 'schema',
        isTrue: true,
        why: 'Prism answers empty nodes, without what they require, and makes up a type where two parts of a schema declare it',
      },
      { rule: 'noAnswer', isTrue: true, why: SLOW },
    ],
  },
  {
    name: 'Resend',
    source: { repository: 'resend/resend-openapi', commit: 'fd6f395f2114e13806025f0c330921c901d62bb1' },
    path: 'resend.yaml',
    licence: 'MIT',
    judged: [],
  },
  {
    name: 'Box',
    source: { repository: 'box/box-openapi', commit: 'c9a878a9824344129881392e2b08f7117201e82e' },
    path: 'openapi.json',
    licence: 'Apache-2.0',
    judged: [
      { rule: 'schema', isTrue: true, why: `${EXAMPLES} a shared link without the time of its access` },
      { rule: 'acceptsInvalid', isTrue: true, why: UNCHECKED },
      {
        rule: 'writeOnly',
        isTrue: true,
        why: 'examples of answers have passwords of signers, which are only for writing',
      },
    ],
  },
  {
    name: 'DigitalOcean',
    source: { repository: 'digitalocean/openapi', commit: '7c1300c479fed9c353cda9fc21cd968619552304' },
    path: 'specification/DigitalOcean-public.v2.yaml',
    beside: ['specification'],
    licence: 'Apache-2.0',
    judged: [
      { rule: 'schema', isTrue: true, why: `${EXAMPLES} a log destination without its endpoint` },
      {
        rule: 'acceptsInvalid',
        isTrue: true,
        why: 'Prism cannot read the pattern of a tag, and then takes any tag',
      },
    ],
  },
  {
    name: 'Plaid',
    source: { repository: 'plaid/plaid-openapi', commit: '26f1a0588c12e765e99c815300d94eae0a3c7dc1' },
    path: '2020-09-14.yml',
    licence: 'none stated',
    judged: [
      { rule: 'schema', isTrue: true, why: `${EXAMPLES} a date in the place of a time` },
      { rule: 'acceptsInvalid', isTrue: true, why: UNCHECKED },
    ],
  },
  {
    name: 'Asana',
    source: { repository: 'Asana/openapi', commit: 'fc9f8dcf224efa8e06bfc955d91dd95aac7a398d' },
    path: 'defs/asana_oas.yaml',
    licence: 'Apache 2.0, by its `info`',
    judged: [
      { rule: 'schema', isTrue: true, why: `${EXAMPLES} addresses with a space in them` },
      { rule: 'acceptsInvalid', isTrue: true, why: UNCHECKED },
    ],
  },
  {
    name: 'Discord',
    source: { repository: 'discord/discord-api-spec', commit: '74fda0fad044407ea280043a03ffc9bc64c4e49e' },
    path: 'specs/openapi.json',
    licence: 'MIT',
    judged: [
      {
        rule: 'schema',
        isTrue: true,
        why: 'Prism makes up ids that are no numbers, components and channels that mix the branches of a choice, which is most of it, and scopes that the enum leaves out',
      },
    ],
  },
  {
    name: 'GitHub',
    source: { package: '@octokit/openapi', version: '23.0.2' },
    path: 'generated/api.github.com.json',
    licence: 'MIT',
    judged: [
      {
        rule: 'schema',
        isTrue: true,
        why: `${EXAMPLES} examples inside of another \`value\`, required fields left out, one object in the place of a list, "false," for a boolean, an account that would have to be a user and an enterprise at once; and Prism answers null for an empty object`,
      },
      { rule: 'acceptsInvalid', isTrue: true, why: UNCHECKED },
      {
        rule: 'status',
        isTrue: true,
        why: 'Prism reads a number in the path as a text too, and then says that both branches of `oneOf` fit',
      },
      { rule: 'noAnswer', isTrue: true, why: SLOW },
    ],
  },
]
