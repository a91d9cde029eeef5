/** The panels in the order of their tabs. */
export const PANEL_NAMES = ['node', 'details', 'form', 'problems', 'settings'] as const
export type PanelName = (typeof PANEL_NAMES)[number]
