import { a as CollectionLinks, s as LateOfflinePack, t as ProductList } from './ProductList-x5wBpxcQ.js'
import { Jr as Page, Si as useServices, an as readShopSearch, nn as Route } from '../renderPage.js'
import { r as useLingui } from './dist-CJ0y7q9j.js'
import { t as useQuery } from './useQuery-ByumTbVI.js'
import { t as PageHeader } from './PageHeader-Bmm22iEl.js'
import { t as Skeleton } from './Skeleton-ClnzUomb.js'
import { t as CatalogueAge } from './CatalogueAge-CDKcgoLa.js'
import { t as ListFailure } from './ListFailure-DaKXI2ir.js'
import { n as collectionQuery, r as collectionsQuery } from './queries-D_FPOstm.js'
import { t as useCatalogue } from './useCatalogue-B5b1Wjan.js'
import { n as loadCollection, o as needsWholeCatalogue } from './pageData-yfuU8gVC.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/shop/CollectionScreen.tsx
var import_jsx_runtime = require_jsx_runtime()
/** /sklep/{collection}: one shelf of the shop, with the same ways to narrow it. */
function CollectionScreen({ handle, search, onSearchChange, renderActions }) {
  const { _: _t } = useLingui()
  const { storefront } = useServices()
  const catalogue = useCatalogue(collectionQuery(storefront, handle), needsWholeCatalogue(search))
  const shelves = useQuery(collectionsQuery(storefront)).data
  const collection = catalogue.collection ?? shelves?.find((shelf) => shelf.handle === handle) ?? null
  if (catalogue.status === 'error')
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Page, {
      children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListFailure, {
        level: 1,
        error: catalogue.error,
        onRetry: catalogue.retry,
      }),
    })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Page, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PageHeader, {
        breadcrumbs: [
          {
            label: _t(
              /** i18n */
              {
                id: 'Hb_WW9',
                message: ['Sklep'],
              },
            ),
            to: '/sklep',
          },
          {
            label:
              collection?.title ??
              _t(
                /** i18n */
                {
                  id: 'c602u5',
                  message: ['Kolekcja'],
                },
              ),
          },
        ],
        title: collection?.title ?? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { width: '12rem' }),
        lead:
          collection?.description ??
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Skeleton, { width: '24rem' }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CatalogueAge, { keptSince: catalogue.keptSince }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CollectionLinks, {}),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductList, {
        collection: handle,
        catalogue,
        search,
        onSearchChange,
        actions: collection === null ? void 0 : renderActions?.(collection.title),
      }),
    ],
  })
}
// src/routes/sklep.$collection.tsx?tsr-split=component---loader
function CollectionRoute() {
  const { collection } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
    CollectionScreen,
    {
      handle: collection,
      search,
      renderActions: (title) =>
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LateOfflinePack, {
          pack: {
            kind: 'collection',
            handle: collection,
          },
          title,
        }),
      onSearchChange: (change, how) =>
        void navigate({
          search: (present) => ({
            ...present,
            ...change,
          }),
          replace: how === 'replace',
          resetScroll: false,
        }),
    },
    collection,
  )
}
var SplitLoader = ({ context, params, location }) =>
  loadCollection(context.services, params.collection, readShopSearch(location.search))
export { CollectionRoute as component, SplitLoader as loader }
