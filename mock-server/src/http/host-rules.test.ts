import { expect, test } from 'vitest'
import { createHostCheck, isForeignPage, isLoopbackAddress, parseHosts } from './host-rules.ts'

test('answers to loopback names with any port, and to names it was given', () => {
  const isOurs = createHostCheck(parseHosts('box.local, 10.0.0.5'))
  for (const host of [
    '127.0.0.1:4010',
    'localhost',
    'LOCALHOST:1',
    '[::1]:4010',
    'box.local:80',
    '10.0.0.5',
  ]) {
    expect(isOurs(host)).toBe(true)
  }
})

test('answers to no other name', () => {
  const isOurs = createHostCheck([])
  const hosts = [
    undefined,
    '',
    'evil.example',
    '127.0.0.1.evil.example',
    'localhost.',
    '127.0.0.1@evil',
    'localhost:x',
    '::1',
  ]
  for (const host of hosts) expect(isOurs(host)).toBe(false)
})

test('a star stands for one word of a name, and for no other domain', () => {
  const isOurs = createHostCheck(parseHosts('sandbox.example, *.sandbox.example'))
  for (const host of ['sandbox.example', 'anna.sandbox.example', 'ANNA.sandbox.example:443'])
    expect(isOurs(host), host).toBe(true)
  const others = [
    'a.b.sandbox.example',
    '.sandbox.example',
    '*.sandbox.example',
    'evilsandbox.example',
    'sandbox.example.evil.example',
    'anna.other.example',
  ]
  for (const host of others) expect(isOurs(host), host).toBe(false)
})

test('knows addresses only this machine can reach', () => {
  for (const address of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1', 'localhost'])
    expect(isLoopbackAddress(address)).toBe(true)
  for (const address of ['0.0.0.0', '::', '::ffff:0.0.0.0', '192.168.1.2', '127.0.0.1.example', ''])
    expect(isLoopbackAddress(address)).toBe(false)
})

test('tells pages of other sites from its own', () => {
  const host = '127.0.0.1:4010'
  expect(isForeignPage(undefined, undefined, host)).toBe(false)
  expect(isForeignPage(`http://${host}`, 'same-origin', host)).toBe(false)
  expect(isForeignPage('http://127.0.0.1:5173', undefined, host)).toBe(true)
  expect(isForeignPage('null', undefined, host)).toBe(true)
  expect(isForeignPage(undefined, 'cross-site', host)).toBe(true)
})
