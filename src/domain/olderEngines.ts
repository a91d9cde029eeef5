// For engines a little older than those we support (docs/decisions/0087-supported-engines.md). Imported first by page
// and worker; APIs used once or twice are avoided instead. They are looked up, not called:
// oxlint-disable typescript/unbound-method

const NOTHING = { resolve: () => undefined, reject: () => undefined }

Promise.withResolvers ??= <T>() => {
  let ends: Omit<PromiseWithResolvers<T>, 'promise'> = NOTHING
  const promise = new Promise<T>((resolve, reject) => {
    ends = { resolve, reject }
  })
  return { promise, ...ends }
}

AbortSignal.any ??= (signals) => {
  const first = new AbortController()
  for (const signal of signals) {
    const stop = () => first.abort(signal.reason)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { signal: first.signal })
  }
  return first.signal
}

URL.canParse ??= (address, base) => {
  try {
    return new URL(address, base) instanceof URL
  } catch {
    return false
  }
}
