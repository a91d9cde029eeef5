import { createHash } from 'node:crypto'

/**
 * The database id of a thing of the catalogue. It follows from the thing's name, so that a rebuilt database gives the
 * same ids to the carts and devices that remember them.
 */
export function rowId(kind: 'product' | 'variant' | 'media' | 'collection', name: string): number {
  const digest = createHash('sha256').update(`${kind}:${name}`).digest()
  return digest.readUInt32BE(0) & 0x7f_ff_ff_ff || 1
}
