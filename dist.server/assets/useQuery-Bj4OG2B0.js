import { t as useBaseQuery } from "./useBaseQuery-BIeo4lpM.js";
import { l as QueryObserver } from "./suspense-wg72SJKK.js";
// node_modules/@tanstack/react-query/build/modern/useQuery.js
function useQuery(options, queryClient) {
	return useBaseQuery(options, QueryObserver, queryClient);
}
export { useQuery as t };
