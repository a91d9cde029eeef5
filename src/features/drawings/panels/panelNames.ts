import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Braces, Layers, ListTree, type LucideIcon, Palette } from 'lucide-react'
import type { Scene } from '#domain/scene/sceneSchema.ts'

const PANEL_NAMES = ['list', 'style', 'text', 'layers'] as const
export type PanelName = (typeof PANEL_NAMES)[number]

export const PANEL_WORDS: Readonly<
  Record<PanelName, { readonly label: MessageDescriptor; readonly Icon: LucideIcon }>
> = {
  list: { label: msg`Spis`, Icon: ListTree },
  style: { label: msg`Styl`, Icon: Palette },
  text: { label: msg`Tekst`, Icon: Braces },
  layers: { label: msg`Warstwy`, Icon: Layers },
}

/** The panels of a kind of drawing, in their order. */
export function panelsOf(_kind: Scene['kind']): readonly PanelName[] {
  return PANEL_NAMES
}
