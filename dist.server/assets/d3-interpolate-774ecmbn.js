// node_modules/d3-color/dist/d3-color.mjs
function define(constructor, factory, prototype) {
  constructor.prototype = factory.prototype = prototype
  prototype.constructor = constructor
}
function extend(parent, definition) {
  var prototype = Object.create(parent.prototype)
  for (var key in definition) prototype[key] = definition[key]
  return prototype
}
function Color() {}
var darker = 0.7
var brighter = 1 / darker
var reI = '\\s*([+-]?\\d+)\\s*'
var reN = '\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)\\s*'
var reP = '\\s*([+-]?(?:\\d*\\.)?\\d+(?:[eE][+-]?\\d+)?)%\\s*'
var reHex = /^#([0-9a-f]{3,8})$/
var reRgbInteger = new RegExp(`^rgb\\(${reI},${reI},${reI}\\)$`)
var reRgbPercent = new RegExp(`^rgb\\(${reP},${reP},${reP}\\)$`)
var reRgbaInteger = new RegExp(`^rgba\\(${reI},${reI},${reI},${reN}\\)$`)
var reRgbaPercent = new RegExp(`^rgba\\(${reP},${reP},${reP},${reN}\\)$`)
var reHslPercent = new RegExp(`^hsl\\(${reN},${reP},${reP}\\)$`)
var reHslaPercent = new RegExp(`^hsla\\(${reN},${reP},${reP},${reN}\\)$`)
var named = {
  aliceblue: 15792383,
  antiquewhite: 16444375,
  aqua: 65535,
  aquamarine: 8388564,
  azure: 15794175,
  beige: 16119260,
  bisque: 16770244,
  black: 0,
  blanchedalmond: 16772045,
  blue: 255,
  blueviolet: 9055202,
  brown: 10824234,
  burlywood: 14596231,
  cadetblue: 6266528,
  chartreuse: 8388352,
  chocolate: 13789470,
  coral: 16744272,
  cornflowerblue: 6591981,
  cornsilk: 16775388,
  crimson: 14423100,
  cyan: 65535,
  darkblue: 139,
  darkcyan: 35723,
  darkgoldenrod: 12092939,
  darkgray: 11119017,
  darkgreen: 25600,
  darkgrey: 11119017,
  darkkhaki: 12433259,
  darkmagenta: 9109643,
  darkolivegreen: 5597999,
  darkorange: 16747520,
  darkorchid: 10040012,
  darkred: 9109504,
  darksalmon: 15308410,
  darkseagreen: 9419919,
  darkslateblue: 4734347,
  darkslategray: 3100495,
  darkslategrey: 3100495,
  darkturquoise: 52945,
  darkviolet: 9699539,
  deeppink: 16716947,
  deepskyblue: 49151,
  dimgray: 6908265,
  dimgrey: 6908265,
  dodgerblue: 2003199,
  firebrick: 11674146,
  floralwhite: 16775920,
  forestgreen: 2263842,
  fuchsia: 16711935,
  gainsboro: 14474460,
  ghostwhite: 16316671,
  gold: 16766720,
  goldenrod: 14329120,
  gray: 8421504,
  green: 32768,
  greenyellow: 11403055,
  grey: 8421504,
  honeydew: 15794160,
  hotpink: 16738740,
  indianred: 13458524,
  indigo: 4915330,
  ivory: 16777200,
  khaki: 15787660,
  lavender: 15132410,
  lavenderblush: 16773365,
  lawngreen: 8190976,
  lemonchiffon: 16775885,
  lightblue: 11393254,
  lightcoral: 15761536,
  lightcyan: 14745599,
  lightgoldenrodyellow: 16448210,
  lightgray: 13882323,
  lightgreen: 9498256,
  lightgrey: 13882323,
  lightpink: 16758465,
  lightsalmon: 16752762,
  lightseagreen: 2142890,
  lightskyblue: 8900346,
  lightslategray: 7833753,
  lightslategrey: 7833753,
  lightsteelblue: 11584734,
  lightyellow: 16777184,
  lime: 65280,
  limegreen: 3329330,
  linen: 16445670,
  magenta: 16711935,
  maroon: 8388608,
  mediumaquamarine: 6737322,
  mediumblue: 205,
  mediumorchid: 12211667,
  mediumpurple: 9662683,
  mediumseagreen: 3978097,
  mediumslateblue: 8087790,
  mediumspringgreen: 64154,
  mediumturquoise: 4772300,
  mediumvioletred: 13047173,
  midnightblue: 1644912,
  mintcream: 16121850,
  mistyrose: 16770273,
  moccasin: 16770229,
  navajowhite: 16768685,
  navy: 128,
  oldlace: 16643558,
  olive: 8421376,
  olivedrab: 7048739,
  orange: 16753920,
  orangered: 16729344,
  orchid: 14315734,
  palegoldenrod: 15657130,
  palegreen: 10025880,
  paleturquoise: 11529966,
  palevioletred: 14381203,
  papayawhip: 16773077,
  peachpuff: 16767673,
  peru: 13468991,
  pink: 16761035,
  plum: 14524637,
  powderblue: 11591910,
  purple: 8388736,
  rebeccapurple: 6697881,
  red: 16711680,
  rosybrown: 12357519,
  royalblue: 4286945,
  saddlebrown: 9127187,
  salmon: 16416882,
  sandybrown: 16032864,
  seagreen: 3050327,
  seashell: 16774638,
  sienna: 10506797,
  silver: 12632256,
  skyblue: 8900331,
  slateblue: 6970061,
  slategray: 7372944,
  slategrey: 7372944,
  snow: 16775930,
  springgreen: 65407,
  steelblue: 4620980,
  tan: 13808780,
  teal: 32896,
  thistle: 14204888,
  tomato: 16737095,
  turquoise: 4251856,
  violet: 15631086,
  wheat: 16113331,
  white: 16777215,
  whitesmoke: 16119285,
  yellow: 16776960,
  yellowgreen: 10145074,
}
define(Color, color, {
  copy(channels) {
    return Object.assign(new this.constructor(), this, channels)
  },
  displayable() {
    return this.rgb().displayable()
  },
  hex: color_formatHex,
  formatHex: color_formatHex,
  formatHex8: color_formatHex8,
  formatHsl: color_formatHsl,
  formatRgb: color_formatRgb,
  toString: color_formatRgb,
})
function color_formatHex() {
  return this.rgb().formatHex()
}
function color_formatHex8() {
  return this.rgb().formatHex8()
}
function color_formatHsl() {
  return hslConvert(this).formatHsl()
}
function color_formatRgb() {
  return this.rgb().formatRgb()
}
function color(format) {
  var m, l
  format = (format + '').trim().toLowerCase()
  return (m = reHex.exec(format))
    ? ((l = m[1].length),
      (m = parseInt(m[1], 16)),
      l === 6
        ? rgbn(m)
        : l === 3
          ? new Rgb(
              ((m >> 8) & 15) | ((m >> 4) & 240),
              ((m >> 4) & 15) | (m & 240),
              ((m & 15) << 4) | (m & 15),
              1,
            )
          : l === 8
            ? rgba((m >> 24) & 255, (m >> 16) & 255, (m >> 8) & 255, (m & 255) / 255)
            : l === 4
              ? rgba(
                  ((m >> 12) & 15) | ((m >> 8) & 240),
                  ((m >> 8) & 15) | ((m >> 4) & 240),
                  ((m >> 4) & 15) | (m & 240),
                  (((m & 15) << 4) | (m & 15)) / 255,
                )
              : null)
    : (m = reRgbInteger.exec(format))
      ? new Rgb(m[1], m[2], m[3], 1)
      : (m = reRgbPercent.exec(format))
        ? new Rgb((m[1] * 255) / 100, (m[2] * 255) / 100, (m[3] * 255) / 100, 1)
        : (m = reRgbaInteger.exec(format))
          ? rgba(m[1], m[2], m[3], m[4])
          : (m = reRgbaPercent.exec(format))
            ? rgba((m[1] * 255) / 100, (m[2] * 255) / 100, (m[3] * 255) / 100, m[4])
            : (m = reHslPercent.exec(format))
              ? hsla(m[1], m[2] / 100, m[3] / 100, 1)
              : (m = reHslaPercent.exec(format))
                ? hsla(m[1], m[2] / 100, m[3] / 100, m[4])
                : named.hasOwnProperty(format)
                  ? rgbn(named[format])
                  : format === 'transparent'
                    ? new Rgb(NaN, NaN, NaN, 0)
                    : null
}
function rgbn(n) {
  return new Rgb((n >> 16) & 255, (n >> 8) & 255, n & 255, 1)
}
function rgba(r, g, b, a) {
  if (a <= 0) r = g = b = NaN
  return new Rgb(r, g, b, a)
}
function rgbConvert(o) {
  if (!(o instanceof Color)) o = color(o)
  if (!o) return new Rgb()
  o = o.rgb()
  return new Rgb(o.r, o.g, o.b, o.opacity)
}
function rgb$1(r, g, b, opacity) {
  return arguments.length === 1 ? rgbConvert(r) : new Rgb(r, g, b, opacity == null ? 1 : opacity)
}
function Rgb(r, g, b, opacity) {
  this.r = +r
  this.g = +g
  this.b = +b
  this.opacity = +opacity
}
define(
  Rgb,
  rgb$1,
  extend(Color, {
    brighter(k) {
      k = k == null ? brighter : Math.pow(brighter, k)
      return new Rgb(this.r * k, this.g * k, this.b * k, this.opacity)
    },
    darker(k) {
      k = k == null ? darker : Math.pow(darker, k)
      return new Rgb(this.r * k, this.g * k, this.b * k, this.opacity)
    },
    rgb() {
      return this
    },
    clamp() {
      return new Rgb(clampi(this.r), clampi(this.g), clampi(this.b), clampa(this.opacity))
    },
    displayable() {
      return (
        -0.5 <= this.r &&
        this.r < 255.5 &&
        -0.5 <= this.g &&
        this.g < 255.5 &&
        -0.5 <= this.b &&
        this.b < 255.5 &&
        0 <= this.opacity &&
        this.opacity <= 1
      )
    },
    hex: rgb_formatHex,
    formatHex: rgb_formatHex,
    formatHex8: rgb_formatHex8,
    formatRgb: rgb_formatRgb,
    toString: rgb_formatRgb,
  }),
)
function rgb_formatHex() {
  return `#${hex(this.r)}${hex(this.g)}${hex(this.b)}`
}
function rgb_formatHex8() {
  return `#${hex(this.r)}${hex(this.g)}${hex(this.b)}${hex((isNaN(this.opacity) ? 1 : this.opacity) * 255)}`
}
function rgb_formatRgb() {
  const a = clampa(this.opacity)
  return `${a === 1 ? 'rgb(' : 'rgba('}${clampi(this.r)}, ${clampi(this.g)}, ${clampi(this.b)}${a === 1 ? ')' : `, ${a})`}`
}
function clampa(opacity) {
  return isNaN(opacity) ? 1 : Math.max(0, Math.min(1, opacity))
}
function clampi(value) {
  return Math.max(0, Math.min(255, Math.round(value) || 0))
}
function hex(value) {
  value = clampi(value)
  return (value < 16 ? '0' : '') + value.toString(16)
}
function hsla(h, s, l, a) {
  if (a <= 0) h = s = l = NaN
  else if (l <= 0 || l >= 1) h = s = NaN
  else if (s <= 0) h = NaN
  return new Hsl(h, s, l, a)
}
function hslConvert(o) {
  if (o instanceof Hsl) return new Hsl(o.h, o.s, o.l, o.opacity)
  if (!(o instanceof Color)) o = color(o)
  if (!o) return new Hsl()
  if (o instanceof Hsl) return o
  o = o.rgb()
  var r = o.r / 255,
    g = o.g / 255,
    b = o.b / 255,
    min = Math.min(r, g, b),
    max = Math.max(r, g, b),
    h = NaN,
    s = max - min,
    l = (max + min) / 2
  if (s) {
    if (r === max) h = (g - b) / s + (g < b) * 6
    else if (g === max) h = (b - r) / s + 2
    else h = (r - g) / s + 4
    s /= l < 0.5 ? max + min : 2 - max - min
    h *= 60
  } else s = l > 0 && l < 1 ? 0 : h
  return new Hsl(h, s, l, o.opacity)
}
function hsl$1(h, s, l, opacity) {
  return arguments.length === 1 ? hslConvert(h) : new Hsl(h, s, l, opacity == null ? 1 : opacity)
}
function Hsl(h, s, l, opacity) {
  this.h = +h
  this.s = +s
  this.l = +l
  this.opacity = +opacity
}
define(
  Hsl,
  hsl$1,
  extend(Color, {
    brighter(k) {
      k = k == null ? brighter : Math.pow(brighter, k)
      return new Hsl(this.h, this.s, this.l * k, this.opacity)
    },
    darker(k) {
      k = k == null ? darker : Math.pow(darker, k)
      return new Hsl(this.h, this.s, this.l * k, this.opacity)
    },
    rgb() {
      var h = (this.h % 360) + (this.h < 0) * 360,
        s = isNaN(h) || isNaN(this.s) ? 0 : this.s,
        l = this.l,
        m2 = l + (l < 0.5 ? l : 1 - l) * s,
        m1 = 2 * l - m2
      return new Rgb(
        hsl2rgb(h >= 240 ? h - 240 : h + 120, m1, m2),
        hsl2rgb(h, m1, m2),
        hsl2rgb(h < 120 ? h + 240 : h - 120, m1, m2),
        this.opacity,
      )
    },
    clamp() {
      return new Hsl(clamph(this.h), clampt(this.s), clampt(this.l), clampa(this.opacity))
    },
    displayable() {
      return (
        ((0 <= this.s && this.s <= 1) || isNaN(this.s)) &&
        0 <= this.l &&
        this.l <= 1 &&
        0 <= this.opacity &&
        this.opacity <= 1
      )
    },
    formatHsl() {
      const a = clampa(this.opacity)
      return `${a === 1 ? 'hsl(' : 'hsla('}${clamph(this.h)}, ${clampt(this.s) * 100}%, ${clampt(this.l) * 100}%${a === 1 ? ')' : `, ${a})`}`
    },
  }),
)
function clamph(value) {
  value = (value || 0) % 360
  return value < 0 ? value + 360 : value
}
function clampt(value) {
  return Math.max(0, Math.min(1, value || 0))
}
function hsl2rgb(h, m1, m2) {
  return (
    (h < 60 ? m1 + ((m2 - m1) * h) / 60 : h < 180 ? m2 : h < 240 ? m1 + ((m2 - m1) * (240 - h)) / 60 : m1) *
    255
  )
}
var radians = Math.PI / 180
var degrees$1 = 180 / Math.PI
var K = 18
var Xn = 0.96422
var Yn = 1
var Zn = 0.82521
var t0 = 4 / 29
var t1 = 6 / 29
var t2 = 3 * t1 * t1
var t3 = t1 * t1 * t1
function labConvert(o) {
  if (o instanceof Lab) return new Lab(o.l, o.a, o.b, o.opacity)
  if (o instanceof Hcl) return hcl2lab(o)
  if (!(o instanceof Rgb)) o = rgbConvert(o)
  var r = rgb2lrgb(o.r),
    g = rgb2lrgb(o.g),
    b = rgb2lrgb(o.b),
    y = xyz2lab((0.2225045 * r + 0.7168786 * g + 0.0606169 * b) / Yn),
    x,
    z
  if (r === g && g === b) x = z = y
  else {
    x = xyz2lab((0.4360747 * r + 0.3850649 * g + 0.1430804 * b) / Xn)
    z = xyz2lab((0.0139322 * r + 0.0971045 * g + 0.7141733 * b) / Zn)
  }
  return new Lab(116 * y - 16, 500 * (x - y), 200 * (y - z), o.opacity)
}
function lab(l, a, b, opacity) {
  return arguments.length === 1 ? labConvert(l) : new Lab(l, a, b, opacity == null ? 1 : opacity)
}
function Lab(l, a, b, opacity) {
  this.l = +l
  this.a = +a
  this.b = +b
  this.opacity = +opacity
}
define(
  Lab,
  lab,
  extend(Color, {
    brighter(k) {
      return new Lab(this.l + K * (k == null ? 1 : k), this.a, this.b, this.opacity)
    },
    darker(k) {
      return new Lab(this.l - K * (k == null ? 1 : k), this.a, this.b, this.opacity)
    },
    rgb() {
      var y = (this.l + 16) / 116,
        x = isNaN(this.a) ? y : y + this.a / 500,
        z = isNaN(this.b) ? y : y - this.b / 200
      x = Xn * lab2xyz(x)
      y = Yn * lab2xyz(y)
      z = Zn * lab2xyz(z)
      return new Rgb(
        lrgb2rgb(3.1338561 * x - 1.6168667 * y - 0.4906146 * z),
        lrgb2rgb(-0.9787684 * x + 1.9161415 * y + 0.033454 * z),
        lrgb2rgb(0.0719453 * x - 0.2289914 * y + 1.4052427 * z),
        this.opacity,
      )
    },
  }),
)
function xyz2lab(t) {
  return t > t3 ? Math.pow(t, 1 / 3) : t / t2 + t0
}
function lab2xyz(t) {
  return t > t1 ? t * t * t : t2 * (t - t0)
}
function lrgb2rgb(x) {
  return 255 * (x <= 0.0031308 ? 12.92 * x : 1.055 * Math.pow(x, 1 / 2.4) - 0.055)
}
function rgb2lrgb(x) {
  return (x /= 255) <= 0.04045 ? x / 12.92 : Math.pow((x + 0.055) / 1.055, 2.4)
}
function hclConvert(o) {
  if (o instanceof Hcl) return new Hcl(o.h, o.c, o.l, o.opacity)
  if (!(o instanceof Lab)) o = labConvert(o)
  if (o.a === 0 && o.b === 0) return new Hcl(NaN, 0 < o.l && o.l < 100 ? 0 : NaN, o.l, o.opacity)
  var h = Math.atan2(o.b, o.a) * degrees$1
  return new Hcl(h < 0 ? h + 360 : h, Math.sqrt(o.a * o.a + o.b * o.b), o.l, o.opacity)
}
function hcl$1(h, c, l, opacity) {
  return arguments.length === 1 ? hclConvert(h) : new Hcl(h, c, l, opacity == null ? 1 : opacity)
}
function Hcl(h, c, l, opacity) {
  this.h = +h
  this.c = +c
  this.l = +l
  this.opacity = +opacity
}
function hcl2lab(o) {
  if (isNaN(o.h)) return new Lab(o.l, 0, 0, o.opacity)
  var h = o.h * radians
  return new Lab(o.l, Math.cos(h) * o.c, Math.sin(h) * o.c, o.opacity)
}
define(
  Hcl,
  hcl$1,
  extend(Color, {
    brighter(k) {
      return new Hcl(this.h, this.c, this.l + K * (k == null ? 1 : k), this.opacity)
    },
    darker(k) {
      return new Hcl(this.h, this.c, this.l - K * (k == null ? 1 : k), this.opacity)
    },
    rgb() {
      return hcl2lab(this).rgb()
    },
  }),
)
var A = -0.14861
var B = 1.78277
var C = -0.29227
var D = -0.90649
var E = 1.97294
var ED = E * D
var EB = E * B
var BC_DA = B * C - D * A
function cubehelixConvert(o) {
  if (o instanceof Cubehelix) return new Cubehelix(o.h, o.s, o.l, o.opacity)
  if (!(o instanceof Rgb)) o = rgbConvert(o)
  var r = o.r / 255,
    g = o.g / 255,
    b = o.b / 255,
    l = (BC_DA * b + ED * r - EB * g) / (BC_DA + ED - EB),
    bl = b - l,
    k = (E * (g - l) - C * bl) / D,
    s = Math.sqrt(k * k + bl * bl) / (E * l * (1 - l)),
    h = s ? Math.atan2(k, bl) * degrees$1 - 120 : NaN
  return new Cubehelix(h < 0 ? h + 360 : h, s, l, o.opacity)
}
function cubehelix$1(h, s, l, opacity) {
  return arguments.length === 1 ? cubehelixConvert(h) : new Cubehelix(h, s, l, opacity == null ? 1 : opacity)
}
function Cubehelix(h, s, l, opacity) {
  this.h = +h
  this.s = +s
  this.l = +l
  this.opacity = +opacity
}
define(
  Cubehelix,
  cubehelix$1,
  extend(Color, {
    brighter(k) {
      k = k == null ? brighter : Math.pow(brighter, k)
      return new Cubehelix(this.h, this.s, this.l * k, this.opacity)
    },
    darker(k) {
      k = k == null ? darker : Math.pow(darker, k)
      return new Cubehelix(this.h, this.s, this.l * k, this.opacity)
    },
    rgb() {
      var h = isNaN(this.h) ? 0 : (this.h + 120) * radians,
        l = +this.l,
        a = isNaN(this.s) ? 0 : this.s * l * (1 - l),
        cosh = Math.cos(h),
        sinh = Math.sin(h)
      return new Rgb(
        255 * (l + a * (A * cosh + B * sinh)),
        255 * (l + a * (C * cosh + D * sinh)),
        255 * (l + a * (E * cosh)),
        this.opacity,
      )
    },
  }),
)
var constant = (x) => () => x
function linear(a, d) {
  return function (t) {
    return a + t * d
  }
}
function exponential(a, b, y) {
  return (
    (a = Math.pow(a, y)),
    (b = Math.pow(b, y) - a),
    (y = 1 / y),
    function (t) {
      return Math.pow(a + t * b, y)
    }
  )
}
function hue$1(a, b) {
  var d = b - a
  return d ? linear(a, d > 180 || d < -180 ? d - 360 * Math.round(d / 360) : d) : constant(isNaN(a) ? b : a)
}
function gamma(y) {
  return (y = +y) === 1
    ? nogamma
    : function (a, b) {
        return b - a ? exponential(a, b, y) : constant(isNaN(a) ? b : a)
      }
}
function nogamma(a, b) {
  var d = b - a
  return d ? linear(a, d) : constant(isNaN(a) ? b : a)
}
var rgb = (function rgbGamma(y) {
  var color = gamma(y)
  function rgb(start, end) {
    var r = color((start = rgb$1(start)).r, (end = rgb$1(end)).r),
      g = color(start.g, end.g),
      b = color(start.b, end.b),
      opacity = nogamma(start.opacity, end.opacity)
    return function (t) {
      start.r = r(t)
      start.g = g(t)
      start.b = b(t)
      start.opacity = opacity(t)
      return start + ''
    }
  }
  rgb.gamma = rgbGamma
  return rgb
})(1)
function numberArray(a, b) {
  if (!b) b = []
  var n = a ? Math.min(b.length, a.length) : 0,
    c = b.slice(),
    i
  return function (t) {
    for (i = 0; i < n; ++i) c[i] = a[i] * (1 - t) + b[i] * t
    return c
  }
}
function isNumberArray(x) {
  return ArrayBuffer.isView(x) && !(x instanceof DataView)
}
function genericArray(a, b) {
  var nb = b ? b.length : 0,
    na = a ? Math.min(nb, a.length) : 0,
    x = new Array(na),
    c = new Array(nb),
    i = 0
  for (; i < na; ++i) x[i] = value(a[i], b[i])
  for (; i < nb; ++i) c[i] = b[i]
  return function (t) {
    for (i = 0; i < na; ++i) c[i] = x[i](t)
    return c
  }
}
function date(a, b) {
  var d = /* @__PURE__ */ new Date()
  return (
    (a = +a),
    (b = +b),
    function (t) {
      return (d.setTime(a * (1 - t) + b * t), d)
    }
  )
}
function number(a, b) {
  return (
    (a = +a),
    (b = +b),
    function (t) {
      return a * (1 - t) + b * t
    }
  )
}
function object(a, b) {
  var i = {},
    c = {},
    k
  if (a === null || typeof a !== 'object') a = {}
  if (b === null || typeof b !== 'object') b = {}
  for (k in b)
    if (k in a) i[k] = value(a[k], b[k])
    else c[k] = b[k]
  return function (t) {
    for (k in i) c[k] = i[k](t)
    return c
  }
}
var reA = /[-+]?(?:\d+\.?\d*|\.?\d+)(?:[eE][-+]?\d+)?/g
var reB = new RegExp(reA.source, 'g')
function zero(b) {
  return function () {
    return b
  }
}
function one(b) {
  return function (t) {
    return b(t) + ''
  }
}
function string(a, b) {
  var bi = (reA.lastIndex = reB.lastIndex = 0),
    am,
    bm,
    bs,
    i = -1,
    s = [],
    q = []
  ;((a = a + ''), (b = b + ''))
  while ((am = reA.exec(a)) && (bm = reB.exec(b))) {
    if ((bs = bm.index) > bi) {
      bs = b.slice(bi, bs)
      if (s[i]) s[i] += bs
      else s[++i] = bs
    }
    if ((am = am[0]) === (bm = bm[0])) {
      if (s[i]) s[i] += bm
      else s[++i] = bm
    } else {
      s[++i] = null
      q.push({
        i,
        x: number(am, bm),
      })
    }
    bi = reB.lastIndex
  }
  if (bi < b.length) {
    bs = b.slice(bi)
    if (s[i]) s[i] += bs
    else s[++i] = bs
  }
  return s.length < 2
    ? q[0]
      ? one(q[0].x)
      : zero(b)
    : ((b = q.length),
      function (t) {
        for (var i = 0, o; i < b; ++i) s[(o = q[i]).i] = o.x(t)
        return s.join('')
      })
}
function value(a, b) {
  var t = typeof b,
    c
  return b == null || t === 'boolean'
    ? constant(b)
    : (t === 'number'
        ? number
        : t === 'string'
          ? (c = color(b))
            ? ((b = c), rgb)
            : string
          : b instanceof color
            ? rgb
            : b instanceof Date
              ? date
              : isNumberArray(b)
                ? numberArray
                : Array.isArray(b)
                  ? genericArray
                  : (typeof b.valueOf !== 'function' && typeof b.toString !== 'function') || isNaN(b)
                    ? object
                    : number)(a, b)
}
function round(a, b) {
  return (
    (a = +a),
    (b = +b),
    function (t) {
      return Math.round(a * (1 - t) + b * t)
    }
  )
}
var degrees = 180 / Math.PI
var identity = {
  translateX: 0,
  translateY: 0,
  rotate: 0,
  skewX: 0,
  scaleX: 1,
  scaleY: 1,
}
function decompose(a, b, c, d, e, f) {
  var scaleX, scaleY, skewX
  if ((scaleX = Math.sqrt(a * a + b * b))) ((a /= scaleX), (b /= scaleX))
  if ((skewX = a * c + b * d)) ((c -= a * skewX), (d -= b * skewX))
  if ((scaleY = Math.sqrt(c * c + d * d))) ((c /= scaleY), (d /= scaleY), (skewX /= scaleY))
  if (a * d < b * c) ((a = -a), (b = -b), (skewX = -skewX), (scaleX = -scaleX))
  return {
    translateX: e,
    translateY: f,
    rotate: Math.atan2(b, a) * degrees,
    skewX: Math.atan(skewX) * degrees,
    scaleX,
    scaleY,
  }
}
var svgNode
function parseCss(value) {
  const m = new (typeof DOMMatrix === 'function' ? DOMMatrix : WebKitCSSMatrix)(value + '')
  return m.isIdentity ? identity : decompose(m.a, m.b, m.c, m.d, m.e, m.f)
}
function parseSvg(value) {
  if (value == null) return identity
  if (!svgNode) svgNode = document.createElementNS('http://www.w3.org/2000/svg', 'g')
  svgNode.setAttribute('transform', value)
  if (!(value = svgNode.transform.baseVal.consolidate())) return identity
  value = value.matrix
  return decompose(value.a, value.b, value.c, value.d, value.e, value.f)
}
function interpolateTransform(parse, pxComma, pxParen, degParen) {
  function pop(s) {
    return s.length ? s.pop() + ' ' : ''
  }
  function translate(xa, ya, xb, yb, s, q) {
    if (xa !== xb || ya !== yb) {
      var i = s.push('translate(', null, pxComma, null, pxParen)
      q.push(
        {
          i: i - 4,
          x: number(xa, xb),
        },
        {
          i: i - 2,
          x: number(ya, yb),
        },
      )
    } else if (xb || yb) s.push('translate(' + xb + pxComma + yb + pxParen)
  }
  function rotate(a, b, s, q) {
    if (a !== b) {
      if (a - b > 180) b += 360
      else if (b - a > 180) a += 360
      q.push({
        i: s.push(pop(s) + 'rotate(', null, degParen) - 2,
        x: number(a, b),
      })
    } else if (b) s.push(pop(s) + 'rotate(' + b + degParen)
  }
  function skewX(a, b, s, q) {
    if (a !== b)
      q.push({
        i: s.push(pop(s) + 'skewX(', null, degParen) - 2,
        x: number(a, b),
      })
    else if (b) s.push(pop(s) + 'skewX(' + b + degParen)
  }
  function scale(xa, ya, xb, yb, s, q) {
    if (xa !== xb || ya !== yb) {
      var i = s.push(pop(s) + 'scale(', null, ',', null, ')')
      q.push(
        {
          i: i - 4,
          x: number(xa, xb),
        },
        {
          i: i - 2,
          x: number(ya, yb),
        },
      )
    } else if (xb !== 1 || yb !== 1) s.push(pop(s) + 'scale(' + xb + ',' + yb + ')')
  }
  return function (a, b) {
    var s = [],
      q = []
    ;((a = parse(a)), (b = parse(b)))
    translate(a.translateX, a.translateY, b.translateX, b.translateY, s, q)
    rotate(a.rotate, b.rotate, s, q)
    skewX(a.skewX, b.skewX, s, q)
    scale(a.scaleX, a.scaleY, b.scaleX, b.scaleY, s, q)
    a = b = null
    return function (t) {
      var i = -1,
        n = q.length,
        o
      while (++i < n) s[(o = q[i]).i] = o.x(t)
      return s.join('')
    }
  }
}
var interpolateTransformCss = interpolateTransform(parseCss, 'px, ', 'px)', 'deg)')
var interpolateTransformSvg = interpolateTransform(parseSvg, ', ', ')', ')')
var epsilon2 = 1e-12
function cosh(x) {
  return ((x = Math.exp(x)) + 1 / x) / 2
}
function sinh(x) {
  return ((x = Math.exp(x)) - 1 / x) / 2
}
function tanh(x) {
  return ((x = Math.exp(2 * x)) - 1) / (x + 1)
}
var zoom = (function zoomRho(rho, rho2, rho4) {
  function zoom(p0, p1) {
    var ux0 = p0[0],
      uy0 = p0[1],
      w0 = p0[2],
      ux1 = p1[0],
      uy1 = p1[1],
      w1 = p1[2],
      dx = ux1 - ux0,
      dy = uy1 - uy0,
      d2 = dx * dx + dy * dy,
      i,
      S
    if (d2 < epsilon2) {
      S = Math.log(w1 / w0) / rho
      i = function (t) {
        return [ux0 + t * dx, uy0 + t * dy, w0 * Math.exp(rho * t * S)]
      }
    } else {
      var d1 = Math.sqrt(d2),
        b0 = (w1 * w1 - w0 * w0 + rho4 * d2) / (2 * w0 * rho2 * d1),
        b1 = (w1 * w1 - w0 * w0 - rho4 * d2) / (2 * w1 * rho2 * d1),
        r0 = Math.log(Math.sqrt(b0 * b0 + 1) - b0)
      S = (Math.log(Math.sqrt(b1 * b1 + 1) - b1) - r0) / rho
      i = function (t) {
        var s = t * S,
          coshr0 = cosh(r0),
          u = (w0 / (rho2 * d1)) * (coshr0 * tanh(rho * s + r0) - sinh(r0))
        return [ux0 + u * dx, uy0 + u * dy, (w0 * coshr0) / cosh(rho * s + r0)]
      }
    }
    i.duration = (Math.abs(S) * 1e3 * rho) / Math.SQRT2
    return i
  }
  zoom.rho = function (_) {
    var _1 = Math.max(0.001, +_),
      _2 = _1 * _1
    return zoomRho(_1, _2, _2 * _2)
  }
  return zoom
})(Math.SQRT2, 2, 4)
function cubehelix(hue) {
  return (function cubehelixGamma(y) {
    y = +y
    function cubehelix(start, end) {
      var h = hue((start = cubehelix$1(start)).h, (end = cubehelix$1(end)).h),
        s = nogamma(start.s, end.s),
        l = nogamma(start.l, end.l),
        opacity = nogamma(start.opacity, end.opacity)
      return function (t) {
        start.h = h(t)
        start.s = s(t)
        start.l = l(Math.pow(t, y))
        start.opacity = opacity(t)
        return start + ''
      }
    }
    cubehelix.gamma = cubehelixGamma
    return cubehelix
  })(1)
}
cubehelix(hue$1)
cubehelix(nogamma)
export {
  round as a,
  zoom as c,
  rgb as i,
  color as l,
  interpolateTransformSvg as n,
  string as o,
  number as r,
  value as s,
  interpolateTransformCss as t,
}
