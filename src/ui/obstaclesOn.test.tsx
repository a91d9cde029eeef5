import { afterEach, expect, it, vi } from 'vitest'
import { obstaclesOn } from './clearPlace.ts'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const BOXES: Readonly<Record<string, DOMRect>> = {
  UL: new DOMRect(0, 100, 300, 100),
  seen: new DOMRect(0, 100, 200, 44),
  gone: new DOMRect(320, 100, 200, 44),
  card: new DOMRect(0, 300, 400, 200),
  hidden: new DOMRect(10, 10, 1, 1),
}

it('is what is seen and small that is in the way, and not what has scrolled out of its list', () => {
  document.body.innerHTML = `
    <ul style="overflow: auto"><li><button id="seen">1</button></li><li><button id="gone">2</button></li></ul>
    <a id="card" href="/">3</a><label id="hidden">4</label>`
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function where(this: Element) {
    return BOXES[this.id] ?? BOXES[this.tagName] ?? new DOMRect()
  })
  const region = document.body.appendChild(document.createElement('section'))
  expect(obstaclesOn(document, region)).toEqual([
    { left: 0, top: 100, right: 200, bottom: 144, kind: 'pressed' },
  ])
})
