import { atom } from 'jotai'
import {
  boolean,
  count,
  leniently,
  nullable,
  number,
  oneOf,
  type Reader,
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

/** What a person may set for themselves, with the defaults of specification part 1, section 9. */
const DEFAULT_PREFERENCES = {
  toastPosition: 'top-right' as (typeof TOAST_POSITIONS)[number],
  /** Base duration in ms; a type's own duration keeps its proportion to it. 0: toasts stay. */
  toastDuration: 5_000,
  animationsEnabled: true,
  reducedMotion: false,
  highContrast: false,
  compactMode: false,
  showTooltips: true,
  /** How long, in ms, a change of a template may wait on this device before the server has it, too. */
  autoSaveInterval: 30_000,
}

/** The right one is the panel of the template editor, which stands beside what is edited unless it is unpinned. */
const DEFAULT_SIDEBARS = {
  left: { open: false, width: SIDEBAR_WIDTH.default as number, pinned: false },
  right: { open: false, width: SIDEBAR_WIDTH.default as number, pinned: true },
}

const LONGEST_TOAST = 60_000
const AUTO_SAVE = { min: 5_000, max: 3_600_000 }

/** ms. */
const readDuration =
  (min: number, max: number): Reader<number> =>
  (value) => {
    const duration = count(value)
    if (duration < min || duration > max) throw new Unreadable('too short or too long')
    return duration
  }

const readPreferences = record({
  toastPosition: leniently(oneOf(TOAST_POSITIONS), DEFAULT_PREFERENCES.toastPosition),
  toastDuration: leniently(readDuration(0, LONGEST_TOAST), DEFAULT_PREFERENCES.toastDuration),
  animationsEnabled: leniently(boolean, DEFAULT_PREFERENCES.animationsEnabled),
  reducedMotion: leniently(boolean, DEFAULT_PREFERENCES.reducedMotion),
  highContrast: leniently(boolean, DEFAULT_PREFERENCES.highContrast),
  compactMode: leniently(boolean, DEFAULT_PREFERENCES.compactMode),
  showTooltips: leniently(boolean, DEFAULT_PREFERENCES.showTooltips),
  autoSaveInterval: leniently(
    readDuration(AUTO_SAVE.min, AUTO_SAVE.max),
    DEFAULT_PREFERENCES.autoSaveInterval,
  ),
})

type Sidebar = (typeof DEFAULT_SIDEBARS)['left']

const readSidebar = (otherwise: Sidebar): Reader<Sidebar> =>
  leniently(
    record({
      open: leniently(boolean, otherwise.open),
      width: leniently((value) => clampSidebarWidth(number(value)), otherwise.width),
      pinned: leniently(boolean, otherwise.pinned),
    }),
    otherwise,
  )

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
  sidebars: leniently(
    record({ left: readSidebar(DEFAULT_SIDEBARS.left), right: readSidebar(DEFAULT_SIDEBARS.right) }),
    DEFAULT_SIDEBARS,
  ),
  modes: leniently(record({ focus: leniently(boolean, false), debug: leniently(boolean, false) }), {
    focus: false,
    debug: false,
  }),
})

/** The lasting part of the interface's state: what `ui-store` keeps. */
export type UiState = ReturnType<typeof readState>
export type Preferences = UiState['preferences']
export type SidebarState = Sidebar
/** Where a sidebar can stand. */
export type SidebarSide = keyof UiState['sidebars']
export type ThemeChoice = UiState['theme']
export type Choices = UiState['choices']
export type ToastPosition = Preferences['toastPosition']

/** Reads anything into a whole state: each part that makes no sense becomes its default. */
export function parseUiState(value: unknown): UiState {
  return readOrNull(readState, value) ?? DEFAULT_UI_STATE
}

export const DEFAULT_UI_STATE: UiState = readState({})

export const uiStateAtom = atom(DEFAULT_UI_STATE)
