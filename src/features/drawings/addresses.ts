/** Where each kind of drawing has its screen. */
export const ADDRESSES = { diagram: '/narzedzia/diagramy', flow: '/narzedzia/visual-flow' } as const
