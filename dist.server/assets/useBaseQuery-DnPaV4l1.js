import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { Di as notifyManager, ji as useQueryClient } from '../renderPage.js'
import {
  a as getHasError,
  c as useIsRestoring,
  i as ensurePreventErrorBoundaryRetry,
  n as fetchOptimistic,
  o as useClearResetErrorBoundary,
  r as shouldSuspend,
  s as useQueryErrorResetBoundary,
  t as ensureSuspenseTimers,
} from './suspense-Dxt7ixHJ.js'
import { m as noop } from './utils-D3R3zx73.js'
import { t as require_react } from './react-BHbHrMlk.js'
// node_modules/@tanstack/react-query/build/modern/useBaseQuery.js
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
/**
 * Base implementation shared by `useQuery`, `useInfiniteQuery`, `useSuspenseQuery`, and
 * `useSuspenseInfiniteQuery`.
 * @param options - The options passed to the calling hook.
 * @param Observer - The observer class from query-core (`QueryObserver` or
 * `InfiniteQueryObserver`).
 * @param queryClient - Use this to use a custom `QueryClient`. Otherwise, the one from the nearest
 * context will be used.
 * @returns The query result, tracking which properties are read unless `notifyOnChangeProps` is
 * set.
 * @throws {Error} If `options` is not an object (outside production), or the query error when it should be
 * thrown to the nearest error boundary (see `throwOnError`). While suspending, it throws a promise instead.
 */
function useBaseQuery(options, Observer, queryClient) {
  const isRestoring = useIsRestoring()
  const errorResetBoundary = useQueryErrorResetBoundary()
  const client = useQueryClient(queryClient)
  const defaultedOptions = client.defaultQueryOptions(options)
  const query = client.getQueryCache().get(defaultedOptions.queryHash)
  const subscribed = options.subscribed !== false
  defaultedOptions._optimisticResults = isRestoring ? 'isRestoring' : subscribed ? 'optimistic' : void 0
  ensureSuspenseTimers(defaultedOptions)
  ensurePreventErrorBoundaryRetry(defaultedOptions, errorResetBoundary, query)
  useClearResetErrorBoundary(errorResetBoundary)
  const [observer] = import_react.useState(() => new Observer(client, defaultedOptions))
  const result = observer.getOptimisticResult(defaultedOptions)
  import_react.useEffect(() => {
    observer.setOptions(defaultedOptions)
  }, [defaultedOptions, observer])
  const shouldSubscribe = !isRestoring && subscribed
  import_react.useSyncExternalStore(
    import_react.useCallback(
      (onStoreChange) => {
        const unsubscribe = shouldSubscribe
          ? observer.subscribe(notifyManager.batchCalls(onStoreChange))
          : noop
        observer.updateResult()
        return unsubscribe
      },
      [observer, shouldSubscribe],
    ),
    () => observer.getCurrentResult(),
    () => observer.getCurrentResult(),
  )
  if (shouldSuspend(defaultedOptions, result))
    throw fetchOptimistic(defaultedOptions, observer, errorResetBoundary)
  if (
    getHasError({
      result,
      errorResetBoundary,
      throwOnError: defaultedOptions.throwOnError,
      query,
      suspense: defaultedOptions.suspense,
    })
  )
    throw result.error
  return !defaultedOptions.notifyOnChangeProps ? observer.trackResult(result) : result
}
export { useBaseQuery as t }
