import { describe, expect, it } from 'vitest'
import documentSource from '../../index.html?raw'
import { structureFaults } from '#support/document/structureFaults.ts'
import { everyAddress, renderAddress } from '#support/page/renderAddress.ts'

const ADDRESSES = await everyAddress()

/** As in tests/e2e/page/accessibility.spec.ts, of more screens, before their scripts run and their styles hide a thing. */
describe('landmarks have names of their own, and fields that belong together stand in groups', () => {
  it.each(ADDRESSES)('%s', async (address) => {
    const page = document.createElement('div')
    page.innerHTML = await renderAddress(address)
    expect(structureFaults(page)).toEqual([])
  })
})

it('what the first paint waits for is there', async () => {
  const source = new DOMParser().parseFromString(documentSource, 'text/html')
  const awaited = source.querySelector('link[rel=expect]')?.getAttribute('href') ?? ''
  const page = document.createElement('div')
  page.innerHTML = await renderAddress('/')
  expect(page.querySelector(awaited)?.localName).toBe('footer')
})

function faultsOf(html: string): string[] {
  const page = document.createElement('div')
  page.innerHTML = `<header></header><main>${html}</main><footer></footer>`
  return structureFaults(page)
}

describe('the rule itself', () => {
  it.each([
    ['a landmark without a name', '<nav></nav>'],
    ['two with one name', '<nav aria-label="Sklep"></nav><section aria-label="Sklep"></section>'],
    ['a second main', '<main></main>'],
    ['radios in no group', '<form aria-label="A"><input type="radio"><input type="radio"></form>'],
    ['radios in a group without a name', '<fieldset><input type="radio"><input type="radio"></fieldset>'],
    ['switches in no group', '<input type="checkbox" role="switch"><input type="checkbox" role="switch">'],
    ['an address in no group', '<input autocomplete="postal-code"><input autocomplete="street-address">'],
    ['a landmark in a form', '<form aria-label="A"><section aria-label="B"></section></form>'],
  ])('finds %s', (_what, html) => {
    expect(faultsOf(html)).toHaveLength(1)
  })

  it.each([
    ['one checkbox alone', '<input type="checkbox">'],
    [
      'radios under a legend',
      '<fieldset><legend>A</legend><input type="radio"><input type="radio"></fieldset>',
    ],
    ['a form that is no landmark', '<search aria-label="A"><form role="presentation"></form></search>'],
  ])('lets %s be', (_what, html) => {
    expect(faultsOf(html)).toEqual([])
  })
})
