import { describe, expect, it } from 'vitest'
import { matchEntries } from './paletteEntries.ts'

const entry = (label: string, keywords = '') => ({ id: label, label, keywords, run: () => undefined })
const ENTRIES = [entry('Strona główna', 'home'), entry('Motyw jasny', 'light theme'), entry('Pełny ekran')]
const found = (text: string): string[] => matchEntries(ENTRIES, text).map(({ label }) => label)

describe('finding commands', () => {
  it('needs no Polish letters, whole words or their order', () => {
    expect(found('glow')).toEqual(['Strona główna'])
    expect(found('ekran PELNY')).toEqual(['Pełny ekran'])
    expect(found('theme')).toEqual(['Motyw jasny'])
  })

  it('shows all while nothing is asked, and none when nothing fits', () => {
    expect(found('  ')).toHaveLength(3)
    expect(found('motyw ekran')).toEqual([])
  })
})
