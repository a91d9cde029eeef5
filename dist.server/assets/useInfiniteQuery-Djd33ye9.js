import { t as useBaseQuery } from './useBaseQuery-DnPaV4l1.js'
import { t as InfiniteQueryObserver } from './infiniteQueryObserver-CAQV1Nb7.js'
// node_modules/@tanstack/react-query/build/modern/useInfiniteQuery.js
function useInfiniteQuery(options, queryClient) {
  return useBaseQuery(options, InfiniteQueryObserver, queryClient)
}
export { useInfiniteQuery as t }
