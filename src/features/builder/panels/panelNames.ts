/** The panels in the order of their tabs. */
export const PANEL_NAMES = ['node', 'form', 'details', 'problems', 'settings'] as const
export type PanelName = (typeof PANEL_NAMES)[number]
