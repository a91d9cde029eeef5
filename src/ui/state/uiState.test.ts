import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clampSidebarWidth, DEFAULT_UI_STATE, parseUiState } from './uiState.ts'
import { readUiStore, writeUiStore } from './uiStorage.ts'

describe('a sidebar’s width', () => {
  it('is brought into 200 to 800', () => {
    expect([-5, 0, 199, 200, 420.4, 800, 801, 1e9].map(clampSidebarWidth)).toEqual([
      200, 200, 200, 200, 420, 800, 800, 800,
    ])
    expect(clampSidebarWidth(Number.NaN)).toBe(300)
    expect(clampSidebarWidth(Number.POSITIVE_INFINITY)).toBe(300)
  })
})

describe('reading what was kept', () => {
  it('takes what makes sense and replaces the rest by its default', () => {
    const kept = {
      theme: 'light',
      choices: { theme: { at: 5, isTaken: false }, language: { at: 5, isTaken: true, value: 'de' } },
      preferences: {
        highContrast: true,
        toastDuration: -1,
        toastPosition: 'middle',
        autoSaveInterval: 10,
        extra: 1,
      },
      sidebars: { left: { open: true, width: 9_999 }, right: { open: true, width: 'wide' } },
      modes: { focus: 'yes' },
    }
    expect(parseUiState(kept)).toEqual({
      theme: 'light',
      choices: { theme: { at: 5, isTaken: false }, language: null },
      preferences: { ...DEFAULT_UI_STATE.preferences, highContrast: true },
      sidebars: {
        left: { open: true, width: 800, pinned: false },
        right: { open: true, width: 300, pinned: true },
      },
      modes: { focus: false, debug: false },
    })
  })

  it('never throws and always gives a whole state, whatever stands there', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const state = parseUiState(value)
        expect(parseUiState(state)).toEqual(state)
        for (const { width } of Object.values(state.sidebars)) {
          expect(width).toBeGreaterThanOrEqual(200)
          expect(width).toBeLessThanOrEqual(800)
        }
        expect(state.preferences.autoSaveInterval).toBeGreaterThanOrEqual(5_000)
      }),
    )
  })

  it('gives the defaults for any text that is not a kept state', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(() => readUiStore(text)).not.toThrow()
      }),
    )
    expect(readUiStore(null)).toEqual(DEFAULT_UI_STATE)
    expect(readUiStore('{')).toEqual(DEFAULT_UI_STATE)
    expect(readUiStore('[]')).toEqual(DEFAULT_UI_STATE)
  })

  it('gives back what was written', () => {
    const state = parseUiState({ theme: 'system', modes: { debug: true } })
    expect(readUiStore(writeUiStore(state))).toEqual(state)
    expect(JSON.parse(writeUiStore(state))).toMatchObject({ version: 1 })
  })
})
