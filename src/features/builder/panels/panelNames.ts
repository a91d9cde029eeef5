/** The panels in the order of their tabs. */
export const PANEL_NAMES = [
  'node',
  'form',
  'details',
  'showcase',
  'english',
  'condition',
  'problems',
  'preview',
  'pricing',
  'settings',
  'history',
  'assistant',
  'source',
] as const
export type PanelName = (typeof PANEL_NAMES)[number]
