import type { ComponentType } from 'react'
import { lazyPart } from '#ui/lazyPart.ts'
import type { PanelName } from './panelNames.ts'

/** What stands in each panel. Its code comes with its first opening. */
export const PANELS: Readonly<Record<PanelName, ComponentType>> = {
  list: lazyPart(async () => ({ default: (await import('./ListPanel.tsx')).ListPanel })),
  style: lazyPart(async () => ({ default: (await import('./StylePanel.tsx')).StylePanel })),
  text: lazyPart(async () => ({ default: (await import('../text/TextPanel.tsx')).TextPanel })),
  run: lazyPart(async () => ({ default: (await import('../flow/FlowPanel.tsx')).FlowPanel })),
  layers: lazyPart(async () => ({ default: (await import('./LayersPanel.tsx')).LayersPanel })),
}
