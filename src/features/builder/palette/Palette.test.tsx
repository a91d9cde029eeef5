import { cleanup, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DEFAULT_RUNTIME_CONFIG } from '#domain/runtimeConfig.ts'
import { EMPTY_TEMPLATE } from '#domain/template/newTemplate.ts'
import { renderScreen } from '#support/page/renderScreen.tsx'
import { stubBrowser } from '#support/page/stubBrowser.ts'
import { BuilderProvider } from '../document/BuilderContext.tsx'
import { createDocument } from '../document/builderDocument.ts'
import { Palette } from './Palette.tsx'

beforeEach(stubBrowser)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Editor() {
  const [document] = useState(() => createDocument(EMPTY_TEMPLATE))
  return (
    <BuilderProvider document={document}>
      <Palette />
    </BuilderProvider>
  )
}

function groups(advancedBuilderNodes: boolean): readonly (string | null)[] {
  const features = { ...DEFAULT_RUNTIME_CONFIG.features, advancedBuilderNodes }
  renderScreen(<Editor />, { config: { ...DEFAULT_RUNTIME_CONFIG, features } })
  const shown = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  cleanup()
  return shown
}

it('offers the group of advanced nodes where they are switched on, and no other less', () => {
  const all = groups(true)
  expect(all).toContain('Zaawansowane')
  expect(groups(false)).toEqual(all.filter((name) => name !== 'Zaawansowane'))
})
