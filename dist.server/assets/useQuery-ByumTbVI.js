import { t as useBaseQuery } from './useBaseQuery-DnPaV4l1.js'
import { l as QueryObserver } from './suspense-Dxt7ixHJ.js'
// node_modules/@tanstack/react-query/build/modern/useQuery.js
function useQuery(options, queryClient) {
  return useBaseQuery(options, QueryObserver, queryClient)
}
export { useQuery as t }
