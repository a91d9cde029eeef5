/** The panels in the order of their tabs. */
export const PANEL_NAMES = [
  'node',
  'details',
  'problems',
  'settings',
  'pricing',
  'condition',
  'preview',
  'history',
  'assistant',
] as const
export type PanelName = (typeof PANEL_NAMES)[number]
