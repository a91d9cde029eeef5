import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { DEFAULT_RUNTIME_CONFIG } from '#domain/runtimeConfig.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { TextSource } from './TextSource.tsx'

afterEach(cleanup)

it('words are said to be of rules, and of AI only where an engine writes', () => {
  renderScreen(<TextSource size={14} />)
  expect(screen.getByText('Gotowy tekst, dopisujesz swoje')).toBeTruthy()
  cleanup()
  renderScreen(<TextSource size={14} isShort />)
  expect(screen.getByText('Gotowy tekst')).toBeTruthy()
  cleanup()
  renderScreen(<TextSource size={14} />, { config: { ...DEFAULT_RUNTIME_CONFIG, textEngine: 'GPT' } })
  expect(screen.getByText('Tekst z AI')).toBeTruthy()
  expect(screen.queryByText('Gotowy tekst, dopisujesz swoje')).toBeNull()
})
