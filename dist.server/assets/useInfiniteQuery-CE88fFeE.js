import { t as useBaseQuery } from "./useBaseQuery-Dcgk-qWe.js";
import { t as InfiniteQueryObserver } from "./infiniteQueryObserver-CxqgHJu3.js";
// node_modules/@tanstack/react-query/build/modern/useInfiniteQuery.js
function useInfiniteQuery(options, queryClient) {
	return useBaseQuery(options, InfiniteQueryObserver, queryClient);
}
export { useInfiniteQuery as t };
