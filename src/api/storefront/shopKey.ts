/** Everything that is read of the storefront's catalogue lies under this key of the query cache. */
export const SHOP_KEY = 'shop'
