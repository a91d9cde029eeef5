import { atom } from 'jotai'
import {
  boolean,
  count,
  leniently,
  nullable,
  number,
  oneOf,
  readOrNull,
  record,
  Unreadable,
} from '#domain/readers.ts'
import { LANGUAGES } from '#i18n/languages.ts'

export const THEMES = ['light', 'dark', 'system'] as const
export const TOAST_POSITIONS = [
  'top-left',
  'top-center',
  'top-right',
  'bottom-left',
  'bottom-center',
  'bottom-right',
] as const

/** Limits of a sidebar's width in px (specification part 1, section 9). */
export const SIDEBAR_WIDTH = { default: 300, min: 200, max: 800 } as const

/** Brings any number into the allowed widths; what is no number becomes the default. */
export function clampSidebarWidth(width: number): number {
  if (!Number.isFinite(width)) return SIDEBAR_WIDTH.default
  return Math.min(SIDEBAR_WIDTH.max, Math.max(SIDEBAR_WIDTH.min, Math.round(width)))
}

/**
 * What a person may set for themselves, with the defaults of specification part 1, section 9. Its autosave interval is
 * none of them while no editor saves at intervals: drafts are saved as they are typed.
 */
const DEFAULT_PREFERENCES = {
  toastPosition: 'top-right' as (typeof TOAST_POSITIONS)[number],
  /** Base duration in ms; a type's own duration keeps its proportion to it. 0: toasts stay. */
  toastDuration: 5_000,
  animationsEnabled: true,
  reducedMotion: false,
  highContrast: false,
  compactMode: false,
  showTooltips: true,
}

const DEFAULT_SIDEBAR = { open: false, width: SIDEBAR_WIDTH.default as number, pinned: false }

const LONGEST_TOAST = 60_000

/** ms. */
function readToastDuration(value: unknown): number {
  const duration = count(value)
  if (duration > LONGEST_TOAST) throw new Unreadable('too long')
  return duration
}

const readPreferences = record({
  toastPosition: leniently(oneOf(TOAST_POSITIONS), DEFAULT_PREFERENCES.toastPosition),
  toastDuration: leniently(readToastDuration, DEFAULT_PREFERENCES.toastDuration),
  animationsEnabled: leniently(boolean, DEFAULT_PREFERENCES.animationsEnabled),
  reducedMotion: leniently(boolean, DEFAULT_PREFERENCES.reducedMotion),
  highContrast: leniently(boolean, DEFAULT_PREFERENCES.highContrast),
  compactMode: leniently(boolean, DEFAULT_PREFERENCES.compactMode),
  showTooltips: leniently(boolean, DEFAULT_PREFERENCES.showTooltips),
})

const readSidebar = record({
  open: leniently(boolean, DEFAULT_SIDEBAR.open),
  width: leniently((value) => clampSidebarWidth(number(value)), DEFAULT_SIDEBAR.width),
  pinned: leniently(boolean, DEFAULT_SIDEBAR.pinned),
})

/**
 * A choice of this page that belongs to the person: when it was made (epoch ms), and whether it has been taken over
 * into the preferences that follow them from device to device.
 */
const choiceParts = { at: count, isTaken: boolean }

const readState = record({
  theme: leniently(oneOf(THEMES), 'dark'),
  choices: leniently(
    record({
      /** Of the theme above. */
      theme: leniently(nullable(record(choiceParts)), null),
      /** The language itself is kept where the browser's is found (#i18n/browserLanguage.ts). */
      language: leniently(nullable(record({ ...choiceParts, value: oneOf(LANGUAGES) })), null),
    }),
    { theme: null, language: null },
  ),
  preferences: leniently(readPreferences, DEFAULT_PREFERENCES),
  sidebars: leniently(record({ left: leniently(readSidebar, DEFAULT_SIDEBAR) }), { left: DEFAULT_SIDEBAR }),
  modes: leniently(record({ focus: leniently(boolean, false), debug: leniently(boolean, false) }), {
    focus: false,
    debug: false,
  }),
})

/** The lasting part of the interface's state: what `ui-store` keeps. */
export type UiState = ReturnType<typeof readState>
export type Preferences = UiState['preferences']
export type SidebarState = UiState['sidebars']['left']
export type ThemeChoice = UiState['theme']
export type Choices = UiState['choices']
export type ToastPosition = Preferences['toastPosition']

/** Reads anything into a whole state: each part that makes no sense becomes its default. */
export function parseUiState(value: unknown): UiState {
  return readOrNull(readState, value) ?? DEFAULT_UI_STATE
}

export const DEFAULT_UI_STATE: UiState = readState({})

export const uiStateAtom = atom(DEFAULT_UI_STATE)
