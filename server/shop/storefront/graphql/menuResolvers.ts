import { readCollections } from '../catalogue/findCollections.ts'
import { menuHandleOf } from '../frontNames.ts'
import { globalId } from '../globalId.ts'
import type { GraphContext } from './graphContext.ts'

// The two menus that every shop begins with, by the names in clients' queries.

interface Item {
  readonly id: string
  readonly title: string
  readonly type: 'COLLECTION' | 'COLLECTIONS' | 'HTTP'
  readonly url: string
  readonly resourceId: string | null
  readonly resource: unknown
  readonly items: readonly Item[]
  readonly tags: readonly string[]
}

function item(menu: number, place: number, told: Pick<Item, 'title' | 'type' | 'url'> & Partial<Item>): Item {
  const id = globalId('MenuItem', menu * 1000 + place)
  return { id, resourceId: null, resource: null, items: [], tags: [], ...told }
}

/** More would not fit into the head of a page. */
const MOST_COLLECTIONS = 4

/**
 * The first collections and the list of all. Their addresses are those that clients know from Shopify; ours redirect
 * from there to the screens.
 */
async function mainItems({ server, checkoutOrigin }: GraphContext): Promise<readonly Item[]> {
  const rows = await readCollections(server.database)
  const url = `${checkoutOrigin}/collections`
  const shown = rows.slice(0, MOST_COLLECTIONS).map((row, place) =>
    item(1, place, {
      title: row.title,
      type: 'COLLECTION',
      url: `${url}/${row.handle}`,
      resourceId: globalId('Collection', row.id),
      resource: { __typename: 'Collection', ...row },
    }),
  )
  return [...shown, item(1, MOST_COLLECTIONS, { title: 'Wszystkie kolekcje', type: 'COLLECTIONS', url })]
}

function footerItems({ checkoutOrigin }: GraphContext): readonly Item[] {
  return [
    item(2, 0, { title: 'Regulamin', type: 'HTTP', url: `${checkoutOrigin}/regulamin` }),
    item(2, 1, {
      title: 'Polityka prywatności',
      type: 'HTTP',
      url: `${checkoutOrigin}/polityka-prywatnosci`,
    }),
  ]
}

const menuOf = (number: number, handle: string, title: string, items: readonly Item[]) => ({
  id: globalId('Menu', number),
  handle,
  title,
  items,
  itemsCount: items.length,
})

export const menuResolvers = {
  QueryRoot: {
    menu: async (_: unknown, { handle: asked }: { handle: string }, context: GraphContext) => {
      const handle = menuHandleOf(asked)
      if (handle === 'main-menu') return menuOf(1, handle, 'Menu główne', await mainItems(context))
      if (handle === 'footer') return menuOf(2, handle, 'Stopka', footerItems(context))
      return null
    },
  },
}
