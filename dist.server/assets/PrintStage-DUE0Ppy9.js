import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { r as useLingui } from './dist-CJ0y7q9j.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { c as placedOn, n as allowedPlacement, o as normalRotation } from './placement-LjNxlXzS.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/prints/thingDrawing.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var WHITE = '#fbfaf7'
var EDGE = 'oklch(0.55 0.02 260 / 0.45)'
// src/features/prints/drawBook.tsx
var import_jsx_runtime = require_jsx_runtime()
/** Bound in cloth, with a window for the picture in the middle of its square cover. */
function drawBook({ width }) {
  const side = width * 2
  const edge = (side - width) / 2
  return {
    view: [-edge - width * 0.1, -edge - width * 0.1, side + width * 0.2, side + width * 0.2],
    bare: WHITE,
    radius: 0,
    back: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('rect', {
          x: -edge,
          y: -edge,
          width: side,
          height: side,
          rx: width * 0.02,
          fill: '#c8b29f',
          stroke: EDGE,
          strokeWidth: 0.8,
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('rect', {
          x: -edge,
          y: -edge,
          width: side * 0.055,
          height: side,
          rx: width * 0.02,
          fill: 'oklch(0.2 0.02 60 / 0.16)',
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('rect', {
          x: -2,
          y: -2,
          width: width + 4,
          height: width + 4,
          fill: 'oklch(0.2 0.02 60 / 0.22)',
        }),
      ],
    }),
    front: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('rect', {
      width,
      height: width,
      fill: 'none',
      stroke: EDGE,
      strokeWidth: 0.6,
    }),
  }
}
// src/features/prints/PrintedThing.tsx
/** By the words of the variants in both languages; the first that fits counts. */
var COLOURS = [
  [/czarn|black/iu, '#232327'],
  [/granat|navy/iu, '#26375f'],
  [/pomara|orange/iu, '#e58a44'],
  [/piask|sand/iu, '#dccfb4'],
  [/natural/iu, '#e9dfc8'],
]
var OAK = '#b98a57'
var colourOf = (variantTitle, usual) => COLOURS.find(([words]) => words.test(variantTitle))?.[1] ?? usual
/** A thing as it lies before one, flat and in its proportions. */
function drawThing(thing, area, variantTitle) {
  const { width, height } = area
  const around = (margin) => [-margin, -margin, width + 2 * margin, height + 2 * margin]
  switch (thing) {
    case 'mug':
      return drawMug(area, colourOf(variantTitle, WHITE))
    case 'shirt':
      return drawShirt(area, colourOf(variantTitle, WHITE))
    case 'bag':
      return drawBag(area, colourOf(variantTitle, '#e9dfc8'))
    case 'cushion':
      return {
        view: around(width * 0.09),
        bare: WHITE,
        radius: width * 0.06,
        back: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('rect', {
          x: -width * 0.02,
          y: -height * 0.02,
          width: width * 1.04,
          height: height * 1.04,
          rx: width * 0.075,
          fill: '#cfc3b2',
          stroke: EDGE,
          strokeWidth: width * 0.004,
        }),
        front: null,
      }
    case 'puzzle':
      return {
        view: around(width * 0.05),
        bare: WHITE,
        radius: width * 0.008,
        back: null,
        front: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Cuts, {
          area,
          variantTitle,
        }),
      }
    case 'canvas':
      return {
        view: around(width * 0.09),
        bare: WHITE,
        radius: 0,
        back: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('rect', {
          x: width * 0.012,
          y: height * 0.012,
          width,
          height,
          fill: 'oklch(0.2 0.02 260 / 0.35)',
        }),
        front: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('rect', {
          width,
          height,
          fill: 'none',
          stroke: EDGE,
          strokeWidth: width * 0.003,
        }),
      }
    case 'book':
      return drawBook(area)
    case 'poster':
      return drawPoster(area, variantTitle)
    default:
      return thing
  }
}
function drawPoster({ width, height }, variantTitle) {
  const isFramed = /w dębowej ramie|in an oak frame/iu.test(variantTitle)
  const rim = isFramed ? 20 : 0
  const margin = rim + Math.max(width, height) * 0.05
  return {
    view: [-margin, -margin, width + 2 * margin, height + 2 * margin],
    bare: WHITE,
    radius: 0,
    back: isFramed
      ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('rect', {
          x: -rim,
          y: -rim,
          width: width + 2 * rim,
          height: height + 2 * rim,
          rx: 1.5,
          fill: OAK,
        })
      : null,
    front: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('rect', {
      width,
      height,
      fill: 'none',
      stroke: EDGE,
      strokeWidth: width * 0.003,
    }),
  }
}
/** Unrolled: the handle is at both ends. */
function drawMug({ width, height }, colour) {
  const handle = (x, outwards) =>
    /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
      d: `M ${x} ${height * 0.2} h ${outwards * 7} a 9 ${height * 0.3} 0 0 ${outwards === 1 ? 1 : 0} 0 ${height * 0.6} h ${-outwards * 7}`,
      fill: 'none',
      stroke: colour,
      strokeWidth: 7,
    })
  return {
    view: [-32, -14, width + 64, height + 28],
    bare: colour,
    radius: 0,
    back: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('g', {
          stroke: EDGE,
          strokeWidth: 8.4,
          fill: 'none',
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
              d: `M -9 ${height * 0.2} h -7 a 9 ${height * 0.3} 0 0 0 0 ${height * 0.6} h 7`,
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
              d: `M ${width + 9} ${height * 0.2} h 7 a 9 ${height * 0.3} 0 0 1 0 ${height * 0.6} h -7`,
            }),
          ],
        }),
        handle(-9, -1),
        handle(width + 9, 1),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('rect', {
          x: -12,
          y: -6,
          width: width + 24,
          height: height + 12,
          rx: 4,
          fill: colour,
          stroke: EDGE,
          strokeWidth: 0.7,
        }),
      ],
    }),
    front: null,
  }
}
function drawShirt({ width, height }, colour) {
  return {
    view: [-width * 0.62, -height * 0.36, width * 2.24, height * 1.62],
    bare: colour,
    radius: 0,
    back: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('g', {
      fill: colour,
      stroke: EDGE,
      strokeWidth: 1.6,
      strokeLinejoin: 'round',
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
          d: 'M 78 -98 Q 140 -40 202 -98 L 300 -78 Q 332 -68 352 -48 L 520 120 L 440 210 L 402 172 L 402 640 L -122 640 L -122 172 L -160 210 L -240 120 L -72 -48 Q -52 -68 -20 -78 Z',
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
          d: 'M 78 -98 Q 140 -40 202 -98 M 66 -95 Q 140 -22 214 -95',
          fill: 'none',
        }),
      ],
    }),
    front: null,
  }
}
function drawBag({ width, height }, colour) {
  const side = width * 0.18
  const top = height * 0.22
  return {
    view: [-width * 0.34, -height * 0.74, width * 1.68, height * 1.98],
    bare: colour,
    radius: 0,
    back: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('g', {
      stroke: EDGE,
      strokeWidth: 1.6,
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
          d: `M ${width * 0.14} ${-top} C ${width * 0.14} ${-height * 0.72} ${width * 0.86} ${-height * 0.72} ${width * 0.86} ${-top}`,
          fill: 'none',
          stroke: colour,
          strokeWidth: 22,
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
          d: `M ${-side} ${-top} H ${width + side} L ${width + side * 0.9} ${height * 1.18} H ${-side * 0.9} Z`,
          fill: colour,
        }),
      ],
    }),
    front: null,
  }
}
/** The cuts between the pieces of a jigsaw: as many as there are. */
function Cuts({ area, variantTitle }) {
  const [columns, rows] = /^1000\D/u.test(variantTitle) ? [40, 25] : [25, 20]
  const [w, h] = [area.width / columns, area.height / rows]
  const [r, s] = [w * 0.11, h * 0.11]
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('defs', {
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('pattern', {
          id: 'puzzle-cuts',
          width: w,
          height: h,
          patternUnits: 'userSpaceOnUse',
          x: w / 2,
          y: h / 2,
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('path', {
            d: `M ${w / 2} 0 V ${h / 2 - 0.7 * s} a ${r} ${s} 0 1 1 0 ${1.4 * s} V ${h} M 0 ${h / 2} H ${w / 2 - 0.7 * r} M ${w / 2 + 0.7 * r} ${h / 2} H ${w}`,
            fill: 'none',
            stroke: 'oklch(0.2 0.02 260 / 0.38)',
            strokeWidth: w * 0.03,
          }),
        }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('rect', {
        width: area.width,
        height: area.height,
        rx: area.width * 0.008,
        fill: 'url(#puzzle-cuts)',
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('rect', {
        width: area.width,
        height: area.height,
        rx: area.width * 0.008,
        fill: 'none',
        stroke: EDGE,
        strokeWidth: area.width * 0.003,
      }),
    ],
  })
}
var PrintStage_module_default = {
  stage: '_stage_i0vlh_2',
  drawing: '_drawing_i0vlh_13',
  empty: '_empty_i0vlh_22',
  grip: '_grip_i0vlh_27',
  over: '_over_i0vlh_37',
}
// src/features/prints/PrintStage.tsx
/** Of the area, with one press of an arrow key; with Shift so many times that. */
var STEP = 0.01
var SHIFTED = 5
var ZOOM_STEP = 1.05
/** The thing with the picture on it: moved by pointer, fingers and keys. */
function PrintStage(props) {
  const { thing, area, variantTitle, label, picture, onMove, children } = props
  const { _: _t } = useLingui()
  const id = (0, import_react.useId)()
  const { view, back, front, radius, bare } = drawThing(thing, area, variantTitle)
  const drag = useDrag(area, picture, onMove)
  const clip = `${id}-clip`
  const lies = picture === null ? null : placedOn(area, picture, picture.placement)
  const drawing = /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('svg', {
    className: PrintStage_module_default.drawing,
    viewBox: view.join(' '),
    style: { aspectRatio: `${view[2]} / ${view[3]}` },
    'aria-hidden': 'true',
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('clipPath', {
        id: clip,
        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('rect', {
          width: area.width,
          height: area.height,
          rx: radius,
        }),
      }),
      back,
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('rect', {
        width: area.width,
        height: area.height,
        rx: radius,
        fill: bare,
      }),
      picture === null || lies === null
        ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)('rect', {
            className: PrintStage_module_default.empty,
            width: area.width,
            height: area.height,
            rx: radius,
            strokeWidth: view[2] * 0.004,
            strokeDasharray: view[2] * 0.012,
          })
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('g', {
            clipPath: `url(#${clip})`,
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)('image', {
              href: picture.url,
              width: picture.width,
              height: picture.height,
              preserveAspectRatio: 'none',
              transform: `translate(${lies.centreX - area.bleed} ${lies.centreY - area.bleed}) rotate(${lies.rotation}) scale(${lies.scale}) translate(${-picture.width / 2} ${-picture.height / 2})`,
            }),
          }),
      front,
      onMove === void 0 || picture === null
        ? null
        : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('rect', {
            className: PrintStage_module_default.grip,
            width: area.width,
            height: area.height,
            fill: 'transparent',
            onPointerDown: drag.down,
            onPointerMove: drag.move,
            onPointerUp: drag.up,
            onPointerCancel: drag.up,
          }),
    ],
  })
  if (onMove === void 0 || picture === null)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
      className: PrintStage_module_default.stage,
      children: [
        drawing,
        children === void 0
          ? null
          : /* @__PURE__ */ (0, import_jsx_runtime.jsx)('div', {
              className: PrintStage_module_default.over,
              children,
            }),
      ],
    })
  function press(event) {
    if (picture === null || event.ctrlKey || event.metaKey || event.altKey) return
    const moved = movedByKey(picture.placement, event)
    if (moved === null) return
    event.preventDefault()
    onMove?.(allowedPlacement(area, picture, moved))
  }
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: PrintStage_module_default.stage,
    role: 'application',
    'aria-label': label,
    'aria-describedby': id,
    tabIndex: 0,
    onKeyDown: press,
    children: [
      drawing,
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('span', {
        id,
        className: 'visually-hidden',
        children: _t(
          /** i18n */
          {
            id: 'qaPDUy',
            message: [
              'Strzałki przesuwają obraz, z\xA0klawiszem Shift dalej. Plus i\xA0minus zmieniają wielkość, R obraca.',
            ],
          },
        ),
      }),
    ],
  })
}
function movedByKey(placement, { key, shiftKey }) {
  const { x, y, zoom, rotation } = placement
  const step = STEP * (shiftKey ? SHIFTED : 1)
  switch (key) {
    case 'ArrowLeft':
      return {
        ...placement,
        x: x - step,
      }
    case 'ArrowRight':
      return {
        ...placement,
        x: x + step,
      }
    case 'ArrowUp':
      return {
        ...placement,
        y: y - step,
      }
    case 'ArrowDown':
      return {
        ...placement,
        y: y + step,
      }
    case '+':
    case '=':
      return {
        ...placement,
        zoom: zoom * ZOOM_STEP,
      }
    case '-':
    case '_':
      return {
        ...placement,
        zoom: zoom / ZOOM_STEP,
      }
    case 'r':
    case 'R':
      return {
        ...placement,
        rotation: normalRotation(rotation + (shiftKey ? -90 : 90)),
      }
    default:
      return null
  }
}
/** One pointer moves the picture, two spread it. */
function useDrag(area, picture, onMove) {
  const pointers = (0, import_react.useRef)(/* @__PURE__ */ new Map())
  /** What the fingers have asked for so far: the edges hold the picture, not the hand. */
  const asked = (0, import_react.useRef)(null)
  function down(event) {
    if (picture === null || (event.pointerType === 'mouse' && event.button !== 0)) return
    event.currentTarget.setPointerCapture(event.pointerId)
    pointers.current.set(event.pointerId, {
      x: event.clientX,
      y: event.clientY,
    })
    asked.current = picture.placement
  }
  function move(event) {
    const before = pointers.current.get(event.pointerId)
    if (before === void 0 || asked.current === null || picture === null) return
    const now = {
      x: event.clientX,
      y: event.clientY,
    }
    const { width, height } = event.currentTarget.getBoundingClientRect()
    const others = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
    pointers.current.set(event.pointerId, now)
    const [other] = others
    const share = other === void 0 ? 1 : 0.5
    const { x, y, zoom } = asked.current
    asked.current = {
      ...asked.current,
      x: x + (share * (now.x - before.x)) / width,
      y: y + (share * (now.y - before.y)) / height,
      zoom: other === void 0 ? zoom : (zoom * distance(now, other)) / Math.max(1, distance(before, other)),
    }
    onMove?.(allowedPlacement(area, picture, asked.current))
  }
  function up(event) {
    pointers.current.delete(event.pointerId)
    if (pointers.current.size === 0) asked.current = null
  }
  return {
    down,
    move,
    up,
  }
}
var distance = (one, other) => Math.hypot(one.x - other.x, one.y - other.y)
export { PrintStage as t }
