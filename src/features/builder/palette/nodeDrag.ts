/** What a kind of node travels as while it is dragged from the palette. */
export const NODE_DRAG_TYPE = 'application/x-iskra-node'
