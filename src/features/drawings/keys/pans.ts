/** How far an arrow moves the view, CSS px. */
const PAN = 64

/** Which way each arrow moves what is in sight. */
export const PANS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: PAN, y: 0 },
  ArrowRight: { x: -PAN, y: 0 },
  ArrowUp: { x: 0, y: PAN },
  ArrowDown: { x: 0, y: -PAN },
}
