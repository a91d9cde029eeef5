/** Everything read of the storefront's catalogue is under this key of the query cache. */
export const SHOP_KEY = 'shop'
