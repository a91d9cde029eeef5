import type { Features } from '#domain/runtimeConfig.ts'
import { useServices } from '#services/services.tsx'
import type { BuilderPanel } from './panel.ts'
import { PANEL_NAMES, type PanelName } from './panelNames.ts'
import { PANELS } from './panels.ts'

/** The names of the panels that are switched on, in the order of their tabs. */
export function useOfferedPanels(): readonly PanelName[] {
  const { features } = useServices().config
  return PANEL_NAMES.filter((name) => isThere(PANELS[name], features))
}

function isThere({ feature }: BuilderPanel, features: Features): boolean {
  return feature === undefined || features[feature]
}
