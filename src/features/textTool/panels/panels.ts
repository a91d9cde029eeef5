import type { ComponentType } from 'react'
import { ChangePanel } from './change/ChangePanel.tsx'
import { MarksPanel } from './MarksPanel.tsx'
import { NamesPanel } from './NamesPanel.tsx'
import { NumbersPanel } from './numbers/NumbersPanel.tsx'
import type { PanelProps } from './panel.ts'
import type { PanelName } from './panelNames.ts'
import { ReworkPlace } from './ReworkPlace.tsx'

/** What each panel shows. */
export const PANELS = {
  marks: MarksPanel,
  numbers: NumbersPanel,
  change: ChangePanel,
  names: NamesPanel,
  rework: ReworkPlace,
} satisfies Record<PanelName, ComponentType<PanelProps>>
