import mermaid from 'mermaid'

// Mermaid as its documentation shows it. `draw` resolves once the picture of a text is in the page and painted.

mermaid.initialize({ startOnLoad: false, maxTextSize: 1e6, maxEdges: 10_000 })

let last = 0
window.draw = async (text) => {
  const start = performance.now()
  const { svg } = await mermaid.render(`picture${(last += 1)}`, text)
  document.getElementById('root').innerHTML = svg
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  return performance.now() - start
}
