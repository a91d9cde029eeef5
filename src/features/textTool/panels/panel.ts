/** What every panel is given. */
export interface PanelProps {
  /** Leaves the panel where it lies over the text, as on a phone, and then does what is to be done in the text. */
  readonly onLeave: (then: () => void) => void
}
