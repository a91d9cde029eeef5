import { t as useBaseQuery } from "./useBaseQuery-BIeo4lpM.js";
import { t as InfiniteQueryObserver } from "./infiniteQueryObserver-BfCUgjhK.js";
// node_modules/@tanstack/react-query/build/modern/useInfiniteQuery.js
function useInfiniteQuery(options, queryClient) {
	return useBaseQuery(options, InfiniteQueryObserver, queryClient);
}
export { useInfiniteQuery as t };
