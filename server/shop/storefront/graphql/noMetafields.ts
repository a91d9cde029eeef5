import { atMost } from '../paging.ts'

/** The fields of types without metafields: only products have them here. */
export const noMetafields = {
  metafield: () => null,
  metafields: (_: unknown, { identifiers }: { identifiers: readonly unknown[] }) =>
    atMost(identifiers, ['identifiers']).map(() => null),
}
