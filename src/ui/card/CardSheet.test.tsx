import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CardWords } from './CardSheet.tsx'

it('ends no line of a card in a word of one letter, nor parts a number from what it counts', () => {
  render(<CardWords paragraphs={['Kochana Babciu,', 'w domu i w sercu, od 70 lat']} signature="Ola" />)
  expect(screen.getByText(/sercu/).textContent).toBe('w\u00a0domu i\u00a0w\u00a0sercu, od 70\u00a0lat')
})
