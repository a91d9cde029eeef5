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

/** Limits a number to the allowed widths; an invalid one becomes the default. */
export function clampSidebarWidth(width: number): number {
  if (!Number.isFinite(width)) return SIDEBAR_WIDTH.default
  return Math.min(SIDEBAR_WIDTH.max, Math.max(SIDEBAR_WIDTH.min, Math.round(width)))
}

const LONGEST_TOAST = 60_000
const AUTO_SAVE = { min: 5_000, max: 3_600_000 }

/** ms. */
const readDuration =
  (min: number, max: number): Reader<number> =>
  (value) => {
    const duration = count(value)
    if (duration < min || duration > max) throw new Unreadable('no duration')
    return duration
  }

const switchedOn = (isOn: boolean): Reader<boolean> => leniently(boolean, isOn)

/** A record of which each part has its default: one that is missing or makes no sense has them all. */
function whole<Fields extends Parameters<typeof record>[0]>(fields: Fields) {
  const reader = record(fields)
  return leniently(reader, reader({}))
}

const readSidebar = (isPinned: boolean) =>
  whole({
    open: switchedOn(false),
    width: leniently((value) => clampSidebarWidth(number(value)), SIDEBAR_WIDTH.default),
    pinned: switchedOn(isPinned),
  })

/**
 * A choice of this page that belongs to the person: when it was made (epoch ms), and whether it has been taken over
 * into the preferences that follow them from device to device.
 */
const choiceParts = { at: count, isTaken: boolean }

const readState = record({
  theme: leniently(oneOf(THEMES), 'dark'),
  choices: whole({
    /** Of the theme above. */
    theme: leniently(nullable(record(choiceParts)), null),
    /** The language itself is kept where the browser's is found (#i18n/browserLanguage.ts). */
    language: leniently(nullable(record({ ...choiceParts, value: oneOf(LANGUAGES) })), null),
  }),
  /** A person's settings, with the defaults of specification part 1, section 9. */
  preferences: whole({
    toastPosition: leniently(oneOf(TOAST_POSITIONS), 'top-right'),
    /** Base duration in ms; a type's own duration keeps its proportion to it. 0: toasts stay. */
    toastDuration: leniently(readDuration(0, LONGEST_TOAST), 5_000),
    animationsEnabled: switchedOn(true),
    reducedMotion: switchedOn(false),
    highContrast: switchedOn(false),
    compactMode: switchedOn(false),
    showTooltips: switchedOn(true),
    /** How long, in ms, a change of a template may wait on this device before the server has it, too. */
    autoSaveInterval: leniently(readDuration(AUTO_SAVE.min, AUTO_SAVE.max), 30_000),
    /** Whether one key alone, without Ctrl or Alt, does something wherever the focus is in the template editor. */
    singleKeys: switchedOn(true),
  }),
  sidebars: whole({
    left: readSidebar(false),
    /** The panel of the template editor: beside the canvas unless it is unpinned. */
    right: readSidebar(true),
  }),
  modes: whole({ focus: switchedOn(false), debug: switchedOn(false) }),
})

/** The lasting part of the interface's state: the content of `ui-store`. */
export type UiState = ReturnType<typeof readState>
export type Preferences = UiState['preferences']
export type SidebarState = UiState['sidebars']['left']
/** The side of a sidebar. */
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
