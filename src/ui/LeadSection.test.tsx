import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LeadSection } from './LeadSection.tsx'

const section = (
  <LeadSection id="slowa" title="W środku" lead={null}>
    …
  </LeadSection>
)
const scrollIntoView = vi.fn<(this: Element) => void>()

beforeEach(() => {
  scrollIntoView.mockClear()
  Element.prototype.scrollIntoView = scrollIntoView
})
afterEach(() => {
  cleanup()
  history.replaceState(null, '', '#')
})

it('scrolls into view as it appears where the address leads to it', () => {
  history.replaceState(null, '', '#slowa')
  render(section)
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('region', { name: 'W środku' })])
})

it('stays where it is where the address leads elsewhere', () => {
  history.replaceState(null, '', '#opinie')
  render(section)
  expect(scrollIntoView).not.toHaveBeenCalled()
})

it('leaves it to the browser in a document', () => {
  history.replaceState(null, '', '#slowa')
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(section)
  render(section, { container, hydrate: true })
  expect(scrollIntoView).not.toHaveBeenCalled()
})
