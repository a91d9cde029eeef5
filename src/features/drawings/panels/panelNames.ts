import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Braces, Layers, ListTree, type LucideIcon, Palette, Play } from 'lucide-react'
import type { Scene } from '#domain/scene/sceneSchema.ts'

export type PanelName = 'list' | 'style' | 'text' | 'layers' | 'run'

export const PANEL_WORDS: Readonly<
  Record<PanelName, { readonly label: MessageDescriptor; readonly Icon: LucideIcon }>
> = {
  list: { label: msg`Spis`, Icon: ListTree },
  style: { label: msg`Styl`, Icon: Palette },
  text: { label: msg`Tekst`, Icon: Braces },
  run: { label: msg`Przebieg`, Icon: Play },
  layers: { label: msg`Warstwy`, Icon: Layers },
}

const OF_DIAGRAMS: readonly PanelName[] = ['list', 'style', 'text', 'layers']
const OF_FLOWS: readonly PanelName[] = ['list', 'style', 'run', 'text', 'layers']

/** The panels of a kind of drawing, in their order. */
export const panelsOf = (kind: Scene['kind']): readonly PanelName[] =>
  kind === 'flow' ? OF_FLOWS : OF_DIAGRAMS
