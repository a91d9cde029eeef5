import { convertToExcalidrawElements, Excalidraw } from '@excalidraw/excalidraw'
import '@excalidraw/excalidraw/index.css'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

// Excalidraw as its documentation shows it. `?n=` labelled boxes in a square, `show` for all of them in sight or from near.

const asked = new URLSearchParams(location.search)
const count = Number(asked.get('n') ?? 0)
const columns = Math.ceil(Math.sqrt(count))
const elements = convertToExcalidrawElements(
  Array.from({ length: count }, (_, at) => ({
    type: 'rectangle',
    x: (at % columns) * 220,
    y: Math.floor(at / columns) * 120,
    width: 160,
    height: 60,
    label: { text: `Krok ${at}`, fontSize: 16 },
  })),
)

// A box lies under this place of the window, as in the other canvases.
const MIDDLE = { x: 640, y: 400 }

createRoot(document.getElementById('root')).render(
  createElement(Excalidraw, {
    initialData: { elements },
    excalidrawAPI: (api) => {
      const boxes = () => api.getSceneElements().filter(({ type }) => type === 'rectangle')
      const placeOf = ({ x, y, width, height }) => {
        const { scrollX, scrollY, zoom, offsetLeft, offsetTop } = api.getAppState()
        // Words in the middle would be taken hold of.
        return {
          x: (x + width / 4 + scrollX) * zoom.value + offsetLeft,
          y: (y + height / 8 + scrollY) * zoom.value + offsetTop,
        }
      }
      const far = (box) => Math.hypot(placeOf(box).x - MIDDLE.x, placeOf(box).y - MIDDLE.y)
      window.show = (view) =>
        view === 'whole'
          ? api.scrollToContent(boxes(), { fitToViewport: true, viewportZoomFactor: 0.95, animate: false })
          : api.scrollToContent(boxes()[Math.floor(count / 2)], { animate: false })
      window.boxAt = () => placeOf(boxes().toSorted((one, other) => far(one) - far(other))[0])
      window.places = () => JSON.stringify(boxes().map(({ x, y }) => [x, y]))
    },
  }),
)
