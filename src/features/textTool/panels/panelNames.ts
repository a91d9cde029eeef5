import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { CaseSensitive, Contact, Gauge, type LucideIcon, Sparkles, SpellCheck } from 'lucide-react'

/** The panels beside the text. */
export const PANEL_NAMES = ['marks', 'numbers', 'change', 'names', 'rework'] as const

export type PanelName = (typeof PANEL_NAMES)[number]

/** What each panel is called, and its icon. */
export const PANEL_WORDS = {
  marks: { label: msg`Korekta`, icon: SpellCheck },
  numbers: { label: msg`Liczby`, icon: Gauge },
  change: { label: msg`Zmień`, icon: CaseSensitive },
  names: { label: msg`Imiona`, icon: Contact },
  rework: { label: msg`Z AI`, icon: Sparkles },
} satisfies Record<PanelName, { label: MessageDescriptor; icon: LucideIcon }>
