/** Calls back once the page's first pictures are there, or soon when they already are. Returns how to call it off. */
export function afterFirstScreen(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = () => {
    timer = setTimeout(callback, 0)
  }
  if (document.readyState === 'complete') soon()
  else window.addEventListener('load', soon, { once: true })
  return () => {
    window.removeEventListener('load', soon)
    clearTimeout(timer)
  }
}
