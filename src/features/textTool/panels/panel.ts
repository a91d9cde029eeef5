/** What every panel is given. */
export interface PanelProps {
  /** Leaves the panel for the text where it lies over it, as on a phone. */
  readonly onLeave: () => void
}
