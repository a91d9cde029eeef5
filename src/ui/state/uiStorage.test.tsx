import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { followAppearance } from './applyAppearance.ts'
import { setPreference } from './preferences.ts'
import { closeSidebar, openSidebar, pinSidebar, resizeSidebar, toggleSidebar } from './sidebars.ts'
import { store } from './store.ts'
import { setTheme } from './theme.ts'
import { DEFAULT_UI_STATE, uiStateAtom } from './uiState.ts'
import { persistUiState, UI_STORE_KEY } from './uiStorage.ts'

/** A system with changeable preferences; jsdom has no matchMedia. */
function fakeSystem() {
  const lists = new Map<string, { matches: boolean; listeners: Set<() => void> }>()
  const listOf = (query: string) => {
    const known = lists.get(query) ?? { matches: false, listeners: new Set<() => void>() }
    lists.set(query, known)
    return known
  }
  return {
    matchMedia: (query: string) => {
      const list = listOf(query)
      return {
        get matches() {
          return list.matches
        },
        addEventListener: (_type: string, listener: () => void) => list.listeners.add(listener),
        removeEventListener: (_type: string, listener: () => void) => list.listeners.delete(listener),
      }
    },
    set(query: string, matches: boolean) {
      const list = listOf(query)
      list.matches = matches
      for (const listener of list.listeners) listener()
    },
  }
}

/** The data attributes of the root. */
function marks(): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(document.documentElement.dataset))
}

const stops: (() => void)[] = []

beforeEach(() => {
  localStorage.clear()
  store.set(uiStateAtom, DEFAULT_UI_STATE)
})

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

describe('keeping the interface state', () => {
  it('loads what was kept and keeps each change under ui-store', () => {
    localStorage.setItem(UI_STORE_KEY, JSON.stringify({ version: 1, state: { theme: 'light' } }))
    stops.push(persistUiState())
    expect(store.get(uiStateAtom).theme).toBe('light')
    setPreference('compactMode', true)
    expect(UI_STORE_KEY).toBe('ui-store')
    expect(JSON.parse(localStorage.getItem(UI_STORE_KEY) ?? '')).toMatchObject({
      state: { theme: 'light', preferences: { compactMode: true } },
    })
  })

  it('follows another tab, and its clearing of everything', () => {
    stops.push(persistUiState())
    const text = JSON.stringify({ version: 1, state: { theme: 'system' } })
    window.dispatchEvent(new StorageEvent('storage', { key: UI_STORE_KEY, newValue: text }))
    expect(store.get(uiStateAtom).theme).toBe('system')
    window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: '{}' }))
    expect(store.get(uiStateAtom).theme).toBe('system')
    window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }))
    expect(store.get(uiStateAtom)).toEqual(DEFAULT_UI_STATE)
  })

  it('starts from the defaults on junk', () => {
    localStorage.setItem(UI_STORE_KEY, '{"state":{"theme":7,"sidebars":[]}}')
    stops.push(persistUiState())
    expect(store.get(uiStateAtom)).toEqual(DEFAULT_UI_STATE)
  })
})

describe('sidebars', () => {
  it('that are pinned stay open over a reload, and those that lie over the page don’t', () => {
    const sidebars = { left: { open: true, pinned: true }, right: { open: true, pinned: false, width: 420 } }
    localStorage.setItem(UI_STORE_KEY, JSON.stringify({ version: 1, state: { sidebars } }))
    stops.push(persistUiState())
    expect(store.get(uiStateAtom).sidebars).toEqual({
      left: { open: true, pinned: true, width: 300 },
      right: { open: false, pinned: false, width: 420 },
    })
  })

  it('open, close, toggle, are pinned and resized', () => {
    openSidebar('left')
    pinSidebar('left', true)
    resizeSidebar('left', 5_000)
    expect(store.get(uiStateAtom).sidebars.left).toEqual({ open: true, pinned: true, width: 800 })
    // The other one goes its own way.
    expect(store.get(uiStateAtom).sidebars.right).toEqual({ open: false, pinned: true, width: 300 })
    closeSidebar('left')
    expect(store.get(uiStateAtom).sidebars.left.open).toBe(false)
    toggleSidebar('left')
    expect(store.get(uiStateAtom).sidebars.left.open).toBe(true)
  })
})

describe('the look of the document', () => {
  it('is dark by default, light when chosen, and follows the system when told to', () => {
    const system = fakeSystem()
    const target = Object.assign(Object.create(window), { matchMedia: system.matchMedia })
    stops.push(followAppearance(target))
    const root = document.documentElement
    expect(root.classList.contains('dark')).toBe(true)
    setTheme('light')
    expect(root.classList.contains('dark')).toBe(false)
    setTheme('system')
    expect(root.classList.contains('dark')).toBe(false)
    system.set('(prefers-color-scheme: dark)', true)
    expect(root.classList.contains('dark')).toBe(true)
  })

  it('carries contrast, motion, density and tooltips', () => {
    const system = fakeSystem()
    stops.push(followAppearance(Object.assign(Object.create(window), { matchMedia: system.matchMedia })))
    expect(marks()).toEqual({})
    setPreference('highContrast', true)
    setPreference('animationsEnabled', false)
    setPreference('compactMode', true)
    setPreference('showTooltips', false)
    expect(marks()).toEqual({
      contrast: 'high',
      motion: 'reduced',
      density: 'compact',
      tooltips: 'off',
    })
    setPreference('highContrast', false)
    setPreference('animationsEnabled', true)
    setPreference('reducedMotion', true)
    system.set('(prefers-contrast: more)', true)
    expect(marks()).toMatchObject({ contrast: 'high', motion: 'reduced' })
  })
})
