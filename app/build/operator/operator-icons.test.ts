import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { neutralPng } from './neutral-icon.ts'
import { operatorIcons } from './operator-icons.ts'

const folder = mkdtempSync(join(tmpdir(), 'operator-icons-'))
afterAll(() => rmSync(folder, { recursive: true }))

const own = {
  svg: 'own.svg',
  png180: '180.png',
  png192: '192.png',
  png512: '512.png',
  maskable512: '512.png',
}
writeFileSync(join(folder, 'own.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
for (const size of [180, 192, 512]) writeFileSync(join(folder, `${size}.png`), neutralPng(size))

describe('the icons of an operator', () => {
  it('are its own where its file names them', () => {
    const icons = operatorIcons(own, folder)
    expect(String(icons['icon.svg'])).toBe('<svg xmlns="http://www.w3.org/2000/svg"/>')
    expect(icons['icon-180.png']).toEqual(neutralPng(180))
  })

  it('are neutral without them, in every size a browser asks for', () => {
    const icons = operatorIcons(undefined, folder)
    expect(Object.keys(icons)).toEqual([
      'icon.svg',
      'icon-180.png',
      'icon-192.png',
      'icon-512.png',
      'icon-maskable-512.png',
    ])
    expect(String(icons['icon.svg'])).not.toContain('SWX')
    expect((icons['icon-512.png'] as Buffer).readUInt32BE(16)).toBe(512)
  })

  it.each([
    [{ ...own, svg: 'none.svg' }, 'icons.svg names none.svg, which cannot be read'],
    [{ ...own, svg: '180.png' }, 'icons.svg: 180.png is no SVG'],
    [{ ...own, png192: '180.png' }, 'icons.png192: 180.png is no PNG of 192 × 192 pixels'],
    [{ ...own, png180: 'own.svg' }, 'icons.png180: own.svg is no PNG of 180 × 180 pixels'],
  ])('stop the build when one is missing or of another size: %#', (icons, message) => {
    expect(() => operatorIcons(icons, folder)).toThrow(message)
  })
})
