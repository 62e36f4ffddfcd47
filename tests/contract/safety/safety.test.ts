import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { root } from '../../support/root.ts'
import { encodeBase58Check } from './base58.ts'
import { encodeBech32 } from './bech32.ts'
import { bundle, matches, sources } from './files.ts'
import { mainnetAddresses } from './mainnet-addresses.ts'

const code = sources('app', 'sdk', 'mock-server', 'locales', 'openapi')
const appBundle = bundle('app/dist')
const demoBundle = bundle('app/dist-demo')
const operatorBundles = [...bundle('app/dist-operator-all'), ...bundle('app/dist-operator-none')]
const sdkBundle = bundle('sdk/dist')
const everything = [
  ...code,
  ...appBundle,
  ...demoBundle,
  ...operatorBundles,
  ...sdkBundle,
  ...bundle('mock-server/dist'),
]

/** Hosts of services that answer for a public chain. */
const publicChainHosts =
  /\b(?:infura\.io|alchemy(?:api)?\.(?:io|com)|quiknode\.pro|quicknode\.com|ankr\.com|cloudflare-eth\.com|trongrid\.io|tronstack\.io|llamarpc\.com|publicnode\.com|blastapi\.io|drpc\.org|getblock\.io|blockstream\.info|mempool\.space|blockcypher\.com|etherscan\.io|tronscan\.org|1rpc\.io|chainstack\.com|pokt\.network)\b/i

describe('addresses of real networks', () => {
  test('the scan knows one when it sees one', () => {
    const filler = Buffer.from('0123456789abcdef0123456789abcdef01234567', 'hex')
    const made = [0x00, 0x05, 0x41].map((version) =>
      encodeBase58Check(Buffer.concat([Buffer.from([version]), filler])),
    )
    const segwit = encodeBech32('bc', [0, ...Array.from({ length: 32 }, (_, index) => index)])
    const ether = `0x${filler.toString('hex')}`
    for (const address of [...made, segwit, ether]) {
      expect(mainnetAddresses(`send to ${address}.`)).toEqual([address])
      const last = address.at(-1) === '2' ? '3' : '2'
      if (address !== ether) expect(mainnetAddresses(address.slice(0, -1) + last)).toEqual([])
    }
  })

  test('none is in the sources, the sample data or the builds', () => {
    const found = everything.flatMap(({ path, text }) =>
      mainnetAddresses(text).map((address) => `${path}: ${address}`),
    )
    expect(found).toEqual([])
  })

  test('nor is the address of a service for a public chain', () => {
    expect(matches([{ path: 'x', text: 'https://mainnet.infura.io/v3/key' }], publicChainHosts)).toHaveLength(
      1,
    )
    expect(matches(everything, publicChainHosts)).toEqual([])
  })
})

describe('wallets', () => {
  test('the app and the SDK call nothing that moves, approves or signs', () => {
    const forbidden =
      /eth_(?:sendTransaction|sendRawTransaction|sign(?:Transaction|TypedData\w*)?|requestAccounts)\b|personal_sign|wallet_requestPermissions|setApprovalForAll|triggerSmartContract|increaseAllowance|\.(?:approve|permit)\(|tron_requestAccounts/
    const inspected = [
      ...sources('app/src', 'sdk/src'),
      ...appBundle,
      ...demoBundle,
      ...operatorBundles,
      ...sdkBundle,
    ]
    expect(matches(inspected, forbidden)).toEqual([])
  })
})

describe('what must not be published', () => {
  test('the SDK has no control plane, no magic value and no sample user', () => {
    const forbidden =
      /__sandbox|X-Sandbox|sandbox-google|SANDBOX-|\bSBX-[A-Z]+|Sandbox1|sbx-hang|(['"`])(?:123456|000000|999999)\1/i
    expect(
      matches(
        sdkBundle.filter(({ path }) => !path.endsWith('.map')),
        forbidden,
      ),
    ).toEqual([])
  })

  test('the build of an operator has no control plane, no magic value, no sample user and no word of a sandbox', () => {
    const forbidden =
      /__sandbox|X-Sandbox|sandbox-google|SANDBOX-[A-Z]|\bSBX-[A-Z]+|Sandbox1|sbx-hang|priceTicks|setupWorker/
    expect(matches(operatorBundles, forbidden)).toEqual([])
    const texts = operatorBundles.filter(({ path }) => /\.(?:json|html|webmanifest)$/.test(path))
    expect(texts.length).toBeGreaterThan(100)
    expect(matches(texts, /sandbox|サンドボックス|샌드박스|沙盒|\bSWX\b/i)).toEqual([])
  })

  test('the build of an operator without permissions has neither code nor texts of what it may not offer', () => {
    const texts = /\/(?:loans|plans|nfts|invite)\.[a-z]{2}-/
    // What only the pages of these products have in their code.
    const code = /\bplans-panel\b|\bread-first\b|\bnfts-panel\b|\bqr\.caption\b/g
    const foundIn = (folder: string) => ({
      texts: bundle(folder).filter(({ path }) => texts.test(path)).length,
      code: new Set(bundle(folder).flatMap(({ text }) => text.match(code) ?? [])),
    })
    expect(foundIn('app/dist-operator-none')).toEqual({ texts: 0, code: new Set() })
    expect(foundIn('app/dist-operator-all').texts).toBeGreaterThan(0)
    expect(foundIn('app/dist-operator-all').code.size).toBe(4)
  })

  test('the app that npm start serves carries no mock server code', () => {
    expect(matches(appBundle, /sbx-hang|priceTicks|setupWorker|mockServiceWorker/)).toEqual([])
  })
})

describe('what leaves the machine', () => {
  /**
   * Texts that are never requested: names of XML vocabularies, links that a person follows, help in libraries' messages,
   * and the bare `http://[` by which zod tries whether a text is an IPv6 address.
   */
  const named =
    /^https?:\/\/(?:www\.w3\.org|json-schema\.org|127\.0\.0\.1|localhost|(?:[\w-]+\.)*example(?:\.com|\.org)?|react\.dev|reactrouter\.com|github\.com|www\.tradingview\.com|tailwindcss\.com|react\.i18next\.com|mswjs\.io|bit\.ly)(?=[/:"'`\s?#]|$)|^http:\/\/\[$/

  test('the builds of the app name no other host', () => {
    const addresses = matches(
      [...appBundle, ...demoBundle].filter(({ path }) => !path.endsWith('.map')),
      /https?:\/\/[\w.[\]-]+/,
    )
    expect(addresses.filter((entry) => !named.test(entry.slice(entry.indexOf(': ') + 2)))).toEqual([])
  })

  test('the lock file names no address to download from', () => {
    const lock = readFileSync(`${root}package-lock.json`, 'utf8')
    expect(lock.match(/"resolved": "(?:https?|git)[^"]*"/g) ?? []).toEqual([])
    expect(lock).not.toMatch(/registry\.[\w.]+/)
  })
})
