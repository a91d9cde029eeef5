import { t as useBaseQuery } from "./useBaseQuery-Dcgk-qWe.js";
import { l as QueryObserver } from "./suspense-B3ObwehL.js";
// node_modules/@tanstack/react-query/build/modern/useQuery.js
function useQuery(options, queryClient) {
	return useBaseQuery(options, QueryObserver, queryClient);
}
export { useQuery as t };
