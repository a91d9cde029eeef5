import type { ComponentType } from 'react'
import { askedPart } from '#ui/askedPart.ts'
import type { PanelName } from './panelNames.ts'

/** What stands in each panel. Its code comes with its first opening. */
export const PANELS: Readonly<Record<PanelName, ComponentType>> = {
  list: askedPart(async () => ({ default: (await import('./ListPanel.tsx')).ListPanel })),
  style: askedPart(async () => ({ default: (await import('./StylePanel.tsx')).StylePanel })),
  text: askedPart(async () => ({ default: (await import('../text/TextPanel.tsx')).TextPanel })),
  run: askedPart(async () => ({ default: (await import('../flow/FlowPanel.tsx')).FlowPanel })),
  layers: askedPart(async () => ({ default: (await import('./LayersPanel.tsx')).LayersPanel })),
}
