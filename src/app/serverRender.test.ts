import { describe, expect, it } from 'vitest'
import { everyAddress, renderAddress } from '#support/page/renderAddress.ts'

const ADDRESSES = await everyAddress()

describe('every screen renders without a window', () => {
  it('where there is none', () => {
    expect(typeof window).toBe('undefined')
  })

  it.each(ADDRESSES)('%s', async (address) => {
    const html = await renderAddress(address)
    expect(html).toContain('<main')
    expect(html).toContain('Przejdź do treści')
  })

  it('with its content, not a skeleton, when its data is at hand', async () => {
    expect(await renderAddress('/sklep')).toContain('Kubek z imieniem')
    expect(await renderAddress('/sklep/produkt/kubek')).toContain('Kubek z imieniem')
  })

  it('in English too', async () => {
    expect(await renderAddress('/', 'en')).toContain('<main')
  })
})
