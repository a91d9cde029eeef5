/** The type of a dragged node kind from the palette. */
export const NODE_DRAG_TYPE = 'application/x-iskra-node'
