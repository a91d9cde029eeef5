import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { TopNavigation } from './TopNavigation.tsx'

afterEach(cleanup)

it.each([
  ['/sklep', 'Sklep'],
  ['/sklep/kartki', 'Sklep'],
  ['/sklep/kredyty', 'Kredyty'],
])('at %s marks %s alone', async (address, name) => {
  renderScreen(<TopNavigation />, { address })
  await screen.findByRole('link', { name })
  const marked = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
  expect(marked.map((link) => link.textContent)).toEqual([name])
})
