import { atMost } from '../paging.ts'

/** The fields of what has no metafields: only products have them here. */
export const noMetafields = {
  metafield: () => null,
  metafields: (_: unknown, { identifiers }: { identifiers: readonly unknown[] }) =>
    atMost(identifiers, ['identifiers']).map(() => null),
}
