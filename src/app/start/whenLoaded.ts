/** Calls back when the page and its first pictures have loaded, or soon if they have. Returns how to call it off. */
export function whenLoaded(then: () => void, target: Window = window): () => void {
  if (target.document.readyState === 'complete') {
    const timer = setTimeout(then, 0)
    return () => clearTimeout(timer)
  }
  target.addEventListener('load', then, { once: true })
  return () => target.removeEventListener('load', then)
}
