import { atom } from 'jotai'
import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'
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

const preferencesSchema = z.object({
  toastPosition: orElse(z.enum(TOAST_POSITIONS), DEFAULT_PREFERENCES.toastPosition),
  toastDuration: orElse(z.int().check(z.gte(0), z.lte(60_000)), DEFAULT_PREFERENCES.toastDuration),
  animationsEnabled: orElse(z.boolean(), DEFAULT_PREFERENCES.animationsEnabled),
  reducedMotion: orElse(z.boolean(), DEFAULT_PREFERENCES.reducedMotion),
  highContrast: orElse(z.boolean(), DEFAULT_PREFERENCES.highContrast),
  compactMode: orElse(z.boolean(), DEFAULT_PREFERENCES.compactMode),
  showTooltips: orElse(z.boolean(), DEFAULT_PREFERENCES.showTooltips),
})

const sidebarSchema = z.object({
  open: orElse(z.boolean(), DEFAULT_SIDEBAR.open),
  width: orElse(z.pipe(z.number(), z.transform(clampSidebarWidth)), DEFAULT_SIDEBAR.width),
  pinned: orElse(z.boolean(), DEFAULT_SIDEBAR.pinned),
})

/**
 * A choice of this page that belongs to the person: when it was made (epoch ms), and whether it has been taken over
 * into the preferences that follow them from device to device.
 */
const choiceParts = { at: z.int().check(z.gte(0)), isTaken: z.boolean() }

const uiStateSchema = z.object({
  theme: orElse(z.enum(THEMES), 'dark'),
  choices: orElse(
    z.object({
      /** Of the theme above. */
      theme: orElse(z.nullable(z.object(choiceParts)), null),
      /** The language itself is kept where the browser's is found (#i18n/browserLanguage.ts). */
      language: orElse(z.nullable(z.object({ ...choiceParts, value: z.enum(LANGUAGES) })), null),
    }),
    { theme: null, language: null },
  ),
  preferences: orElse(preferencesSchema, DEFAULT_PREFERENCES),
  sidebars: orElse(z.object({ left: orElse(sidebarSchema, DEFAULT_SIDEBAR) }), { left: DEFAULT_SIDEBAR }),
  modes: orElse(z.object({ focus: orElse(z.boolean(), false), debug: orElse(z.boolean(), false) }), {
    focus: false,
    debug: false,
  }),
})

/** The lasting part of the interface's state: what `ui-store` keeps. */
export type UiState = z.infer<typeof uiStateSchema>
export type Preferences = UiState['preferences']
export type SidebarState = UiState['sidebars']['left']
export type ThemeChoice = UiState['theme']
export type Choices = UiState['choices']
export type ToastPosition = Preferences['toastPosition']

/** Reads anything into a whole state: each part that makes no sense becomes its default. */
export function parseUiState(value: unknown): UiState {
  const parsed = uiStateSchema.safeParse(value)
  return parsed.success ? parsed.data : DEFAULT_UI_STATE
}

export const DEFAULT_UI_STATE: UiState = uiStateSchema.parse({})

export const uiStateAtom = atom(DEFAULT_UI_STATE)
