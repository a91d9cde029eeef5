import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import {
  A as $93635573935797de$export$f297eb839006d339,
  C as $ad063034c8620db8$export$ea39ec197993aef0,
  D as $93635573935797de$export$553d7fa8e3805fc0,
  E as $93635573935797de$export$4475b7e617eb123c,
  O as $93635573935797de$export$80ee6245ec4f29ec,
  S as $ad063034c8620db8$export$dbc69fd56b53d5e,
  T as $ad063034c8620db8$export$f91e89d3d0406102,
  _ as $ad063034c8620db8$export$a5a3b454ada2268e,
  a as $d07e34cce18680fd$export$93522d1a439f3617,
  b as $ad063034c8620db8$export$ccc1b2479e7dd654,
  c as $d07e34cce18680fd$export$d9b67bc93c097491,
  d as $ad063034c8620db8$export$461939dd4422153,
  f as $ad063034c8620db8$export$5c333a116e949cdd,
  g as $ad063034c8620db8$export$a2258d9c4118825c,
  h as $ad063034c8620db8$export$a18c89cbd24170ff,
  i as $58246871e4652552$export$6b862160d295c8e,
  j as $09ec6a572d60460f$export$842a2cf37af977e1,
  k as $93635573935797de$export$c36e0ecb2d4fa69d,
  l as $ad063034c8620db8$export$2061056d06d7cdf7,
  m as $ad063034c8620db8$export$91b62ebf2ba703ee,
  n as $2aaf608024c21ca1$export$99faa760c7908e4f,
  o as $d07e34cce18680fd$export$b21e0b124e224484,
  p as $ad063034c8620db8$export$629b0a497aa65267,
  r as $58246871e4652552$export$588937bcd60ade55,
  s as $d07e34cce18680fd$export$b4a036af3fc0b032,
  t as $2aaf608024c21ca1$export$680ea196effce5f,
  u as $ad063034c8620db8$export$42c81a444fbfb5d4,
  v as $ad063034c8620db8$export$a75f2bff57811055,
  w as $ad063034c8620db8$export$ef8b6d9133084f4e,
  x as $ad063034c8620db8$export$d0bdf45af03a6ea3,
  y as $ad063034c8620db8$export$aa8b41735afcabd2,
} from './CalendarDate-Dx0quTR0.js'
import { r as useLingui } from './dist-CJ0y7q9j.js'
import { t as CalendarDays } from './calendar-days-85H_q4pp.js'
import { t as ChevronLeft } from './chevron-left-BoblmXJo.js'
import { n as ChevronRight } from './Breadcrumbs-DH8n7CG9.js'
import {
  C as $2ec61d1d4f780267$export$a8a3e93435678ff9,
  D as $d27d541f9569d26d$export$45712eceda6fad21,
  E as $7705c033048f6da7$export$353f5b6fc5456de1,
  O as $a46cf152bb926da5$export$a9b970dcc4ae71a9,
  T as $7705c033048f6da7$export$24d547caef80ccd1,
  b as $535772f9d2c1f38d$export$c5251b9e124bf29,
  d as $ea3928288112382f$export$439d29a4e110a164,
  f as $ea3928288112382f$export$a966af930f325cab,
  h as $3578607fe3d4b096$export$cfa2225e87938781,
  k as $a46cf152bb926da5$export$d10ae4f68404609a,
  n as $f2ff30fde7b014be$export$8b93a07348a7730c,
  o as $f11fb0bcf1b2687a$export$61c6a8c84e605fb6,
  r as $f2ff30fde7b014be$export$d2f961adcb0afbe,
  t as $f2ff30fde7b014be$export$3ddf2d174ce01153,
  w as $2ec61d1d4f780267$export$d688439359537581,
  y as $535772f9d2c1f38d$export$2d6ec8fc375ceafa,
} from './Dialog-D_MYdTVD.js'
import {
  B as $2add3ce32c6007eb$export$fedb369cb70207f1,
  Ct as $390e54f620492c70$export$f680877a34711e37,
  J as $23f2114a1b82827e$export$cd4e5573fbe2b576,
  K as $23f2114a1b82827e$export$4282f70798064fe0,
  St as $390e54f620492c70$export$b4cc09c592e8fdb8,
  T as $8f5a2122b0992be3$export$630ff653c5ada6a9,
  Tt as $c4867b2f328c2698$export$e5c5a5f917a5871c,
  X as $23f2114a1b82827e$export$e58f029f0fbfdb29,
  _t as $7230ffa83bc0c2cf$export$ef03459518577ad4,
  a as $cf2482eff2eeeec2$export$f12b703ca79dfbb1,
  at as $2eb8e6d23f3d0cb0$export$a54013f0d02a8f82,
  bt as $bbaa08b3cd72f041$export$9d1611c77c2fe928,
  dt as $7230ffa83bc0c2cf$export$2881499e37b75b9a,
  f as $e969f22b6713ca4a$export$ae780daf29e6d456,
  ft as $7230ffa83bc0c2cf$export$29f1550f4b0d4415,
  g as $fe16bffc7a557bf0$export$7f54fc3180508a52,
  gt as $7230ffa83bc0c2cf$export$df3a06d6289f983e,
  h as $48a7d519b337145d$export$4eaf04e54aa8eed6,
  i as $cf2482eff2eeeec2$export$87b761675e8eaa10,
  it as $2eb8e6d23f3d0cb0$export$43bb16f9c6d9e3f7,
  m as $2c9edc598a03d523$export$420e68273165f4ec,
  mt as $7230ffa83bc0c2cf$export$9d4c57ee4c6ffdd8,
  n as $efe09c6d1c304b50$export$9afb8bc826b033ea,
  o as $b27c684a33948c64$export$2f817fcdc4b89ae0,
  ot as $e8ac3c3f5d4bae7f$export$d6875122194c7b44,
  p as $0c4a58759813079a$export$4e328f61c538687f,
  pt as $7230ffa83bc0c2cf$export$4d86445c2cf5e3,
  r as $3e6197669829fe11$export$40bfa8c7b0832715,
  rt as $1969ac565cfec8d0$export$de79e2c695e052f3,
  s as $a747a10fe70a57da$export$c17fa47878dc55b6,
  st as $8e9d2fae0ecb9001$export$457c3d6518dd4c6f,
  t as $efe09c6d1c304b50$export$5f1af8db9871e1d6,
  vt as $7230ffa83bc0c2cf$export$fabf2dc03a41866e,
  x as $8296dad1a4c5e0dc$export$8f71654801c2f7cd,
  yt as $03e8ab2d84d7657a$export$4338b53315abf666,
} from './Text-CH09p7TZ.js'
import { t as require_react } from './react-BHbHrMlk.js'
import {
  n as $ef182bb9912241d8$export$3274cf84b703fff,
  t as $3c71b1595a147f24$export$496315a1608d9602,
} from './useUpdateEffect-TfUldpeH.js'
import {
  a as $542a13ca2fa5b484$export$5b6b19405a83ff9d,
  i as $121970af65029459$export$f8aeda7b10753fa1,
  o as $542a13ca2fa5b484$export$9b9a0cd73afb7ca4,
  r as $51a3e22a5186a962$export$c826860796309d1b,
} from './useCollator-aUVZdoDq.js'
import {
  a as $41fb335299a4a39e$export$f5b8910cec6cf069,
  c as $cdaed739b1139372$export$c24727297075ec6a,
  d as $1f3c3b1a70cec653$export$f551688fc98f2e09,
  f as $1f3c3b1a70cec653$export$ff05c3ac10437e03,
  h as $43a3b93638fe5db9$export$b04be29aa201d4f5,
  i as $41fb335299a4a39e$export$37fb8590cf2c088c,
  l as $fd2148440a13ec26$export$a763b9476acd3eb,
  m as $43a3b93638fe5db9$export$75b6ee27786ba447,
  n as $3274bf1495747a7b$export$5add1d006293d136,
  o as $3a442827418ebe87$export$eb2fcfdbd7ba97d4,
  r as $191c9b6d48a0a4e2$export$294aa081a6c6f55d,
  s as $3a442827418ebe87$export$f9c6924e160136d1,
  t as $860f7da480e22816$export$b8473d3665f3a75a,
  u as $fd2148440a13ec26$export$fc1a364ae1f3ff10,
} from './useFormValidation-BfrjTX6Y.js'
import { t as $600b3cf69ae46262$export$90fc3a17d93f704c } from './useEvent-PrFdICBT.js'
import { i as localeOf } from './languages-DstpWIH-.js'
import { t as allowEmptyMarkup } from './defaultPolicy-DVWS_z3L.js'
import { t as classNames } from './classNames-D1L2HDWQ.js'
import { Qr as Field_module_default } from '../renderPage.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// node_modules/@internationalized/number/dist/private/NumberFormatter.mjs
var $1dfb119a85e764e5$var$formatterCache = /* @__PURE__ */ new Map()
var $1dfb119a85e764e5$var$supportsSignDisplay = false
try {
  $1dfb119a85e764e5$var$supportsSignDisplay =
    new Intl.NumberFormat('de-DE', { signDisplay: 'exceptZero' }).resolvedOptions().signDisplay ===
    'exceptZero'
} catch {}
var $1dfb119a85e764e5$export$cc77c4ff7e8673c5 = class {
  constructor(locale, options = {}) {
    this.numberFormatter = $1dfb119a85e764e5$var$getCachedNumberFormatter(locale, options)
    this.options = options
  }
  /**
   * Formats a number value as a string, according to the locale and options provided to the
   * constructor.
   */ format(value) {
    let res = ''
    if (!$1dfb119a85e764e5$var$supportsSignDisplay && this.options.signDisplay != null)
      res = $1dfb119a85e764e5$export$711b50b3c525e0f2(this.numberFormatter, this.options.signDisplay, value)
    else res = this.numberFormatter.format(value)
    return res
  }
  /** Formats a number to an array of parts such as separators, digits, punctuation, and more. */ formatToParts(
    value,
  ) {
    return this.numberFormatter.formatToParts(value)
  }
  /** Formats a number range as a string. */ formatRange(start, end) {
    if (typeof this.numberFormatter.formatRange === 'function')
      return this.numberFormatter.formatRange(start, end)
    if (end < start) throw new RangeError('End date must be >= start date')
    return `${this.format(start)} \u{2013} ${this.format(end)}`
  }
  /** Formats a number range as an array of parts. */ formatRangeToParts(start, end) {
    if (typeof this.numberFormatter.formatRangeToParts === 'function')
      return this.numberFormatter.formatRangeToParts(start, end)
    if (end < start) throw new RangeError('End date must be >= start date')
    let startParts = this.numberFormatter.formatToParts(start)
    let endParts = this.numberFormatter.formatToParts(end)
    return [
      ...startParts.map((p) => ({
        ...p,
        source: 'startRange',
      })),
      {
        type: 'literal',
        value: ' – ',
        source: 'shared',
      },
      ...endParts.map((p) => ({
        ...p,
        source: 'endRange',
      })),
    ]
  }
  /** Returns the resolved formatting options based on the values passed to the constructor. */ resolvedOptions() {
    let options = this.numberFormatter.resolvedOptions()
    if (!$1dfb119a85e764e5$var$supportsSignDisplay && this.options.signDisplay != null)
      options = {
        ...options,
        signDisplay: this.options.signDisplay,
      }
    return options
  }
}
function $1dfb119a85e764e5$var$getCachedNumberFormatter(locale, options = {}) {
  let { numberingSystem } = options
  if (numberingSystem && locale.includes('-nu-')) {
    if (!locale.includes('-u-')) locale += '-u-'
    locale += `-nu-${numberingSystem}`
  }
  let cacheKey =
    locale +
    (options
      ? Object.entries(options)
          .sort((a, b) => (a[0] < b[0] ? -1 : 1))
          .join()
      : '')
  if ($1dfb119a85e764e5$var$formatterCache.has(cacheKey))
    return $1dfb119a85e764e5$var$formatterCache.get(cacheKey)
  let numberFormatter = new Intl.NumberFormat(locale, options)
  $1dfb119a85e764e5$var$formatterCache.set(cacheKey, numberFormatter)
  return numberFormatter
}
function $1dfb119a85e764e5$export$711b50b3c525e0f2(numberFormat, signDisplay, num) {
  if (signDisplay === 'auto') return numberFormat.format(num)
  else if (signDisplay === 'never') return numberFormat.format(Math.abs(num))
  else {
    let needsPositiveSign = false
    if (signDisplay === 'always') needsPositiveSign = num > 0 || Object.is(num, 0)
    else if (signDisplay === 'exceptZero') {
      if (Object.is(num, -0) || Object.is(num, 0)) num = Math.abs(num)
      else needsPositiveSign = num > 0
    }
    if (needsPositiveSign) {
      let negative = numberFormat.format(-num)
      let noSign = numberFormat.format(num)
      let minus = negative.replace(noSign, '').replace(/\u200e|\u061C/, '')
      if ([...minus].length !== 1)
        console.warn('@react-aria/i18n polyfill for NumberFormat signDisplay: Unsupported case')
      return negative.replace(noSign, '!!!').replace(minus, '+').replace('!!!', noSign)
    } else return numberFormat.format(num)
  }
}
// node_modules/@internationalized/number/dist/private/NumberParser.mjs
var $eb76cf4feb040f77$var$CURRENCY_SIGN_REGEX = /* @__PURE__ */ new RegExp('^.*\\(.*\\).*$')
var $eb76cf4feb040f77$var$NUMBERING_SYSTEMS = ['latn', 'arab', 'hanidec', 'deva', 'beng', 'fullwide']
var $eb76cf4feb040f77$export$cd11ab140839f11d = class {
  constructor(locale, options = {}) {
    this.locale = locale
    this.options = options
  }
  /**
   * Parses the given string to a number. Returns NaN if a valid number could not be parsed.
   */ parse(value) {
    return $eb76cf4feb040f77$var$getNumberParserImpl(this.locale, this.options, value).parse(value)
  }
  /**
   * Returns whether the given string could potentially be a valid number. This should be used to
   * validate user input as the user types. If a `minValue` or `maxValue` is provided, the validity
   * of the minus/plus sign characters can be checked.
   */ isValidPartialNumber(value, minValue, maxValue) {
    return $eb76cf4feb040f77$var$getNumberParserImpl(this.locale, this.options, value).isValidPartialNumber(
      value,
      minValue,
      maxValue,
    )
  }
  /**
   * Returns a numbering system for which the given string is valid in the current locale.
   * If no numbering system could be detected, the default numbering system for the current
   * locale is returned.
   */ getNumberingSystem(value) {
    return $eb76cf4feb040f77$var$getNumberParserImpl(this.locale, this.options, value).options.numberingSystem
  }
}
var $eb76cf4feb040f77$var$numberParserCache = /* @__PURE__ */ new Map()
function $eb76cf4feb040f77$var$getNumberParserImpl(locale, options, value) {
  let defaultParser = $eb76cf4feb040f77$var$getCachedNumberParser(locale, options)
  if (!locale.includes('-nu-') && !defaultParser.isValidPartialNumber(value)) {
    for (let numberingSystem of $eb76cf4feb040f77$var$NUMBERING_SYSTEMS)
      if (numberingSystem !== defaultParser.options.numberingSystem) {
        let parser = $eb76cf4feb040f77$var$getCachedNumberParser(
          locale + (locale.includes('-u-') ? '-nu-' : '-u-nu-') + numberingSystem,
          options,
        )
        if (parser.isValidPartialNumber(value)) return parser
      }
  }
  return defaultParser
}
function $eb76cf4feb040f77$var$getCachedNumberParser(locale, options) {
  let cacheKey =
    locale +
    (options
      ? Object.entries(options)
          .sort((a, b) => (a[0] < b[0] ? -1 : 1))
          .join()
      : '')
  let parser = $eb76cf4feb040f77$var$numberParserCache.get(cacheKey)
  if (!parser) {
    parser = new $eb76cf4feb040f77$var$NumberParserImpl(locale, options)
    $eb76cf4feb040f77$var$numberParserCache.set(cacheKey, parser)
  }
  return parser
}
var $eb76cf4feb040f77$var$NumberParserImpl = class {
  constructor(locale, options = {}) {
    this.locale = locale
    if (options.roundingIncrement !== 1 && options.roundingIncrement != null) {
      if (options.maximumFractionDigits == null && options.minimumFractionDigits == null) {
        options.maximumFractionDigits = 0
        options.minimumFractionDigits = 0
      } else if (options.maximumFractionDigits == null)
        options.maximumFractionDigits = options.minimumFractionDigits
      else if (options.minimumFractionDigits == null)
        options.minimumFractionDigits = options.maximumFractionDigits
    }
    this.formatter = new Intl.NumberFormat(locale, options)
    this.options = this.formatter.resolvedOptions()
    this.symbols = $eb76cf4feb040f77$var$getSymbols(locale, this.formatter, this.options, options)
    if (
      this.options.style === 'percent' &&
      ((this.options.minimumFractionDigits ?? 0) > 18 || (this.options.maximumFractionDigits ?? 0) > 18)
    )
      console.warn(
        'NumberParser cannot handle percentages with greater than 18 decimal places, please reduce the number in your options.',
      )
  }
  parse(value) {
    let isGroupSymbolAllowed = this.formatter.resolvedOptions().useGrouping
    let fullySanitizedValue = this.sanitize(value)
    if (!isGroupSymbolAllowed && this.symbols.group && fullySanitizedValue.includes(this.symbols.group))
      return NaN
    else if (this.symbols.group) fullySanitizedValue = fullySanitizedValue.replaceAll(this.symbols.group, '')
    if (this.symbols.decimal) fullySanitizedValue = fullySanitizedValue.replace(this.symbols.decimal, '.')
    if (this.symbols.minusSign) fullySanitizedValue = fullySanitizedValue.replace(this.symbols.minusSign, '-')
    fullySanitizedValue = fullySanitizedValue.replace(this.symbols.numeral, this.symbols.index)
    if (this.options.style === 'percent') {
      let isNegative = fullySanitizedValue.indexOf('-')
      fullySanitizedValue = fullySanitizedValue.replace('-', '')
      fullySanitizedValue = fullySanitizedValue.replace('+', '')
      let index = fullySanitizedValue.indexOf('.')
      if (index === -1) index = fullySanitizedValue.length
      fullySanitizedValue = fullySanitizedValue.replace('.', '')
      if (index - 2 === 0) fullySanitizedValue = `0.${fullySanitizedValue}`
      else if (index - 2 === -1) fullySanitizedValue = `0.0${fullySanitizedValue}`
      else if (index - 2 === -2) fullySanitizedValue = '0.00'
      else
        fullySanitizedValue = `${fullySanitizedValue.slice(0, index - 2)}.${fullySanitizedValue.slice(index - 2)}`
      if (isNegative > -1) fullySanitizedValue = `-${fullySanitizedValue}`
    }
    let newValue = fullySanitizedValue ? +fullySanitizedValue : NaN
    if (isNaN(newValue)) return NaN
    if (this.options.style === 'percent') {
      let options = {
        ...this.options,
        style: 'decimal',
        minimumFractionDigits: Math.min((this.options.minimumFractionDigits ?? 0) + 2, 20),
        maximumFractionDigits: Math.min((this.options.maximumFractionDigits ?? 0) + 2, 20),
      }
      return new $eb76cf4feb040f77$export$cd11ab140839f11d(this.locale, options).parse(
        new $1dfb119a85e764e5$export$cc77c4ff7e8673c5(this.locale, options).format(newValue),
      )
    }
    if (this.options.currencySign === 'accounting' && $eb76cf4feb040f77$var$CURRENCY_SIGN_REGEX.test(value))
      newValue = -1 * newValue
    return newValue
  }
  sanitize(value) {
    let isGroupSymbolAllowed = this.formatter.resolvedOptions().useGrouping
    if (
      this.symbols.noNumeralUnits.length > 0 &&
      this.symbols.noNumeralUnits.find((obj) => obj.unit === value)
    )
      return this.symbols.noNumeralUnits.find((obj) => obj.unit === value).value.toString()
    value = value.replace(this.symbols.literals, '')
    if (this.symbols.minusSign) value = value.replace('-', this.symbols.minusSign)
    if (this.options.numberingSystem === 'arab') {
      if (this.symbols.decimal) {
        value = $eb76cf4feb040f77$var$replaceAll(value, ',', this.symbols.decimal)
        value = $eb76cf4feb040f77$var$replaceAll(value, String.fromCharCode(1548), this.symbols.decimal)
      }
      if (this.symbols.group && isGroupSymbolAllowed)
        value = $eb76cf4feb040f77$var$replaceAll(value, '.', this.symbols.group)
    }
    if (this.symbols.group === '’' && value.includes("'") && isGroupSymbolAllowed)
      value = $eb76cf4feb040f77$var$replaceAll(value, "'", this.symbols.group)
    if (this.symbols.group === "'" && value.includes('’') && isGroupSymbolAllowed)
      value = $eb76cf4feb040f77$var$replaceAll(value, '’', this.symbols.group)
    if (this.options.locale === 'fr-FR' && this.symbols.group && isGroupSymbolAllowed) {
      value = $eb76cf4feb040f77$var$replaceAll(value, ' ', this.symbols.group)
      value = $eb76cf4feb040f77$var$replaceAll(value, /\u00A0/g, this.symbols.group)
    }
    return value
  }
  isValidPartialNumber(value, minValue = -Infinity, maxValue = Infinity) {
    let isGroupSymbolAllowed = this.formatter.resolvedOptions().useGrouping
    value = this.sanitize(value)
    if (this.symbols.minusSign && value.startsWith(this.symbols.minusSign) && minValue < 0)
      value = value.slice(this.symbols.minusSign.length)
    else if (this.symbols.plusSign && value.startsWith(this.symbols.plusSign) && maxValue > 0)
      value = value.slice(this.symbols.plusSign.length)
    if (
      this.symbols.decimal &&
      value.indexOf(this.symbols.decimal) > -1 &&
      this.options.maximumFractionDigits === 0
    )
      return false
    if (this.symbols.group && isGroupSymbolAllowed)
      value = $eb76cf4feb040f77$var$replaceAll(value, this.symbols.group, '')
    value = value.replace(this.symbols.numeral, '')
    if (this.symbols.decimal) value = value.replace(this.symbols.decimal, '')
    return value.length === 0
  }
}
var $eb76cf4feb040f77$var$nonLiteralParts = /* @__PURE__ */ new Set([
  'decimal',
  'fraction',
  'integer',
  'minusSign',
  'plusSign',
  'group',
])
var $eb76cf4feb040f77$var$pluralNumbers = [0, 4, 2, 1, 11, 20, 3, 7, 100, 21, 0.1, 1.1]
function $eb76cf4feb040f77$var$getSymbols(locale, formatter, intlOptions, originalOptions) {
  let symbolFormatter = new Intl.NumberFormat(locale, {
    ...intlOptions,
    minimumSignificantDigits: 1,
    maximumSignificantDigits: 21,
    roundingIncrement: 1,
    roundingPriority: 'auto',
    roundingMode: 'halfExpand',
    useGrouping: true,
  })
  let allParts = symbolFormatter.formatToParts(-10000.111)
  let posAllParts = symbolFormatter.formatToParts(10000.111)
  let pluralParts = $eb76cf4feb040f77$var$pluralNumbers.map((n) => symbolFormatter.formatToParts(n))
  let noNumeralUnits = pluralParts
    .map((p, i) => {
      let unit = p.find((p) => p.type === 'unit')
      if (unit && !p.some((p) => p.type === 'integer' || p.type === 'fraction'))
        return {
          unit: unit.value,
          value: $eb76cf4feb040f77$var$pluralNumbers[i],
        }
      return null
    })
    .filter((p) => !!p)
  let minusSign = allParts.find((p) => p.type === 'minusSign')?.value ?? '-'
  let plusSign = posAllParts.find((p) => p.type === 'plusSign')?.value
  if (
    !plusSign &&
    (originalOptions?.signDisplay === 'exceptZero' || originalOptions?.signDisplay === 'always')
  )
    plusSign = '+'
  let decimal = new Intl.NumberFormat(locale, {
    ...intlOptions,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
    .formatToParts(0.001)
    .find((p) => p.type === 'decimal')?.value
  let group = allParts.find((p) => p.type === 'group')?.value
  let allPartsLiterals = allParts
    .filter((p) => !$eb76cf4feb040f77$var$nonLiteralParts.has(p.type))
    .map((p) => $eb76cf4feb040f77$var$escapeRegex(p.value))
  let pluralPartsLiterals = pluralParts.flatMap((p) =>
    p
      .filter((p) => !$eb76cf4feb040f77$var$nonLiteralParts.has(p.type))
      .map((p) => $eb76cf4feb040f77$var$escapeRegex(p.value)),
  )
  let sortedLiterals = [.../* @__PURE__ */ new Set([...allPartsLiterals, ...pluralPartsLiterals])].sort(
    (a, b) => b.length - a.length,
  )
  let literals =
    sortedLiterals.length === 0
      ? /* @__PURE__ */ new RegExp('\\p{White_Space}|\\p{Cf}', 'gu')
      : new RegExp(`${sortedLiterals.join('|')}|\\p{White_Space}|\\p{Cf}`, 'gu')
  let numerals = [
    ...new Intl.NumberFormat(intlOptions.locale, { useGrouping: false }).format(9876543210),
  ].reverse()
  let indexes = new Map(numerals.map((d, i) => [d, i]))
  let numeral = new RegExp(`[${numerals.join('')}]`, 'g')
  let index = (d) => String(indexes.get(d))
  return {
    minusSign,
    plusSign,
    decimal,
    group,
    literals,
    numeral,
    numerals,
    index,
    noNumeralUnits,
  }
}
function $eb76cf4feb040f77$var$replaceAll(str, find, replace) {
  if (str.replaceAll) return str.replaceAll(find, replace)
  return str.split(find).join(replace)
}
function $eb76cf4feb040f77$var$escapeRegex(string) {
  return string.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
// node_modules/@internationalized/date/dist/private/calendars/JapaneseCalendar.mjs
var $34b940b49ba042df$var$ERA_START_DATES = [
  [1868, 9, 8],
  [1912, 7, 30],
  [1926, 12, 25],
  [1989, 1, 8],
  [2019, 5, 1],
]
var $34b940b49ba042df$var$ERA_END_DATES = [
  [1912, 7, 29],
  [1926, 12, 24],
  [1989, 1, 7],
  [2019, 4, 30],
]
var $34b940b49ba042df$var$ERA_ADDENDS = [1867, 1911, 1925, 1988, 2018]
var $34b940b49ba042df$var$ERA_NAMES = ['meiji', 'taisho', 'showa', 'heisei', 'reiwa']
function $34b940b49ba042df$var$findEraFromGregorianDate(date) {
  const idx = $34b940b49ba042df$var$ERA_START_DATES.findIndex(([year, month, day]) => {
    if (date.year < year) return true
    if (date.year === year && date.month < month) return true
    if (date.year === year && date.month === month && date.day < day) return true
    return false
  })
  if (idx === -1) return $34b940b49ba042df$var$ERA_START_DATES.length - 1
  if (idx === 0) return 0
  return idx - 1
}
function $34b940b49ba042df$var$toGregorian(date) {
  let eraAddend = $34b940b49ba042df$var$ERA_ADDENDS[$34b940b49ba042df$var$ERA_NAMES.indexOf(date.era)]
  if (!eraAddend) throw new Error('Unknown era: ' + date.era)
  return new $2aaf608024c21ca1$export$99faa760c7908e4f(date.year + eraAddend, date.month, date.day)
}
var $34b940b49ba042df$export$b746ab2b60cdffbf = class extends $93635573935797de$export$80ee6245ec4f29ec {
  fromJulianDay(jd) {
    let date = super.fromJulianDay(jd)
    let era = $34b940b49ba042df$var$findEraFromGregorianDate(date)
    return new $2aaf608024c21ca1$export$99faa760c7908e4f(
      this,
      $34b940b49ba042df$var$ERA_NAMES[era],
      date.year - $34b940b49ba042df$var$ERA_ADDENDS[era],
      date.month,
      date.day,
    )
  }
  toJulianDay(date) {
    return super.toJulianDay($34b940b49ba042df$var$toGregorian(date))
  }
  balanceDate(date) {
    let gregorianDate = $34b940b49ba042df$var$toGregorian(date)
    let era = $34b940b49ba042df$var$findEraFromGregorianDate(gregorianDate)
    if ($34b940b49ba042df$var$ERA_NAMES[era] !== date.era) {
      date.era = $34b940b49ba042df$var$ERA_NAMES[era]
      date.year = gregorianDate.year - $34b940b49ba042df$var$ERA_ADDENDS[era]
    }
    this.constrainDate(date)
  }
  constrainDate(date) {
    let idx = $34b940b49ba042df$var$ERA_NAMES.indexOf(date.era)
    let end = $34b940b49ba042df$var$ERA_END_DATES[idx]
    if (end != null) {
      let [endYear, endMonth, endDay] = end
      let maxYear = endYear - $34b940b49ba042df$var$ERA_ADDENDS[idx]
      date.year = Math.max(1, Math.min(maxYear, date.year))
      if (date.year === maxYear) {
        date.month = Math.min(endMonth, date.month)
        if (date.month === endMonth) date.day = Math.min(endDay, date.day)
      }
    }
    if (date.year === 1 && idx >= 0) {
      let [, startMonth, startDay] = $34b940b49ba042df$var$ERA_START_DATES[idx]
      date.month = Math.max(startMonth, date.month)
      if (date.month === startMonth) date.day = Math.max(startDay, date.day)
    }
  }
  getEras() {
    return $34b940b49ba042df$var$ERA_NAMES
  }
  getYearsInEra(date) {
    let era = $34b940b49ba042df$var$ERA_NAMES.indexOf(date.era)
    let cur = $34b940b49ba042df$var$ERA_START_DATES[era]
    let next = $34b940b49ba042df$var$ERA_START_DATES[era + 1]
    if (next == null) return 9999 - cur[0] + 1
    let years = next[0] - cur[0]
    if (date.month < next[1] || (date.month === next[1] && date.day < next[2])) years++
    return years
  }
  getDaysInMonth(date) {
    return super.getDaysInMonth($34b940b49ba042df$var$toGregorian(date))
  }
  getMinimumMonthInYear(date) {
    let start = $34b940b49ba042df$var$getMinimums(date)
    return start ? start[1] : 1
  }
  getMinimumDayInMonth(date) {
    let start = $34b940b49ba042df$var$getMinimums(date)
    return start && date.month === start[1] ? start[2] : 1
  }
  constructor(...args) {
    ;(super(...args), (this.identifier = 'japanese'))
  }
}
function $34b940b49ba042df$var$getMinimums(date) {
  if (date.year === 1)
    return $34b940b49ba042df$var$ERA_START_DATES[$34b940b49ba042df$var$ERA_NAMES.indexOf(date.era)]
}
// node_modules/@internationalized/date/dist/private/calendars/BuddhistCalendar.mjs
var $63d4eafd4d826996$var$BUDDHIST_ERA_START = -543
var $63d4eafd4d826996$export$42d20a78301dee44 = class extends $93635573935797de$export$80ee6245ec4f29ec {
  fromJulianDay(jd) {
    let gregorianDate = super.fromJulianDay(jd)
    let year = $93635573935797de$export$c36e0ecb2d4fa69d(gregorianDate.era, gregorianDate.year)
    return new $2aaf608024c21ca1$export$99faa760c7908e4f(
      this,
      year - $63d4eafd4d826996$var$BUDDHIST_ERA_START,
      gregorianDate.month,
      gregorianDate.day,
    )
  }
  toJulianDay(date) {
    return super.toJulianDay($63d4eafd4d826996$var$toGregorian(date))
  }
  getEras() {
    return ['BE']
  }
  getDaysInMonth(date) {
    return super.getDaysInMonth($63d4eafd4d826996$var$toGregorian(date))
  }
  balanceDate() {}
  constructor(...args) {
    ;(super(...args), (this.identifier = 'buddhist'))
  }
}
function $63d4eafd4d826996$var$toGregorian(date) {
  let [era, year] = $93635573935797de$export$4475b7e617eb123c(
    date.year + $63d4eafd4d826996$var$BUDDHIST_ERA_START,
  )
  return new $2aaf608024c21ca1$export$99faa760c7908e4f(era, year, date.month, date.day)
}
// node_modules/@internationalized/date/dist/private/calendars/TaiwanCalendar.mjs
var $c009cc5f64923054$var$TAIWAN_ERA_START = 1911
function $c009cc5f64923054$var$gregorianYear(date) {
  return date.era === 'minguo'
    ? date.year + $c009cc5f64923054$var$TAIWAN_ERA_START
    : 1 - date.year + $c009cc5f64923054$var$TAIWAN_ERA_START
}
function $c009cc5f64923054$var$gregorianToTaiwan(year) {
  let y = year - $c009cc5f64923054$var$TAIWAN_ERA_START
  if (y > 0) return ['minguo', y]
  else return ['before_minguo', 1 - y]
}
var $c009cc5f64923054$export$65e01080afcb0799 = class extends $93635573935797de$export$80ee6245ec4f29ec {
  fromJulianDay(jd) {
    let date = super.fromJulianDay(jd)
    let [era, year] = $c009cc5f64923054$var$gregorianToTaiwan(
      $93635573935797de$export$c36e0ecb2d4fa69d(date.era, date.year),
    )
    return new $2aaf608024c21ca1$export$99faa760c7908e4f(this, era, year, date.month, date.day)
  }
  toJulianDay(date) {
    return super.toJulianDay($c009cc5f64923054$var$toGregorian(date))
  }
  getEras() {
    return ['before_minguo', 'minguo']
  }
  balanceDate(date) {
    let [era, year] = $c009cc5f64923054$var$gregorianToTaiwan($c009cc5f64923054$var$gregorianYear(date))
    date.era = era
    date.year = year
  }
  isInverseEra(date) {
    return date.era === 'before_minguo'
  }
  getDaysInMonth(date) {
    return super.getDaysInMonth($c009cc5f64923054$var$toGregorian(date))
  }
  getYearsInEra(date) {
    return date.era === 'before_minguo' ? 9999 : 8088
  }
  constructor(...args) {
    ;(super(...args), (this.identifier = 'roc'))
  }
}
function $c009cc5f64923054$var$toGregorian(date) {
  let [era, year] = $93635573935797de$export$4475b7e617eb123c($c009cc5f64923054$var$gregorianYear(date))
  return new $2aaf608024c21ca1$export$99faa760c7908e4f(era, year, date.month, date.day)
}
// node_modules/@internationalized/date/dist/private/calendars/PersianCalendar.mjs
var $a0cc0739a536c3b1$var$PERSIAN_EPOCH = 1948320
var $a0cc0739a536c3b1$var$MONTH_START = [0, 31, 62, 93, 124, 155, 186, 216, 246, 276, 306, 336]
var $a0cc0739a536c3b1$export$37fccdbfd14c5939 = class {
  fromJulianDay(jd) {
    let daysSinceEpoch = jd - $a0cc0739a536c3b1$var$PERSIAN_EPOCH
    let year = 1 + Math.floor((33 * daysSinceEpoch + 3) / 12053)
    let dayOfYear = daysSinceEpoch - (365 * (year - 1) + Math.floor((8 * year + 21) / 33))
    let month = dayOfYear < 216 ? Math.floor(dayOfYear / 31) : Math.floor((dayOfYear - 6) / 30)
    let day = dayOfYear - $a0cc0739a536c3b1$var$MONTH_START[month] + 1
    return new $2aaf608024c21ca1$export$99faa760c7908e4f(this, year, month + 1, day)
  }
  toJulianDay(date) {
    let jd = 1948319 + 365 * (date.year - 1) + Math.floor((8 * date.year + 21) / 33)
    jd += $a0cc0739a536c3b1$var$MONTH_START[date.month - 1]
    jd += date.day
    return jd
  }
  getMonthsInYear() {
    return 12
  }
  getDaysInMonth(date) {
    if (date.month <= 6) return 31
    if (date.month <= 11) return 30
    return $09ec6a572d60460f$export$842a2cf37af977e1(25 * date.year + 11, 33) < 8 ? 30 : 29
  }
  getMaximumMonthsInYear() {
    return 12
  }
  getMaximumDaysInMonth() {
    return 31
  }
  getEras() {
    return ['AP']
  }
  getYearsInEra() {
    return 9377
  }
  constructor() {
    this.identifier = 'persian'
  }
}
// node_modules/@internationalized/date/dist/private/calendars/IndianCalendar.mjs
var $11fa67a177e45470$var$INDIAN_ERA_START = 78
var $11fa67a177e45470$var$INDIAN_YEAR_START = 80
var $11fa67a177e45470$export$39f31c639fa15726 = class extends $93635573935797de$export$80ee6245ec4f29ec {
  fromJulianDay(jd) {
    let date = super.fromJulianDay(jd)
    let indianYear = date.year - $11fa67a177e45470$var$INDIAN_ERA_START
    let yDay = jd - $93635573935797de$export$f297eb839006d339(date.era, date.year, 1, 1)
    let leapMonth
    if (yDay < $11fa67a177e45470$var$INDIAN_YEAR_START) {
      indianYear--
      leapMonth = $93635573935797de$export$553d7fa8e3805fc0(date.year - 1) ? 31 : 30
      yDay += leapMonth + 155 + 90 + 10
    } else {
      leapMonth = $93635573935797de$export$553d7fa8e3805fc0(date.year) ? 31 : 30
      yDay -= $11fa67a177e45470$var$INDIAN_YEAR_START
    }
    let indianMonth
    let indianDay
    if (yDay < leapMonth) {
      indianMonth = 1
      indianDay = yDay + 1
    } else {
      let mDay = yDay - leapMonth
      if (mDay < 155) {
        indianMonth = Math.floor(mDay / 31) + 2
        indianDay = (mDay % 31) + 1
      } else {
        mDay -= 155
        indianMonth = Math.floor(mDay / 30) + 7
        indianDay = (mDay % 30) + 1
      }
    }
    return new $2aaf608024c21ca1$export$99faa760c7908e4f(this, indianYear, indianMonth, indianDay)
  }
  toJulianDay(date) {
    let extendedYear = date.year + $11fa67a177e45470$var$INDIAN_ERA_START
    let [era, year] = $93635573935797de$export$4475b7e617eb123c(extendedYear)
    let leapMonth
    let jd
    if ($93635573935797de$export$553d7fa8e3805fc0(year)) {
      leapMonth = 31
      jd = $93635573935797de$export$f297eb839006d339(era, year, 3, 21)
    } else {
      leapMonth = 30
      jd = $93635573935797de$export$f297eb839006d339(era, year, 3, 22)
    }
    if (date.month === 1) return jd + date.day - 1
    jd += leapMonth + Math.min(date.month - 2, 5) * 31
    if (date.month >= 8) jd += (date.month - 7) * 30
    jd += date.day - 1
    return jd
  }
  getDaysInMonth(date) {
    if (
      date.month === 1 &&
      $93635573935797de$export$553d7fa8e3805fc0(date.year + $11fa67a177e45470$var$INDIAN_ERA_START)
    )
      return 31
    if (date.month >= 2 && date.month <= 6) return 31
    return 30
  }
  getYearsInEra() {
    return 9919
  }
  getEras() {
    return ['saka']
  }
  balanceDate() {}
  constructor(...args) {
    ;(super(...args), (this.identifier = 'indian'))
  }
}
// node_modules/@internationalized/date/dist/private/calendars/IslamicCalendar.mjs
var $fd4f9bc1ba0e49a8$var$CIVIL_EPOC = 1948440
var $fd4f9bc1ba0e49a8$var$ASTRONOMICAL_EPOC = 1948439
var $fd4f9bc1ba0e49a8$var$UMALQURA_YEAR_START = 1300
var $fd4f9bc1ba0e49a8$var$UMALQURA_YEAR_END = 1600
var $fd4f9bc1ba0e49a8$var$UMALQURA_START_DAYS = 460322
function $fd4f9bc1ba0e49a8$var$islamicToJulianDay(epoch, year, month, day) {
  return day + Math.ceil(29.5 * (month - 1)) + (year - 1) * 354 + Math.floor((3 + 11 * year) / 30) + epoch - 1
}
function $fd4f9bc1ba0e49a8$var$julianDayToIslamic(calendar, epoch, jd) {
  let year = Math.floor((30 * (jd - epoch) + 10646) / 10631)
  let month = Math.min(
    12,
    Math.ceil((jd - (29 + $fd4f9bc1ba0e49a8$var$islamicToJulianDay(epoch, year, 1, 1))) / 29.5) + 1,
  )
  let day = jd - $fd4f9bc1ba0e49a8$var$islamicToJulianDay(epoch, year, month, 1) + 1
  return new $2aaf608024c21ca1$export$99faa760c7908e4f(calendar, year, month, day)
}
function $fd4f9bc1ba0e49a8$var$isLeapYear(year) {
  return (14 + 11 * year) % 30 < 11
}
var $fd4f9bc1ba0e49a8$export$2066795aadd37bfc = class {
  fromJulianDay(jd) {
    return $fd4f9bc1ba0e49a8$var$julianDayToIslamic(this, $fd4f9bc1ba0e49a8$var$CIVIL_EPOC, jd)
  }
  toJulianDay(date) {
    return $fd4f9bc1ba0e49a8$var$islamicToJulianDay(
      $fd4f9bc1ba0e49a8$var$CIVIL_EPOC,
      date.year,
      date.month,
      date.day,
    )
  }
  getDaysInMonth(date) {
    let length = 29 + (date.month % 2)
    if (date.month === 12 && $fd4f9bc1ba0e49a8$var$isLeapYear(date.year)) length++
    return length
  }
  getMonthsInYear() {
    return 12
  }
  getDaysInYear(date) {
    return $fd4f9bc1ba0e49a8$var$isLeapYear(date.year) ? 355 : 354
  }
  getMaximumMonthsInYear() {
    return 12
  }
  getMaximumDaysInMonth() {
    return 30
  }
  getYearsInEra() {
    return 9665
  }
  getEras() {
    return ['AH']
  }
  constructor() {
    this.identifier = 'islamic-civil'
  }
}
var $fd4f9bc1ba0e49a8$export$37f0887f2f9d22f7 = class extends $fd4f9bc1ba0e49a8$export$2066795aadd37bfc {
  fromJulianDay(jd) {
    return $fd4f9bc1ba0e49a8$var$julianDayToIslamic(this, $fd4f9bc1ba0e49a8$var$ASTRONOMICAL_EPOC, jd)
  }
  toJulianDay(date) {
    return $fd4f9bc1ba0e49a8$var$islamicToJulianDay(
      $fd4f9bc1ba0e49a8$var$ASTRONOMICAL_EPOC,
      date.year,
      date.month,
      date.day,
    )
  }
  constructor(...args) {
    ;(super(...args), (this.identifier = 'islamic-tbla'))
  }
}
var $fd4f9bc1ba0e49a8$var$UMALQURA_DATA =
  'qgpUDckO1AbqBmwDrQpVBakGkgepC9QF2gpcBS0NlQZKB1QLagutBa4ETwoXBYsGpQbVCtYCWwmdBE0KJg2VDawFtgm6AlsKKwWVCsoG6Qr0AnYJtgJWCcoKpAvSC9kF3AJtCU0FpQpSC6ULtAW2CVcFlwJLBaMGUgdlC2oFqworBZUMSg2lDcoF1gpXCasESwmlClILagt1BXYCtwhbBFUFqQW0BdoJ3QRuAjYJqgpUDbIN1QXaAlsJqwRVCkkLZAtxC7QFtQpVCiUNkg7JDtQG6QprCasEkwpJDaQNsg25CroEWworBZUKKgtVC1wFvQQ9Ah0JlQpKC1oLbQW2AjsJmwRVBqkGVAdqC2wFrQpVBSkLkgupC9QF2gpaBasKlQVJB2QHqgu1BbYCVgpNDiULUgtqC60FrgIvCZcESwalBqwG1gpdBZ0ETQoWDZUNqgW1BdoCWwmtBJUFygbkBuoK9QS2AlYJqgpUC9IL2QXqAm0JrQSVCkoLpQuyBbUJ1gSXCkcFkwZJB1ULagVrCisFiwpGDaMNygXWCtsEawJLCaUKUgtpC3UFdgG3CFsCKwVlBbQF2gntBG0BtgimClINqQ3UBdoKWwmrBFMGKQdiB6kLsgW1ClUFJQuSDckO0gbpCmsFqwRVCikNVA2qDbUJugQ7CpsETQqqCtUK2gJdCV4ELgqaDFUNsga5BroEXQotBZUKUguoC7QLuQXaAloJSgukDdEO6AZqC20FNQWVBkoNqA3UDdoGWwWdAisGFQtKC5ULqgWuCi4JjwwnBZUGqgbWCl0FnQI='
var $fd4f9bc1ba0e49a8$var$UMALQURA_MONTHLENGTH
var $fd4f9bc1ba0e49a8$var$UMALQURA_YEAR_START_TABLE
function $fd4f9bc1ba0e49a8$var$umalquraYearStart(year) {
  return (
    $fd4f9bc1ba0e49a8$var$UMALQURA_START_DAYS +
    $fd4f9bc1ba0e49a8$var$UMALQURA_YEAR_START_TABLE[year - $fd4f9bc1ba0e49a8$var$UMALQURA_YEAR_START]
  )
}
function $fd4f9bc1ba0e49a8$var$umalquraMonthLength(year, month) {
  let idx = year - $fd4f9bc1ba0e49a8$var$UMALQURA_YEAR_START
  let mask = 1 << (11 - (month - 1))
  if (($fd4f9bc1ba0e49a8$var$UMALQURA_MONTHLENGTH[idx] & mask) === 0) return 29
  else return 30
}
function $fd4f9bc1ba0e49a8$var$umalquraMonthStart(year, month) {
  let day = $fd4f9bc1ba0e49a8$var$umalquraYearStart(year)
  for (let i = 1; i < month; i++) day += $fd4f9bc1ba0e49a8$var$umalquraMonthLength(year, i)
  return day
}
function $fd4f9bc1ba0e49a8$var$umalquraYearLength(year) {
  return (
    $fd4f9bc1ba0e49a8$var$UMALQURA_YEAR_START_TABLE[year + 1 - $fd4f9bc1ba0e49a8$var$UMALQURA_YEAR_START] -
    $fd4f9bc1ba0e49a8$var$UMALQURA_YEAR_START_TABLE[year - $fd4f9bc1ba0e49a8$var$UMALQURA_YEAR_START]
  )
}
var $fd4f9bc1ba0e49a8$export$5baab4758c231076 = class extends $fd4f9bc1ba0e49a8$export$2066795aadd37bfc {
  constructor() {
    ;(super(), (this.identifier = 'islamic-umalqura'))
    if (!$fd4f9bc1ba0e49a8$var$UMALQURA_MONTHLENGTH)
      $fd4f9bc1ba0e49a8$var$UMALQURA_MONTHLENGTH = new Uint16Array(
        Uint8Array.from(atob($fd4f9bc1ba0e49a8$var$UMALQURA_DATA), (c) => c.charCodeAt(0)).buffer,
      )
    if (!$fd4f9bc1ba0e49a8$var$UMALQURA_YEAR_START_TABLE) {
      $fd4f9bc1ba0e49a8$var$UMALQURA_YEAR_START_TABLE = /* @__PURE__ */ new Uint32Array(301)
      let yearStart = 0
      for (
        let year = $fd4f9bc1ba0e49a8$var$UMALQURA_YEAR_START;
        year <= $fd4f9bc1ba0e49a8$var$UMALQURA_YEAR_END;
        year++
      ) {
        $fd4f9bc1ba0e49a8$var$UMALQURA_YEAR_START_TABLE[year - $fd4f9bc1ba0e49a8$var$UMALQURA_YEAR_START] =
          yearStart
        for (let i = 1; i <= 12; i++) yearStart += $fd4f9bc1ba0e49a8$var$umalquraMonthLength(year, i)
      }
    }
  }
  fromJulianDay(jd) {
    let days = jd - $fd4f9bc1ba0e49a8$var$CIVIL_EPOC
    let startDays = $fd4f9bc1ba0e49a8$var$umalquraYearStart($fd4f9bc1ba0e49a8$var$UMALQURA_YEAR_START)
    let endDays = $fd4f9bc1ba0e49a8$var$umalquraYearStart($fd4f9bc1ba0e49a8$var$UMALQURA_YEAR_END)
    if (days < startDays || days > endDays) return super.fromJulianDay(jd)
    else {
      let y = 1299
      let m = 1
      let d = 1
      while (d > 0) {
        y++
        d = days - $fd4f9bc1ba0e49a8$var$umalquraYearStart(y) + 1
        let yearLength = $fd4f9bc1ba0e49a8$var$umalquraYearLength(y)
        if (d === yearLength) {
          m = 12
          break
        } else if (d < yearLength) {
          let monthLength = $fd4f9bc1ba0e49a8$var$umalquraMonthLength(y, m)
          m = 1
          while (d > monthLength) {
            d -= monthLength
            m++
            monthLength = $fd4f9bc1ba0e49a8$var$umalquraMonthLength(y, m)
          }
          break
        }
      }
      return new $2aaf608024c21ca1$export$99faa760c7908e4f(
        this,
        y,
        m,
        days - $fd4f9bc1ba0e49a8$var$umalquraMonthStart(y, m) + 1,
      )
    }
  }
  toJulianDay(date) {
    if (
      date.year < $fd4f9bc1ba0e49a8$var$UMALQURA_YEAR_START ||
      date.year > $fd4f9bc1ba0e49a8$var$UMALQURA_YEAR_END
    )
      return super.toJulianDay(date)
    return (
      $fd4f9bc1ba0e49a8$var$CIVIL_EPOC +
      $fd4f9bc1ba0e49a8$var$umalquraMonthStart(date.year, date.month) +
      (date.day - 1)
    )
  }
  getDaysInMonth(date) {
    if (
      date.year < $fd4f9bc1ba0e49a8$var$UMALQURA_YEAR_START ||
      date.year > $fd4f9bc1ba0e49a8$var$UMALQURA_YEAR_END
    )
      return super.getDaysInMonth(date)
    return $fd4f9bc1ba0e49a8$var$umalquraMonthLength(date.year, date.month)
  }
  getDaysInYear(date) {
    if (
      date.year < $fd4f9bc1ba0e49a8$var$UMALQURA_YEAR_START ||
      date.year > $fd4f9bc1ba0e49a8$var$UMALQURA_YEAR_END
    )
      return super.getDaysInYear(date)
    return $fd4f9bc1ba0e49a8$var$umalquraYearLength(date.year)
  }
}
// node_modules/@internationalized/date/dist/private/calendars/HebrewCalendar.mjs
var $f39495b96f9dbac6$var$HEBREW_EPOCH = 347997
var $f39495b96f9dbac6$var$DAY_PARTS = 25920
var $f39495b96f9dbac6$var$MONTH_PARTS = 765433
function $f39495b96f9dbac6$var$isLeapYear(year) {
  return $09ec6a572d60460f$export$842a2cf37af977e1(year * 7 + 1, 19) < 7
}
function $f39495b96f9dbac6$var$hebrewDelay1(year) {
  let months = Math.floor((235 * year - 234) / 19)
  let parts = 12084 + 13753 * months
  let day = months * 29 + Math.floor(parts / 25920)
  if ($09ec6a572d60460f$export$842a2cf37af977e1(3 * (day + 1), 7) < 3) day += 1
  return day
}
function $f39495b96f9dbac6$var$hebrewDelay2(year) {
  let last = $f39495b96f9dbac6$var$hebrewDelay1(year - 1)
  let present = $f39495b96f9dbac6$var$hebrewDelay1(year)
  if ($f39495b96f9dbac6$var$hebrewDelay1(year + 1) - present === 356) return 2
  if (present - last === 382) return 1
  return 0
}
function $f39495b96f9dbac6$var$startOfYear(year) {
  return $f39495b96f9dbac6$var$hebrewDelay1(year) + $f39495b96f9dbac6$var$hebrewDelay2(year)
}
function $f39495b96f9dbac6$var$getDaysInYear(year) {
  return $f39495b96f9dbac6$var$startOfYear(year + 1) - $f39495b96f9dbac6$var$startOfYear(year)
}
function $f39495b96f9dbac6$var$getYearType(year) {
  let yearLength = $f39495b96f9dbac6$var$getDaysInYear(year)
  if (yearLength > 380) yearLength -= 30
  switch (yearLength) {
    case 353:
      return 0
    case 354:
      return 1
    case 355:
      return 2
  }
}
function $f39495b96f9dbac6$var$getDaysInMonth(year, month) {
  if (month >= 6 && !$f39495b96f9dbac6$var$isLeapYear(year)) month++
  if (month === 4 || month === 7 || month === 9 || month === 11 || month === 13) return 29
  let yearType = $f39495b96f9dbac6$var$getYearType(year)
  if (month === 2) return yearType === 2 ? 30 : 29
  if (month === 3) return yearType === 0 ? 29 : 30
  if (month === 6) return $f39495b96f9dbac6$var$isLeapYear(year) ? 30 : 0
  return 30
}
var $f39495b96f9dbac6$export$ca405048b8fb5af = class {
  fromJulianDay(jd) {
    let d = jd - $f39495b96f9dbac6$var$HEBREW_EPOCH
    let m = (d * $f39495b96f9dbac6$var$DAY_PARTS) / $f39495b96f9dbac6$var$MONTH_PARTS
    let year = Math.floor((19 * m + 234) / 235) + 1
    let ys = $f39495b96f9dbac6$var$startOfYear(year)
    let dayOfYear = Math.floor(d - ys)
    while (dayOfYear < 1) {
      year--
      ys = $f39495b96f9dbac6$var$startOfYear(year)
      dayOfYear = Math.floor(d - ys)
    }
    let month = 1
    let monthStart = 0
    while (monthStart < dayOfYear) {
      monthStart += $f39495b96f9dbac6$var$getDaysInMonth(year, month)
      month++
    }
    month--
    monthStart -= $f39495b96f9dbac6$var$getDaysInMonth(year, month)
    let day = dayOfYear - monthStart
    return new $2aaf608024c21ca1$export$99faa760c7908e4f(this, year, month, day)
  }
  toJulianDay(date) {
    let jd = $f39495b96f9dbac6$var$startOfYear(date.year)
    for (let month = 1; month < date.month; month++)
      jd += $f39495b96f9dbac6$var$getDaysInMonth(date.year, month)
    return jd + date.day + $f39495b96f9dbac6$var$HEBREW_EPOCH
  }
  getDaysInMonth(date) {
    return $f39495b96f9dbac6$var$getDaysInMonth(date.year, date.month)
  }
  getMonthsInYear(date) {
    return $f39495b96f9dbac6$var$isLeapYear(date.year) ? 13 : 12
  }
  getDaysInYear(date) {
    return $f39495b96f9dbac6$var$getDaysInYear(date.year)
  }
  getMaximumMonthsInYear() {
    return 13
  }
  getMaximumDaysInMonth() {
    return 30
  }
  getYearsInEra() {
    return 9999
  }
  getEras() {
    return ['AM']
  }
  balanceYearMonth(date, previousDate) {
    if (previousDate.year !== date.year) {
      if (
        $f39495b96f9dbac6$var$isLeapYear(previousDate.year) &&
        !$f39495b96f9dbac6$var$isLeapYear(date.year) &&
        previousDate.month > 6
      )
        date.month--
      else if (
        !$f39495b96f9dbac6$var$isLeapYear(previousDate.year) &&
        $f39495b96f9dbac6$var$isLeapYear(date.year) &&
        previousDate.month > 6
      )
        date.month++
    }
  }
  constructor() {
    this.identifier = 'hebrew'
  }
}
// node_modules/@internationalized/date/dist/private/calendars/EthiopicCalendar.mjs
var $97cfca9efd59523d$var$ETHIOPIC_EPOCH = 1723856
var $97cfca9efd59523d$var$COPTIC_EPOCH = 1824665
var $97cfca9efd59523d$var$AMETE_MIHRET_DELTA = 5500
function $97cfca9efd59523d$var$ceToJulianDay(epoch, year, month, day) {
  return epoch + 365 * year + Math.floor(year / 4) + 30 * (month - 1) + day - 1
}
function $97cfca9efd59523d$var$julianDayToCE(epoch, jd) {
  let year = Math.floor((4 * (jd - epoch)) / 1461)
  if (jd >= $97cfca9efd59523d$var$ceToJulianDay(epoch, year + 1, 1, 1)) year++
  let month = 1 + Math.floor((jd - $97cfca9efd59523d$var$ceToJulianDay(epoch, year, 1, 1)) / 30)
  let day = jd + 1 - $97cfca9efd59523d$var$ceToJulianDay(epoch, year, month, 1)
  return [year, month, day]
}
function $97cfca9efd59523d$var$getLeapDay(year) {
  return Math.floor((year % 4) / 3)
}
function $97cfca9efd59523d$var$getDaysInMonth(year, month) {
  if (month % 13 !== 0) return 30
  else return $97cfca9efd59523d$var$getLeapDay(year) + 5
}
var $97cfca9efd59523d$export$26ba6eab5e20cd7d = class {
  fromJulianDay(jd) {
    let [year, month, day] = $97cfca9efd59523d$var$julianDayToCE($97cfca9efd59523d$var$ETHIOPIC_EPOCH, jd)
    let era = 'AM'
    if (year <= 0) {
      era = 'AA'
      year += $97cfca9efd59523d$var$AMETE_MIHRET_DELTA
    }
    return new $2aaf608024c21ca1$export$99faa760c7908e4f(this, era, year, month, day)
  }
  toJulianDay(date) {
    let year = date.year
    if (date.era === 'AA') year -= $97cfca9efd59523d$var$AMETE_MIHRET_DELTA
    return $97cfca9efd59523d$var$ceToJulianDay(
      $97cfca9efd59523d$var$ETHIOPIC_EPOCH,
      year,
      date.month,
      date.day,
    )
  }
  getDaysInMonth(date) {
    return $97cfca9efd59523d$var$getDaysInMonth(date.year, date.month)
  }
  getMonthsInYear() {
    return 13
  }
  getDaysInYear(date) {
    return 365 + $97cfca9efd59523d$var$getLeapDay(date.year)
  }
  getMaximumMonthsInYear() {
    return 13
  }
  getMaximumDaysInMonth() {
    return 30
  }
  getYearsInEra(date) {
    return date.era === 'AA' ? 9999 : 9991
  }
  getEras() {
    return ['AA', 'AM']
  }
  constructor() {
    this.identifier = 'ethiopic'
  }
}
var $97cfca9efd59523d$export$d72e0c37005a4914 = class extends $97cfca9efd59523d$export$26ba6eab5e20cd7d {
  fromJulianDay(jd) {
    let [year, month, day] = $97cfca9efd59523d$var$julianDayToCE($97cfca9efd59523d$var$ETHIOPIC_EPOCH, jd)
    year += $97cfca9efd59523d$var$AMETE_MIHRET_DELTA
    return new $2aaf608024c21ca1$export$99faa760c7908e4f(this, 'AA', year, month, day)
  }
  getEras() {
    return ['AA']
  }
  getYearsInEra() {
    return 9999
  }
  constructor(...args) {
    ;(super(...args), (this.identifier = 'ethioaa'))
  }
}
var $97cfca9efd59523d$export$fe6243cbe1a4b7c1 = class extends $97cfca9efd59523d$export$26ba6eab5e20cd7d {
  fromJulianDay(jd) {
    let [year, month, day] = $97cfca9efd59523d$var$julianDayToCE($97cfca9efd59523d$var$COPTIC_EPOCH, jd)
    let era = 'CE'
    if (year <= 0) {
      era = 'BCE'
      year = 1 - year
    }
    return new $2aaf608024c21ca1$export$99faa760c7908e4f(this, era, year, month, day)
  }
  toJulianDay(date) {
    let year = date.year
    if (date.era === 'BCE') year = 1 - year
    return $97cfca9efd59523d$var$ceToJulianDay($97cfca9efd59523d$var$COPTIC_EPOCH, year, date.month, date.day)
  }
  getDaysInMonth(date) {
    let year = date.year
    if (date.era === 'BCE') year = 1 - year
    return $97cfca9efd59523d$var$getDaysInMonth(year, date.month)
  }
  isInverseEra(date) {
    return date.era === 'BCE'
  }
  balanceDate(date) {
    if (date.year <= 0) {
      date.era = date.era === 'BCE' ? 'CE' : 'BCE'
      date.year = 1 - date.year
    }
  }
  getEras() {
    return ['BCE', 'CE']
  }
  getYearsInEra(date) {
    return date.era === 'BCE' ? 9999 : 9715
  }
  constructor(...args) {
    ;(super(...args), (this.identifier = 'coptic'))
  }
}
// node_modules/@internationalized/date/dist/private/createCalendar.mjs
function $84102b64e5ca022f$export$dd0bbc9b26defe37(name) {
  switch (name) {
    case 'buddhist':
      return new $63d4eafd4d826996$export$42d20a78301dee44()
    case 'ethiopic':
      return new $97cfca9efd59523d$export$26ba6eab5e20cd7d()
    case 'ethioaa':
      return new $97cfca9efd59523d$export$d72e0c37005a4914()
    case 'coptic':
      return new $97cfca9efd59523d$export$fe6243cbe1a4b7c1()
    case 'hebrew':
      return new $f39495b96f9dbac6$export$ca405048b8fb5af()
    case 'indian':
      return new $11fa67a177e45470$export$39f31c639fa15726()
    case 'islamic-civil':
      return new $fd4f9bc1ba0e49a8$export$2066795aadd37bfc()
    case 'islamic-tbla':
      return new $fd4f9bc1ba0e49a8$export$37f0887f2f9d22f7()
    case 'islamic-umalqura':
      return new $fd4f9bc1ba0e49a8$export$5baab4758c231076()
    case 'japanese':
      return new $34b940b49ba042df$export$b746ab2b60cdffbf()
    case 'persian':
      return new $a0cc0739a536c3b1$export$37fccdbfd14c5939()
    case 'roc':
      return new $c009cc5f64923054$export$65e01080afcb0799()
    default:
      return new $93635573935797de$export$80ee6245ec4f29ec()
  }
}
// node_modules/@internationalized/date/dist/private/DateFormatter.mjs
var $12a3c853105e5a70$var$formatterCache = /* @__PURE__ */ new Map()
var $12a3c853105e5a70$export$ad991b66133851cf = class {
  constructor(locale, options = {}) {
    this.formatter = $12a3c853105e5a70$var$getCachedDateFormatter(locale, options)
    this.options = options
  }
  /**
   * Formats a date as a string according to the locale and format options passed to the
   * constructor.
   */ format(value) {
    return this.formatter.format(value)
  }
  /** Formats a date to an array of parts such as separators, numbers, punctuation, and more. */ formatToParts(
    value,
  ) {
    return this.formatter.formatToParts(value)
  }
  /** Formats a date range as a string. */ formatRange(start, end) {
    if (typeof this.formatter.formatRange === 'function') return this.formatter.formatRange(start, end)
    if (end < start) throw new RangeError('End date must be >= start date')
    return `${this.formatter.format(start)} \u{2013} ${this.formatter.format(end)}`
  }
  /** Formats a date range as an array of parts. */ formatRangeToParts(start, end) {
    if (typeof this.formatter.formatRangeToParts === 'function')
      return this.formatter.formatRangeToParts(start, end)
    if (end < start) throw new RangeError('End date must be >= start date')
    let startParts = this.formatter.formatToParts(start)
    let endParts = this.formatter.formatToParts(end)
    return [
      ...startParts.map((p) => ({
        ...p,
        source: 'startRange',
      })),
      {
        type: 'literal',
        value: ' – ',
        source: 'shared',
      },
      ...endParts.map((p) => ({
        ...p,
        source: 'endRange',
      })),
    ]
  }
  /** Returns the resolved formatting options based on the values passed to the constructor. */ resolvedOptions() {
    let resolvedOptions = this.formatter.resolvedOptions()
    if ($12a3c853105e5a70$var$hasBuggyResolvedHourCycle()) {
      if (!this.resolvedHourCycle)
        this.resolvedHourCycle = $12a3c853105e5a70$var$getResolvedHourCycle(
          resolvedOptions.locale,
          this.options,
        )
      resolvedOptions.hourCycle = this.resolvedHourCycle
      resolvedOptions.hour12 = this.resolvedHourCycle === 'h11' || this.resolvedHourCycle === 'h12'
    }
    if (resolvedOptions.calendar === 'ethiopic-amete-alem') resolvedOptions.calendar = 'ethioaa'
    return resolvedOptions
  }
}
var $12a3c853105e5a70$var$hour12Preferences = {
  true: { ja: 'h11' },
  false: {},
}
function $12a3c853105e5a70$var$getCachedDateFormatter(locale, options = {}) {
  if (typeof options.hour12 === 'boolean' && $12a3c853105e5a70$var$hasBuggyHour12Behavior()) {
    options = { ...options }
    let pref = $12a3c853105e5a70$var$hour12Preferences[String(options.hour12)][locale.split('-')[0]]
    let defaultHourCycle = options.hour12 ? 'h12' : 'h23'
    options.hourCycle = pref ?? defaultHourCycle
    delete options.hour12
  }
  let cacheKey =
    locale +
    (options
      ? Object.entries(options)
          .sort((a, b) => (a[0] < b[0] ? -1 : 1))
          .join()
      : '')
  if ($12a3c853105e5a70$var$formatterCache.has(cacheKey))
    return $12a3c853105e5a70$var$formatterCache.get(cacheKey)
  let numberFormatter = new Intl.DateTimeFormat(locale, options)
  $12a3c853105e5a70$var$formatterCache.set(cacheKey, numberFormatter)
  return numberFormatter
}
var $12a3c853105e5a70$var$_hasBuggyHour12Behavior = null
function $12a3c853105e5a70$var$hasBuggyHour12Behavior() {
  if ($12a3c853105e5a70$var$_hasBuggyHour12Behavior == null)
    $12a3c853105e5a70$var$_hasBuggyHour12Behavior =
      new Intl.DateTimeFormat('en-US', {
        hour: 'numeric',
        hour12: false,
      }).format(new Date(2020, 2, 3, 0)) === '24'
  return $12a3c853105e5a70$var$_hasBuggyHour12Behavior
}
var $12a3c853105e5a70$var$_hasBuggyResolvedHourCycle = null
function $12a3c853105e5a70$var$hasBuggyResolvedHourCycle() {
  if ($12a3c853105e5a70$var$_hasBuggyResolvedHourCycle == null)
    $12a3c853105e5a70$var$_hasBuggyResolvedHourCycle =
      new Intl.DateTimeFormat('fr', {
        hour: 'numeric',
        hour12: false,
      }).resolvedOptions().hourCycle === 'h12'
  return $12a3c853105e5a70$var$_hasBuggyResolvedHourCycle
}
function $12a3c853105e5a70$var$getResolvedHourCycle(locale, options) {
  if (!options.timeStyle && !options.hour) return void 0
  locale = locale.replace(/(-u-)?-nu-[a-zA-Z0-9]+/, '')
  locale += (locale.includes('-u-') ? '' : '-u') + '-nu-latn'
  let formatter = $12a3c853105e5a70$var$getCachedDateFormatter(locale, {
    ...options,
    timeZone: void 0,
  })
  let min = parseInt(
    formatter.formatToParts(new Date(2020, 2, 3, 0)).find((p) => p.type === 'hour').value,
    10,
  )
  let max = parseInt(
    formatter.formatToParts(new Date(2020, 2, 3, 23)).find((p) => p.type === 'hour').value,
    10,
  )
  if (min === 0 && max === 23) return 'h23'
  if (min === 24 && max === 23) return 'h24'
  if (min === 0 && max === 11) return 'h11'
  if (min === 12 && max === 11) return 'h12'
  throw new Error('Unexpected hour cycle result')
}
// node_modules/react-aria/dist/private/intl/calendar/ar-AE.mjs
var $de4ff52e53c44097$exports = {}
$de4ff52e53c44097$exports = {
  dateRange: (args) => `${args.startDate} \u{625}\u{644}\u{649} ${args.endDate}`,
  dateSelected: (args) => `${args.date} \u{627}\u{644}\u{645}\u{62D}\u{62F}\u{62F}`,
  finishRangeSelectionPrompt: `\u{627}\u{646}\u{642}\u{631} \u{644}\u{625}\u{646}\u{647}\u{627}\u{621} \u{639}\u{645}\u{644}\u{64A}\u{629} \u{62A}\u{62D}\u{62F}\u{64A}\u{62F} \u{646}\u{637}\u{627}\u{642} \u{627}\u{644}\u{62A}\u{627}\u{631}\u{64A}\u{62E}`,
  maximumDate: `\u{622}\u{62E}\u{631} \u{62A}\u{627}\u{631}\u{64A}\u{62E} \u{645}\u{62A}\u{627}\u{62D}`,
  minimumDate: `\u{623}\u{648}\u{644} \u{62A}\u{627}\u{631}\u{64A}\u{62E} \u{645}\u{62A}\u{627}\u{62D}`,
  next: `\u{627}\u{644}\u{62A}\u{627}\u{644}\u{64A}`,
  previous: `\u{627}\u{644}\u{633}\u{627}\u{628}\u{642}`,
  selectedDateDescription: (args) =>
    `\u{62A}\u{627}\u{631}\u{64A}\u{62E} \u{645}\u{62D}\u{62F}\u{62F}: ${args.date}`,
  selectedRangeDescription: (args) =>
    `\u{627}\u{644}\u{645}\u{62F}\u{649} \u{627}\u{644}\u{632}\u{645}\u{646}\u{64A} \u{627}\u{644}\u{645}\u{62D}\u{62F}\u{62F}: ${args.dateRange}`,
  startRangeSelectionPrompt: `\u{627}\u{646}\u{642}\u{631} \u{644}\u{628}\u{62F}\u{621} \u{639}\u{645}\u{644}\u{64A}\u{629} \u{62A}\u{62D}\u{62F}\u{64A}\u{62F} \u{646}\u{637}\u{627}\u{642} \u{627}\u{644}\u{62A}\u{627}\u{631}\u{64A}\u{62E}`,
  todayDate: (args) => `\u{627}\u{644}\u{64A}\u{648}\u{645}\u{60C} ${args.date}`,
  todayDateSelected: (args) =>
    `\u{627}\u{644}\u{64A}\u{648}\u{645}\u{60C} ${args.date} \u{645}\u{62D}\u{62F}\u{62F}`,
}
// node_modules/react-aria/dist/private/intl/calendar/bg-BG.mjs
var $3033c86f23206ee6$exports = {}
$3033c86f23206ee6$exports = {
  dateRange: (args) => `${args.startDate} \u{434}\u{43E} ${args.endDate}`,
  dateSelected: (args) => `\u{418}\u{437}\u{431}\u{440}\u{430}\u{43D}\u{43E} \u{435} ${args.date}`,
  finishRangeSelectionPrompt: `\u{41D}\u{430}\u{442}\u{438}\u{441}\u{43D}\u{435}\u{442}\u{435}, \u{437}\u{430} \u{434}\u{430} \u{434}\u{43E}\u{432}\u{44A}\u{440}\u{448}\u{438}\u{442}\u{435} \u{438}\u{437}\u{431}\u{43E}\u{440}\u{430} \u{43D}\u{430} \u{432}\u{440}\u{435}\u{43C}\u{435}\u{432}\u{438} \u{438}\u{43D}\u{442}\u{435}\u{440}\u{432}\u{430}\u{43B}`,
  maximumDate: `\u{41F}\u{43E}\u{441}\u{43B}\u{435}\u{434}\u{43D}\u{430} \u{43D}\u{430}\u{43B}\u{438}\u{447}\u{43D}\u{430} \u{434}\u{430}\u{442}\u{430}`,
  minimumDate: `\u{41F}\u{44A}\u{440}\u{432}\u{430} \u{43D}\u{430}\u{43B}\u{438}\u{447}\u{43D}\u{430} \u{434}\u{430}\u{442}\u{430}`,
  next: `\u{41D}\u{430}\u{43F}\u{440}\u{435}\u{434}`,
  previous: `\u{41D}\u{430}\u{437}\u{430}\u{434}`,
  selectedDateDescription: (args) =>
    `\u{418}\u{437}\u{431}\u{440}\u{430}\u{43D}\u{430} \u{434}\u{430}\u{442}\u{430}: ${args.date}`,
  selectedRangeDescription: (args) =>
    `\u{418}\u{437}\u{431}\u{440}\u{430}\u{43D} \u{434}\u{438}\u{430}\u{43F}\u{430}\u{437}\u{43E}\u{43D}: ${args.dateRange}`,
  startRangeSelectionPrompt: `\u{41D}\u{430}\u{442}\u{438}\u{441}\u{43D}\u{435}\u{442}\u{435}, \u{437}\u{430} \u{434}\u{430} \u{43F}\u{440}\u{438}\u{441}\u{442}\u{44A}\u{43F}\u{438}\u{442}\u{435} \u{43A}\u{44A}\u{43C} \u{438}\u{437}\u{431}\u{43E}\u{440}\u{430} \u{43D}\u{430} \u{432}\u{440}\u{435}\u{43C}\u{435}\u{432}\u{438} \u{438}\u{43D}\u{442}\u{435}\u{440}\u{432}\u{430}\u{43B}`,
  todayDate: (args) => `\u{414}\u{43D}\u{435}\u{441}, ${args.date}`,
  todayDateSelected: (args) =>
    `\u{414}\u{43D}\u{435}\u{441}, ${args.date} \u{441}\u{430} \u{438}\u{437}\u{431}\u{440}\u{430}\u{43D}\u{438}`,
}
// node_modules/react-aria/dist/private/intl/calendar/cs-CZ.mjs
var $e63c2c159c28ba5d$exports = {}
$e63c2c159c28ba5d$exports = {
  dateRange: (args) => `${args.startDate} a\u{17E} ${args.endDate}`,
  dateSelected: (args) => `Vybr\xe1no ${args.date}`,
  finishRangeSelectionPrompt: `Kliknut\xedm dokon\u{10D}\xedte v\xfdb\u{11B}r rozsahu dat`,
  maximumDate: `Posledn\xed dostupn\xe9 datum`,
  minimumDate: `Prvn\xed dostupn\xe9 datum`,
  next: `Dal\u{161}\xed`,
  previous: `P\u{159}edchoz\xed`,
  selectedDateDescription: (args) => `Vybran\xe9 datum: ${args.date}`,
  selectedRangeDescription: (args) => `Vybran\xe9 obdob\xed: ${args.dateRange}`,
  startRangeSelectionPrompt: `Kliknut\xedm zah\xe1j\xedte v\xfdb\u{11B}r rozsahu dat`,
  todayDate: (args) => `Dnes, ${args.date}`,
  todayDateSelected: (args) => `Dnes, vybr\xe1no ${args.date}`,
}
// node_modules/react-aria/dist/private/intl/calendar/da-DK.mjs
var $8e0410439778b957$exports = {}
$8e0410439778b957$exports = {
  dateRange: (args) => `${args.startDate} til ${args.endDate}`,
  dateSelected: (args) => `${args.date} valgt`,
  finishRangeSelectionPrompt: `Klik for at fuldf\xf8re valg af datoomr\xe5de`,
  maximumDate: `Sidste ledige dato`,
  minimumDate: `F\xf8rste ledige dato`,
  next: `N\xe6ste`,
  previous: `Forrige`,
  selectedDateDescription: (args) => `Valgt dato: ${args.date}`,
  selectedRangeDescription: (args) => `Valgt interval: ${args.dateRange}`,
  startRangeSelectionPrompt: `Klik for at starte valg af datoomr\xe5de`,
  todayDate: (args) => `I dag, ${args.date}`,
  todayDateSelected: (args) => `I dag, ${args.date} valgt`,
}
// node_modules/react-aria/dist/private/intl/calendar/de-DE.mjs
var $b0f7870d1ca7ced9$exports = {}
$b0f7870d1ca7ced9$exports = {
  dateRange: (args) => `${args.startDate} bis ${args.endDate}`,
  dateSelected: (args) => `${args.date} ausgew\xe4hlt`,
  finishRangeSelectionPrompt: `Klicken, um die Auswahl des Datumsbereichs zu beenden`,
  maximumDate: `Letztes verf\xfcgbares Datum`,
  minimumDate: `Erstes verf\xfcgbares Datum`,
  next: `Weiter`,
  previous: `Zur\xfcck`,
  selectedDateDescription: (args) => `Ausgew\xe4hltes Datum: ${args.date}`,
  selectedRangeDescription: (args) => `Ausgew\xe4hlter Bereich: ${args.dateRange}`,
  startRangeSelectionPrompt: `Klicken, um die Auswahl des Datumsbereichs zu beginnen`,
  todayDate: (args) => `Heute, ${args.date}`,
  todayDateSelected: (args) => `Heute, ${args.date} ausgew\xe4hlt`,
}
// node_modules/react-aria/dist/private/intl/calendar/el-GR.mjs
var $4a6d5d90f11b57e2$exports = {}
$4a6d5d90f11b57e2$exports = {
  dateRange: (args) => `${args.startDate} \u{3AD}\u{3C9}\u{3C2} ${args.endDate}`,
  dateSelected: (args) =>
    `\u{395}\u{3C0}\u{3B9}\u{3BB}\u{3AD}\u{3C7}\u{3B8}\u{3B7}\u{3BA}\u{3B5} ${args.date}`,
  finishRangeSelectionPrompt: `\u{39A}\u{3AC}\u{3BD}\u{3C4}\u{3B5} \u{3BA}\u{3BB}\u{3B9}\u{3BA} \u{3B3}\u{3B9}\u{3B1} \u{3BD}\u{3B1} \u{3BF}\u{3BB}\u{3BF}\u{3BA}\u{3BB}\u{3B7}\u{3C1}\u{3CE}\u{3C3}\u{3B5}\u{3C4}\u{3B5} \u{3C4}\u{3B7}\u{3BD} \u{3B5}\u{3C0}\u{3B9}\u{3BB}\u{3BF}\u{3B3}\u{3AE} \u{3B5}\u{3CD}\u{3C1}\u{3BF}\u{3C5}\u{3C2} \u{3B7}\u{3BC}\u{3B5}\u{3C1}\u{3BF}\u{3BC}\u{3B7}\u{3BD}\u{3B9}\u{3CE}\u{3BD}`,
  maximumDate: `\u{3A4}\u{3B5}\u{3BB}\u{3B5}\u{3C5}\u{3C4}\u{3B1}\u{3AF}\u{3B1} \u{3B4}\u{3B9}\u{3B1}\u{3B8}\u{3AD}\u{3C3}\u{3B9}\u{3BC}\u{3B7} \u{3B7}\u{3BC}\u{3B5}\u{3C1}\u{3BF}\u{3BC}\u{3B7}\u{3BD}\u{3AF}\u{3B1}`,
  minimumDate: `\u{3A0}\u{3C1}\u{3CE}\u{3C4}\u{3B7} \u{3B4}\u{3B9}\u{3B1}\u{3B8}\u{3AD}\u{3C3}\u{3B9}\u{3BC}\u{3B7} \u{3B7}\u{3BC}\u{3B5}\u{3C1}\u{3BF}\u{3BC}\u{3B7}\u{3BD}\u{3AF}\u{3B1}`,
  next: `\u{395}\u{3C0}\u{3CC}\u{3BC}\u{3B5}\u{3BD}\u{3BF}`,
  previous: `\u{3A0}\u{3C1}\u{3BF}\u{3B7}\u{3B3}\u{3BF}\u{3CD}\u{3BC}\u{3B5}\u{3BD}\u{3BF}`,
  selectedDateDescription: (args) =>
    `\u{395}\u{3C0}\u{3B9}\u{3BB}\u{3B5}\u{3B3}\u{3BC}\u{3AD}\u{3BD}\u{3B7} \u{3B7}\u{3BC}\u{3B5}\u{3C1}\u{3BF}\u{3BC}\u{3B7}\u{3BD}\u{3AF}\u{3B1}: ${args.date}`,
  selectedRangeDescription: (args) =>
    `\u{395}\u{3C0}\u{3B9}\u{3BB}\u{3B5}\u{3B3}\u{3BC}\u{3AD}\u{3BD}\u{3BF} \u{3B5}\u{3CD}\u{3C1}\u{3BF}\u{3C2}: ${args.dateRange}`,
  startRangeSelectionPrompt: `\u{39A}\u{3AC}\u{3BD}\u{3C4}\u{3B5} \u{3BA}\u{3BB}\u{3B9}\u{3BA} \u{3B3}\u{3B9}\u{3B1} \u{3BD}\u{3B1} \u{3BE}\u{3B5}\u{3BA}\u{3B9}\u{3BD}\u{3AE}\u{3C3}\u{3B5}\u{3C4}\u{3B5} \u{3C4}\u{3B7}\u{3BD} \u{3B5}\u{3C0}\u{3B9}\u{3BB}\u{3BF}\u{3B3}\u{3AE} \u{3B5}\u{3CD}\u{3C1}\u{3BF}\u{3C5}\u{3C2} \u{3B7}\u{3BC}\u{3B5}\u{3C1}\u{3BF}\u{3BC}\u{3B7}\u{3BD}\u{3B9}\u{3CE}\u{3BD}`,
  todayDate: (args) => `\u{3A3}\u{3AE}\u{3BC}\u{3B5}\u{3C1}\u{3B1}, ${args.date}`,
  todayDateSelected: (args) =>
    `\u{3A3}\u{3AE}\u{3BC}\u{3B5}\u{3C1}\u{3B1}, \u{3B5}\u{3C0}\u{3B9}\u{3BB}\u{3AD}\u{3C7}\u{3C4}\u{3B7}\u{3BA}\u{3B5} ${args.date}`,
}
// node_modules/react-aria/dist/private/intl/calendar/en-US.mjs
var $237b063e672c0a93$exports = {}
$237b063e672c0a93$exports = {
  previous: `Previous`,
  next: `Next`,
  selectedDateDescription: (args) => `Selected Date: ${args.date}`,
  selectedRangeDescription: (args) => `Selected Range: ${args.dateRange}`,
  todayDate: (args) => `Today, ${args.date}`,
  todayDateSelected: (args) => `Today, ${args.date} selected`,
  dateSelected: (args) => `${args.date} selected`,
  startRangeSelectionPrompt: `Click to start selecting date range`,
  finishRangeSelectionPrompt: `Click to finish selecting date range`,
  minimumDate: `First available date`,
  maximumDate: `Last available date`,
  dateRange: (args) => `${args.startDate} to ${args.endDate}`,
}
// node_modules/react-aria/dist/private/intl/calendar/es-ES.mjs
var $0bf9be334194066b$exports = {}
$0bf9be334194066b$exports = {
  dateRange: (args) => `${args.startDate} a ${args.endDate}`,
  dateSelected: (args) => `${args.date} seleccionado`,
  finishRangeSelectionPrompt: `Haga clic para terminar de seleccionar rango de fechas`,
  maximumDate: `\xdaltima fecha disponible`,
  minimumDate: `Primera fecha disponible`,
  next: `Siguiente`,
  previous: `Anterior`,
  selectedDateDescription: (args) => `Fecha seleccionada: ${args.date}`,
  selectedRangeDescription: (args) => `Intervalo seleccionado: ${args.dateRange}`,
  startRangeSelectionPrompt: `Haga clic para comenzar a seleccionar un rango de fechas`,
  todayDate: (args) => `Hoy, ${args.date}`,
  todayDateSelected: (args) => `Hoy, ${args.date} seleccionado`,
}
// node_modules/react-aria/dist/private/intl/calendar/et-EE.mjs
var $762bc0f67e5e5cc7$exports = {}
$762bc0f67e5e5cc7$exports = {
  dateRange: (args) => `${args.startDate} kuni ${args.endDate}`,
  dateSelected: (args) => `${args.date} valitud`,
  finishRangeSelectionPrompt: `Kl\xf5psake kuup\xe4evavahemiku valimise l\xf5petamiseks`,
  maximumDate: `Viimane saadaolev kuup\xe4ev`,
  minimumDate: `Esimene saadaolev kuup\xe4ev`,
  next: `J\xe4rgmine`,
  previous: `Eelmine`,
  selectedDateDescription: (args) => `Valitud kuup\xe4ev: ${args.date}`,
  selectedRangeDescription: (args) => `Valitud vahemik: ${args.dateRange}`,
  startRangeSelectionPrompt: `Kl\xf5psake kuup\xe4evavahemiku valimiseks`,
  todayDate: (args) => `T\xe4na, ${args.date}`,
  todayDateSelected: (args) => `T\xe4na, ${args.date} valitud`,
}
// node_modules/react-aria/dist/private/intl/calendar/fi-FI.mjs
var $7bf481627c09eee2$exports = {}
$7bf481627c09eee2$exports = {
  dateRange: (args) => `${args.startDate} \u{2013} ${args.endDate}`,
  dateSelected: (args) => `${args.date} valittu`,
  finishRangeSelectionPrompt: `Lopeta p\xe4iv\xe4m\xe4\xe4r\xe4alueen valinta napsauttamalla t\xe4t\xe4.`,
  maximumDate: `Viimeinen varattavissa oleva p\xe4iv\xe4m\xe4\xe4r\xe4`,
  minimumDate: `Ensimm\xe4inen varattavissa oleva p\xe4iv\xe4m\xe4\xe4r\xe4`,
  next: `Seuraava`,
  previous: `Edellinen`,
  selectedDateDescription: (args) => `Valittu p\xe4iv\xe4m\xe4\xe4r\xe4: ${args.date}`,
  selectedRangeDescription: (args) => `Valittu aikav\xe4li: ${args.dateRange}`,
  startRangeSelectionPrompt: `Aloita p\xe4iv\xe4m\xe4\xe4r\xe4alueen valinta napsauttamalla t\xe4t\xe4.`,
  todayDate: (args) => `T\xe4n\xe4\xe4n, ${args.date}`,
  todayDateSelected: (args) => `T\xe4n\xe4\xe4n, ${args.date} valittu`,
}
// node_modules/react-aria/dist/private/intl/calendar/fr-FR.mjs
var $1e9f53915be2c8ed$exports = {}
$1e9f53915be2c8ed$exports = {
  dateRange: (args) => `${args.startDate} \xe0 ${args.endDate}`,
  dateSelected: (args) => `${args.date} s\xe9lectionn\xe9`,
  finishRangeSelectionPrompt: `Cliquer pour finir de s\xe9lectionner la plage de dates`,
  maximumDate: `Derni\xe8re date disponible`,
  minimumDate: `Premi\xe8re date disponible`,
  next: `Suivant`,
  previous: `Pr\xe9c\xe9dent`,
  selectedDateDescription: (args) => `Date s\xe9lectionn\xe9e\xa0: ${args.date}`,
  selectedRangeDescription: (args) => `Plage s\xe9lectionn\xe9e\xa0: ${args.dateRange}`,
  startRangeSelectionPrompt: `Cliquer pour commencer \xe0 s\xe9lectionner la plage de dates`,
  todayDate: (args) => `Aujourd'hui, ${args.date}`,
  todayDateSelected: (args) => `Aujourd\u{2019}hui, ${args.date} s\xe9lectionn\xe9`,
}
// node_modules/react-aria/dist/private/intl/calendar/he-IL.mjs
var $838528550da127b3$exports = {}
$838528550da127b3$exports = {
  dateRange: (args) => `${args.startDate} \u{5E2}\u{5D3} ${args.endDate}`,
  dateSelected: (args) => `${args.date} \u{5E0}\u{5D1}\u{5D7}\u{5E8}`,
  finishRangeSelectionPrompt: `\u{5D7}\u{5E5} \u{5DB}\u{5D3}\u{5D9} \u{5DC}\u{5E1}\u{5D9}\u{5D9}\u{5DD} \u{5D0}\u{5EA} \u{5D1}\u{5D7}\u{5D9}\u{5E8}\u{5EA} \u{5D8}\u{5D5}\u{5D5}\u{5D7} \u{5D4}\u{5EA}\u{5D0}\u{5E8}\u{5D9}\u{5DB}\u{5D9}\u{5DD}`,
  maximumDate: `\u{5EA}\u{5D0}\u{5E8}\u{5D9}\u{5DA} \u{5E4}\u{5E0}\u{5D5}\u{5D9} \u{5D0}\u{5D7}\u{5E8}\u{5D5}\u{5DF}`,
  minimumDate: `\u{5EA}\u{5D0}\u{5E8}\u{5D9}\u{5DA} \u{5E4}\u{5E0}\u{5D5}\u{5D9} \u{5E8}\u{5D0}\u{5E9}\u{5D5}\u{5DF}`,
  next: `\u{5D4}\u{5D1}\u{5D0}`,
  previous: `\u{5D4}\u{5E7}\u{5D5}\u{5D3}\u{5DD}`,
  selectedDateDescription: (args) =>
    `\u{5EA}\u{5D0}\u{5E8}\u{5D9}\u{5DA} \u{5E0}\u{5D1}\u{5D7}\u{5E8}: ${args.date}`,
  selectedRangeDescription: (args) =>
    `\u{5D8}\u{5D5}\u{5D5}\u{5D7} \u{5E0}\u{5D1}\u{5D7}\u{5E8}: ${args.dateRange}`,
  startRangeSelectionPrompt: `\u{5DC}\u{5D7}\u{5E5} \u{5DB}\u{5D3}\u{5D9} \u{5DC}\u{5D4}\u{5EA}\u{5D7}\u{5D9}\u{5DC} \u{5D1}\u{5D1}\u{5D7}\u{5D9}\u{5E8}\u{5EA} \u{5D8}\u{5D5}\u{5D5}\u{5D7} \u{5D4}\u{5EA}\u{5D0}\u{5E8}\u{5D9}\u{5DB}\u{5D9}\u{5DD}`,
  todayDate: (args) => `\u{5D4}\u{5D9}\u{5D5}\u{5DD}, ${args.date}`,
  todayDateSelected: (args) => `\u{5D4}\u{5D9}\u{5D5}\u{5DD}, ${args.date} \u{5E0}\u{5D1}\u{5D7}\u{5E8}`,
}
// node_modules/react-aria/dist/private/intl/calendar/hr-HR.mjs
var $6fbc7e3e61335323$exports = {}
$6fbc7e3e61335323$exports = {
  dateRange: (args) => `${args.startDate} do ${args.endDate}`,
  dateSelected: (args) => `${args.date} odabran`,
  finishRangeSelectionPrompt: `Kliknite da dovr\u{161}ite raspon odabranih datuma`,
  maximumDate: `Posljednji raspolo\u{17E}ivi datum`,
  minimumDate: `Prvi raspolo\u{17E}ivi datum`,
  next: `Sljede\u{107}i`,
  previous: `Prethodni`,
  selectedDateDescription: (args) => `Odabrani datum: ${args.date}`,
  selectedRangeDescription: (args) => `Odabrani raspon: ${args.dateRange}`,
  startRangeSelectionPrompt: `Kliknite da zapo\u{10D}nete raspon odabranih datuma`,
  todayDate: (args) => `Danas, ${args.date}`,
  todayDateSelected: (args) => `Danas, odabran ${args.date}`,
}
// node_modules/react-aria/dist/private/intl/calendar/hu-HU.mjs
var $78de8ac0adbb6929$exports = {}
$78de8ac0adbb6929$exports = {
  dateRange: (args) => `${args.startDate}\u{2013}${args.endDate}`,
  dateSelected: (args) => `${args.date} kiv\xe1lasztva`,
  finishRangeSelectionPrompt: `Kattintson a d\xe1tumtartom\xe1ny kijel\xf6l\xe9s\xe9nek befejez\xe9s\xe9hez`,
  maximumDate: `Utols\xf3 el\xe9rhet\u{151} d\xe1tum`,
  minimumDate: `Az els\u{151} el\xe9rhet\u{151} d\xe1tum`,
  next: `K\xf6vetkez\u{151}`,
  previous: `El\u{151}z\u{151}`,
  selectedDateDescription: (args) => `Kijel\xf6lt d\xe1tum: ${args.date}`,
  selectedRangeDescription: (args) => `Kijel\xf6lt tartom\xe1ny: ${args.dateRange}`,
  startRangeSelectionPrompt: `Kattintson a d\xe1tumtartom\xe1ny kijel\xf6l\xe9s\xe9nek ind\xedt\xe1s\xe1hoz`,
  todayDate: (args) => `Ma, ${args.date}`,
  todayDateSelected: (args) => `Ma, ${args.date} kijel\xf6lve`,
}
// node_modules/react-aria/dist/private/intl/calendar/it-IT.mjs
var $a8be7f99cec60bdd$exports = {}
$a8be7f99cec60bdd$exports = {
  dateRange: (args) => `Da ${args.startDate} a ${args.endDate}`,
  dateSelected: (args) => `${args.date} selezionata`,
  finishRangeSelectionPrompt: `Fai clic per completare la selezione dell\u{2019}intervallo di date`,
  maximumDate: `Ultima data disponibile`,
  minimumDate: `Prima data disponibile`,
  next: `Successivo`,
  previous: `Precedente`,
  selectedDateDescription: (args) => `Data selezionata: ${args.date}`,
  selectedRangeDescription: (args) => `Intervallo selezionato: ${args.dateRange}`,
  startRangeSelectionPrompt: `Fai clic per selezionare l\u{2019}intervallo di date`,
  todayDate: (args) => `Oggi, ${args.date}`,
  todayDateSelected: (args) => `Oggi, ${args.date} selezionata`,
}
// node_modules/react-aria/dist/private/intl/calendar/ja-JP.mjs
var $d8d7a17d4c1790c2$exports = {}
$d8d7a17d4c1790c2$exports = {
  dateRange: (args) => `${args.startDate} \u{304B}\u{3089} ${args.endDate}`,
  dateSelected: (args) => `${args.date} \u{3092}\u{9078}\u{629E}`,
  finishRangeSelectionPrompt: `\u{30AF}\u{30EA}\u{30C3}\u{30AF}\u{3057}\u{3066}\u{65E5}\u{4ED8}\u{7BC4}\u{56F2}\u{306E}\u{9078}\u{629E}\u{3092}\u{7D42}\u{4E86}`,
  maximumDate: `\u{6700}\u{7D42}\u{5229}\u{7528}\u{53EF}\u{80FD}\u{65E5}`,
  minimumDate: `\u{6700}\u{521D}\u{306E}\u{5229}\u{7528}\u{53EF}\u{80FD}\u{65E5}`,
  next: `\u{6B21}\u{3078}`,
  previous: `\u{524D}\u{3078}`,
  selectedDateDescription: (args) => `\u{9078}\u{629E}\u{3057}\u{305F}\u{65E5}\u{4ED8} : ${args.date}`,
  selectedRangeDescription: (args) => `\u{9078}\u{629E}\u{7BC4}\u{56F2} : ${args.dateRange}`,
  startRangeSelectionPrompt: `\u{30AF}\u{30EA}\u{30C3}\u{30AF}\u{3057}\u{3066}\u{65E5}\u{4ED8}\u{7BC4}\u{56F2}\u{306E}\u{9078}\u{629E}\u{3092}\u{958B}\u{59CB}`,
  todayDate: (args) => `\u{672C}\u{65E5}\u{3001}${args.date}`,
  todayDateSelected: (args) => `\u{672C}\u{65E5}\u{3001}${args.date} \u{3092}\u{9078}\u{629E}`,
}
// node_modules/react-aria/dist/private/intl/calendar/ko-KR.mjs
var $c8412aa45d40ecea$exports = {}
$c8412aa45d40ecea$exports = {
  dateRange: (args) => `${args.startDate} ~ ${args.endDate}`,
  dateSelected: (args) => `${args.date} \u{C120}\u{D0DD}\u{B428}`,
  finishRangeSelectionPrompt: `\u{B0A0}\u{C9DC} \u{BC94}\u{C704} \u{C120}\u{D0DD}\u{C744} \u{C644}\u{B8CC}\u{D558}\u{B824}\u{BA74} \u{D074}\u{B9AD}\u{D558}\u{C2ED}\u{C2DC}\u{C624}.`,
  maximumDate: `\u{B9C8}\u{C9C0}\u{B9C9}\u{C73C}\u{B85C} \u{C0AC}\u{C6A9} \u{AC00}\u{B2A5}\u{D55C} \u{C77C}\u{C790}`,
  minimumDate: `\u{CC98}\u{C74C}\u{C73C}\u{B85C} \u{C0AC}\u{C6A9} \u{AC00}\u{B2A5}\u{D55C} \u{C77C}\u{C790}`,
  next: `\u{B2E4}\u{C74C}`,
  previous: `\u{C774}\u{C804}`,
  selectedDateDescription: (args) => `\u{C120}\u{D0DD} \u{C77C}\u{C790}: ${args.date}`,
  selectedRangeDescription: (args) => `\u{C120}\u{D0DD} \u{BC94}\u{C704}: ${args.dateRange}`,
  startRangeSelectionPrompt: `\u{B0A0}\u{C9DC} \u{BC94}\u{C704} \u{C120}\u{D0DD}\u{C744} \u{C2DC}\u{C791}\u{D558}\u{B824}\u{BA74} \u{D074}\u{B9AD}\u{D558}\u{C2ED}\u{C2DC}\u{C624}.`,
  todayDate: (args) => `\u{C624}\u{B298}, ${args.date}`,
  todayDateSelected: (args) => `\u{C624}\u{B298}, ${args.date} \u{C120}\u{D0DD}\u{B428}`,
}
// node_modules/react-aria/dist/private/intl/calendar/lt-LT.mjs
var $0688f78441c44b9b$exports = {}
$0688f78441c44b9b$exports = {
  dateRange: (args) => `Nuo ${args.startDate} iki ${args.endDate}`,
  dateSelected: (args) => `Pasirinkta ${args.date}`,
  finishRangeSelectionPrompt: `Spustel\u{117}kite, kad baigtum\u{117}te pasirinkti dat\u{173} interval\u{105}`,
  maximumDate: `Paskutin\u{117} galima data`,
  minimumDate: `Pirmoji galima data`,
  next: `Paskesnis`,
  previous: `Ankstesnis`,
  selectedDateDescription: (args) => `Pasirinkta data: ${args.date}`,
  selectedRangeDescription: (args) => `Pasirinktas intervalas: ${args.dateRange}`,
  startRangeSelectionPrompt: `Spustel\u{117}kite, kad prad\u{117}tum\u{117}te pasirinkti dat\u{173} interval\u{105}`,
  todayDate: (args) => `\u{160}iandien, ${args.date}`,
  todayDateSelected: (args) => `\u{160}iandien, pasirinkta ${args.date}`,
}
// node_modules/react-aria/dist/private/intl/calendar/lv-LV.mjs
var $2e99f61e399c4671$exports = {}
$2e99f61e399c4671$exports = {
  dateRange: (args) => `No ${args.startDate} l\u{12B}dz ${args.endDate}`,
  dateSelected: (args) => `Atlas\u{12B}ts: ${args.date}`,
  finishRangeSelectionPrompt: `Noklik\u{161}\u{137}iniet, lai pabeigtu datumu diapazona atlasi`,
  maximumDate: `P\u{113}d\u{113}jais pieejamais datums`,
  minimumDate: `Pirmais pieejamais datums`,
  next: `T\u{101}l\u{101}k`,
  previous: `Atpaka\u{13C}`,
  selectedDateDescription: (args) => `Atlas\u{12B}tais datums: ${args.date}`,
  selectedRangeDescription: (args) => `Atlas\u{12B}tais diapazons: ${args.dateRange}`,
  startRangeSelectionPrompt: `Noklik\u{161}\u{137}iniet, lai s\u{101}ktu datumu diapazona atlasi`,
  todayDate: (args) => `\u{160}odien, ${args.date}`,
  todayDateSelected: (args) => `Atlas\u{12B}ta \u{161}odiena, ${args.date}`,
}
// node_modules/react-aria/dist/private/intl/calendar/nb-NO.mjs
var $3308acf44b9ebfe2$exports = {}
$3308acf44b9ebfe2$exports = {
  dateRange: (args) => `${args.startDate} til ${args.endDate}`,
  dateSelected: (args) => `${args.date} valgt`,
  finishRangeSelectionPrompt: `Klikk for \xe5 fullf\xf8re valg av datoomr\xe5de`,
  maximumDate: `Siste tilgjengelige dato`,
  minimumDate: `F\xf8rste tilgjengelige dato`,
  next: `Neste`,
  previous: `Forrige`,
  selectedDateDescription: (args) => `Valgt dato: ${args.date}`,
  selectedRangeDescription: (args) => `Valgt omr\xe5de: ${args.dateRange}`,
  startRangeSelectionPrompt: `Klikk for \xe5 starte valg av datoomr\xe5de`,
  todayDate: (args) => `I dag, ${args.date}`,
  todayDateSelected: (args) => `I dag, ${args.date} valgt`,
}
// node_modules/react-aria/dist/private/intl/calendar/nl-NL.mjs
var $21c44b9667b0a4d9$exports = {}
$21c44b9667b0a4d9$exports = {
  dateRange: (args) => `${args.startDate} tot ${args.endDate}`,
  dateSelected: (args) => `${args.date} geselecteerd`,
  finishRangeSelectionPrompt: `Klik om de selectie van het datumbereik te voltooien`,
  maximumDate: `Laatste beschikbare datum`,
  minimumDate: `Eerste beschikbare datum`,
  next: `Volgende`,
  previous: `Vorige`,
  selectedDateDescription: (args) => `Geselecteerde datum: ${args.date}`,
  selectedRangeDescription: (args) => `Geselecteerd bereik: ${args.dateRange}`,
  startRangeSelectionPrompt: `Klik om het datumbereik te selecteren`,
  todayDate: (args) => `Vandaag, ${args.date}`,
  todayDateSelected: (args) => `Vandaag, ${args.date} geselecteerd`,
}
// node_modules/react-aria/dist/private/intl/calendar/pl-PL.mjs
var $623c23717aa9790e$exports = {}
$623c23717aa9790e$exports = {
  dateRange: (args) => `${args.startDate} do ${args.endDate}`,
  dateSelected: (args) => `Wybrano ${args.date}`,
  finishRangeSelectionPrompt: `Kliknij, aby zako\u{144}czy\u{107} wyb\xf3r zakresu dat`,
  maximumDate: `Ostatnia dost\u{119}pna data`,
  minimumDate: `Pierwsza dost\u{119}pna data`,
  next: `Dalej`,
  previous: `Wstecz`,
  selectedDateDescription: (args) => `Wybrana data: ${args.date}`,
  selectedRangeDescription: (args) => `Wybrany zakres: ${args.dateRange}`,
  startRangeSelectionPrompt: `Kliknij, aby rozpocz\u{105}\u{107} wyb\xf3r zakresu dat`,
  todayDate: (args) => `Dzisiaj, ${args.date}`,
  todayDateSelected: (args) => `Dzisiaj wybrano ${args.date}`,
}
// node_modules/react-aria/dist/private/intl/calendar/pt-BR.mjs
var $e7f4b8491d3557b4$exports = {}
$e7f4b8491d3557b4$exports = {
  dateRange: (args) => `${args.startDate} a ${args.endDate}`,
  dateSelected: (args) => `${args.date} selecionado`,
  finishRangeSelectionPrompt: `Clique para concluir a sele\xe7\xe3o do intervalo de datas`,
  maximumDate: `\xdaltima data dispon\xedvel`,
  minimumDate: `Primeira data dispon\xedvel`,
  next: `Pr\xf3ximo`,
  previous: `Anterior`,
  selectedDateDescription: (args) => `Data selecionada: ${args.date}`,
  selectedRangeDescription: (args) => `Intervalo selecionado: ${args.dateRange}`,
  startRangeSelectionPrompt: `Clique para iniciar a sele\xe7\xe3o do intervalo de datas`,
  todayDate: (args) => `Hoje, ${args.date}`,
  todayDateSelected: (args) => `Hoje, ${args.date} selecionado`,
}
// node_modules/react-aria/dist/private/intl/calendar/pt-PT.mjs
var $e99996dc60ab2305$exports = {}
$e99996dc60ab2305$exports = {
  dateRange: (args) => `${args.startDate} a ${args.endDate}`,
  dateSelected: (args) => `${args.date} selecionado`,
  finishRangeSelectionPrompt: `Clique para terminar de selecionar o intervalo de datas`,
  maximumDate: `\xdaltima data dispon\xedvel`,
  minimumDate: `Primeira data dispon\xedvel`,
  next: `Pr\xf3ximo`,
  previous: `Anterior`,
  selectedDateDescription: (args) => `Data selecionada: ${args.date}`,
  selectedRangeDescription: (args) => `Intervalo selecionado: ${args.dateRange}`,
  startRangeSelectionPrompt: `Clique para come\xe7ar a selecionar o intervalo de datas`,
  todayDate: (args) => `Hoje, ${args.date}`,
  todayDateSelected: (args) => `Hoje, ${args.date} selecionado`,
}
// node_modules/react-aria/dist/private/intl/calendar/ro-RO.mjs
var $95deb956d533bce5$exports = {}
$95deb956d533bce5$exports = {
  dateRange: (args) => `De la ${args.startDate} p\xe2n\u{103} la ${args.endDate}`,
  dateSelected: (args) => `${args.date} selectat\u{103}`,
  finishRangeSelectionPrompt: `Ap\u{103}sa\u{163}i pentru a finaliza selec\u{163}ia razei pentru dat\u{103}`,
  maximumDate: `Ultima dat\u{103} disponibil\u{103}`,
  minimumDate: `Prima dat\u{103} disponibil\u{103}`,
  next: `Urm\u{103}torul`,
  previous: `\xcenainte`,
  selectedDateDescription: (args) => `Dat\u{103} selectat\u{103}: ${args.date}`,
  selectedRangeDescription: (args) => `Interval selectat: ${args.dateRange}`,
  startRangeSelectionPrompt: `Ap\u{103}sa\u{163}i pentru a \xeencepe selec\u{163}ia razei pentru dat\u{103}`,
  todayDate: (args) => `Ast\u{103}zi, ${args.date}`,
  todayDateSelected: (args) => `Azi, ${args.date} selectat\u{103}`,
}
// node_modules/react-aria/dist/private/intl/calendar/ru-RU.mjs
var $e8b100cc46a72272$exports = {}
$e8b100cc46a72272$exports = {
  dateRange: (args) => `\u{421} ${args.startDate} \u{43F}\u{43E} ${args.endDate}`,
  dateSelected: (args) => `\u{412}\u{44B}\u{431}\u{440}\u{430}\u{43D}\u{43E} ${args.date}`,
  finishRangeSelectionPrompt: `\u{429}\u{435}\u{43B}\u{43A}\u{43D}\u{438}\u{442}\u{435}, \u{447}\u{442}\u{43E}\u{431}\u{44B} \u{437}\u{430}\u{432}\u{435}\u{440}\u{448}\u{438}\u{442}\u{44C} \u{432}\u{44B}\u{431}\u{43E}\u{440} \u{434}\u{438}\u{430}\u{43F}\u{430}\u{437}\u{43E}\u{43D}\u{430} \u{434}\u{430}\u{442}`,
  maximumDate: `\u{41F}\u{43E}\u{441}\u{43B}\u{435}\u{434}\u{43D}\u{44F}\u{44F} \u{434}\u{43E}\u{441}\u{442}\u{443}\u{43F}\u{43D}\u{430}\u{44F} \u{434}\u{430}\u{442}\u{430}`,
  minimumDate: `\u{41F}\u{435}\u{440}\u{432}\u{430}\u{44F} \u{434}\u{43E}\u{441}\u{442}\u{443}\u{43F}\u{43D}\u{430}\u{44F} \u{434}\u{430}\u{442}\u{430}`,
  next: `\u{414}\u{430}\u{43B}\u{435}\u{435}`,
  previous: `\u{41D}\u{430}\u{437}\u{430}\u{434}`,
  selectedDateDescription: (args) =>
    `\u{412}\u{44B}\u{431}\u{440}\u{430}\u{43D}\u{43D}\u{430}\u{44F} \u{434}\u{430}\u{442}\u{430}: ${args.date}`,
  selectedRangeDescription: (args) =>
    `\u{412}\u{44B}\u{431}\u{440}\u{430}\u{43D}\u{43D}\u{44B}\u{439} \u{434}\u{438}\u{430}\u{43F}\u{430}\u{437}\u{43E}\u{43D}: ${args.dateRange}`,
  startRangeSelectionPrompt: `\u{429}\u{435}\u{43B}\u{43A}\u{43D}\u{438}\u{442}\u{435}, \u{447}\u{442}\u{43E}\u{431}\u{44B} \u{43D}\u{430}\u{447}\u{430}\u{442}\u{44C} \u{432}\u{44B}\u{431}\u{43E}\u{440} \u{434}\u{438}\u{430}\u{43F}\u{430}\u{437}\u{43E}\u{43D}\u{430} \u{434}\u{430}\u{442}`,
  todayDate: (args) => `\u{421}\u{435}\u{433}\u{43E}\u{434}\u{43D}\u{44F}, ${args.date}`,
  todayDateSelected: (args) =>
    `\u{421}\u{435}\u{433}\u{43E}\u{434}\u{43D}\u{44F}, \u{432}\u{44B}\u{431}\u{440}\u{430}\u{43D}\u{43E} ${args.date}`,
}
// node_modules/react-aria/dist/private/intl/calendar/sk-SK.mjs
var $481c4b85f271df66$exports = {}
$481c4b85f271df66$exports = {
  dateRange: (args) => `Od ${args.startDate} do ${args.endDate}`,
  dateSelected: (args) => `Vybrat\xfd d\xe1tum ${args.date}`,
  finishRangeSelectionPrompt: `Kliknut\xedm dokon\u{10D}\xedte v\xfdber rozsahu d\xe1tumov`,
  maximumDate: `Posledn\xfd dostupn\xfd d\xe1tum`,
  minimumDate: `Prv\xfd dostupn\xfd d\xe1tum`,
  next: `Nasleduj\xface`,
  previous: `Predch\xe1dzaj\xface`,
  selectedDateDescription: (args) => `Vybrat\xfd d\xe1tum: ${args.date}`,
  selectedRangeDescription: (args) => `Vybrat\xfd rozsah: ${args.dateRange}`,
  startRangeSelectionPrompt: `Kliknut\xedm spust\xedte v\xfdber rozsahu d\xe1tumov`,
  todayDate: (args) => `Dnes ${args.date}`,
  todayDateSelected: (args) => `Vybrat\xfd dne\u{161}n\xfd d\xe1tum ${args.date}`,
}
// node_modules/react-aria/dist/private/intl/calendar/sl-SI.mjs
var $64589b243bc78a0f$exports = {}
$64589b243bc78a0f$exports = {
  dateRange: (args) => `${args.startDate} do ${args.endDate}`,
  dateSelected: (args) => `${args.date} izbrano`,
  finishRangeSelectionPrompt: `Kliknite za dokon\u{10D}anje izbire datumskega obsega`,
  maximumDate: `Zadnji razpolo\u{17E}ljivi datum`,
  minimumDate: `Prvi razpolo\u{17E}ljivi datum`,
  next: `Naprej`,
  previous: `Nazaj`,
  selectedDateDescription: (args) => `Izbrani datum: ${args.date}`,
  selectedRangeDescription: (args) => `Izbrano obmo\u{10D}je: ${args.dateRange}`,
  startRangeSelectionPrompt: `Kliknite za za\u{10D}etek izbire datumskega obsega`,
  todayDate: (args) => `Danes, ${args.date}`,
  todayDateSelected: (args) => `Danes, ${args.date} izbrano`,
}
// node_modules/react-aria/dist/private/intl/calendar/sr-SP.mjs
var $018d90f18dffe1c6$exports = {}
$018d90f18dffe1c6$exports = {
  dateRange: (args) => `${args.startDate} do ${args.endDate}`,
  dateSelected: (args) => `${args.date} izabran`,
  finishRangeSelectionPrompt: `Kliknite da dovr\u{161}ite opseg izabranih datuma`,
  maximumDate: `Zadnji raspolo\u{17E}ivi datum`,
  minimumDate: `Prvi raspolo\u{17E}ivi datum`,
  next: `Slede\u{107}i`,
  previous: `Prethodni`,
  selectedDateDescription: (args) => `Izabrani datum: ${args.date}`,
  selectedRangeDescription: (args) => `Izabrani period: ${args.dateRange}`,
  startRangeSelectionPrompt: `Kliknite da zapo\u{10D}nete opseg izabranih datuma`,
  todayDate: (args) => `Danas, ${args.date}`,
  todayDateSelected: (args) => `Danas, izabran ${args.date}`,
}
// node_modules/react-aria/dist/private/intl/calendar/sv-SE.mjs
var $7fc9e71ef8ebabc4$exports = {}
$7fc9e71ef8ebabc4$exports = {
  dateRange: (args) => `${args.startDate} till ${args.endDate}`,
  dateSelected: (args) => `${args.date} har valts`,
  finishRangeSelectionPrompt: `Klicka f\xf6r att avsluta val av datumintervall`,
  maximumDate: `Sista tillg\xe4ngliga datum`,
  minimumDate: `F\xf6rsta tillg\xe4ngliga datum`,
  next: `N\xe4sta`,
  previous: `F\xf6reg\xe5ende`,
  selectedDateDescription: (args) => `Valt datum: ${args.date}`,
  selectedRangeDescription: (args) => `Valt intervall: ${args.dateRange}`,
  startRangeSelectionPrompt: `Klicka f\xf6r att v\xe4lja datumintervall`,
  todayDate: (args) => `Idag, ${args.date}`,
  todayDateSelected: (args) => `Idag, ${args.date} har valts`,
}
// node_modules/react-aria/dist/private/intl/calendar/tr-TR.mjs
var $ef7f075a1788bc8c$exports = {}
$ef7f075a1788bc8c$exports = {
  dateRange: (args) => `${args.startDate} - ${args.endDate}`,
  dateSelected: (args) => `${args.date} se\xe7ildi`,
  finishRangeSelectionPrompt: `Tarih aral\u{131}\u{11F}\u{131} se\xe7imini tamamlamak i\xe7in t\u{131}klay\u{131}n`,
  maximumDate: `Son m\xfcsait tarih`,
  minimumDate: `\u{130}lk m\xfcsait tarih`,
  next: `Sonraki`,
  previous: `\xd6nceki`,
  selectedDateDescription: (args) => `Se\xe7ilen Tarih: ${args.date}`,
  selectedRangeDescription: (args) => `Se\xe7ilen Aral\u{131}k: ${args.dateRange}`,
  startRangeSelectionPrompt: `Tarih aral\u{131}\u{11F}\u{131} se\xe7imini ba\u{15F}latmak i\xe7in t\u{131}klay\u{131}n`,
  todayDate: (args) => `Bug\xfcn, ${args.date}`,
  todayDateSelected: (args) => `Bug\xfcn, ${args.date} se\xe7ildi`,
}
// node_modules/react-aria/dist/private/intl/calendar/uk-UA.mjs
var $1c1c5ddca5934ba3$exports = {}
$1c1c5ddca5934ba3$exports = {
  dateRange: (args) => `${args.startDate} \u{2014} ${args.endDate}`,
  dateSelected: (args) => `\u{412}\u{438}\u{431}\u{440}\u{430}\u{43D}\u{43E} ${args.date}`,
  finishRangeSelectionPrompt: `\u{41D}\u{430}\u{442}\u{438}\u{441}\u{43D}\u{456}\u{442}\u{44C}, \u{449}\u{43E}\u{431} \u{437}\u{430}\u{432}\u{435}\u{440}\u{448}\u{438}\u{442}\u{438} \u{432}\u{438}\u{431}\u{456}\u{440} \u{434}\u{456}\u{430}\u{43F}\u{430}\u{437}\u{43E}\u{43D}\u{443} \u{434}\u{430}\u{442}`,
  maximumDate: `\u{41E}\u{441}\u{442}\u{430}\u{43D}\u{43D}\u{44F} \u{434}\u{43E}\u{441}\u{442}\u{443}\u{43F}\u{43D}\u{430} \u{434}\u{430}\u{442}\u{430}`,
  minimumDate: `\u{41F}\u{435}\u{440}\u{448}\u{430} \u{434}\u{43E}\u{441}\u{442}\u{443}\u{43F}\u{43D}\u{430} \u{434}\u{430}\u{442}\u{430}`,
  next: `\u{41D}\u{430}\u{441}\u{442}\u{443}\u{43F}\u{43D}\u{438}\u{439}`,
  previous: `\u{41F}\u{43E}\u{43F}\u{435}\u{440}\u{435}\u{434}\u{43D}\u{456}\u{439}`,
  selectedDateDescription: (args) =>
    `\u{412}\u{438}\u{431}\u{440}\u{430}\u{43D}\u{430} \u{434}\u{430}\u{442}\u{430}: ${args.date}`,
  selectedRangeDescription: (args) =>
    `\u{412}\u{438}\u{431}\u{440}\u{430}\u{43D}\u{438}\u{439} \u{434}\u{456}\u{430}\u{43F}\u{430}\u{437}\u{43E}\u{43D}: ${args.dateRange}`,
  startRangeSelectionPrompt: `\u{41D}\u{430}\u{442}\u{438}\u{441}\u{43D}\u{456}\u{442}\u{44C}, \u{449}\u{43E}\u{431} \u{43F}\u{43E}\u{447}\u{430}\u{442}\u{438} \u{432}\u{438}\u{431}\u{456}\u{440} \u{434}\u{456}\u{430}\u{43F}\u{430}\u{437}\u{43E}\u{43D}\u{443} \u{434}\u{430}\u{442}`,
  todayDate: (args) => `\u{421}\u{44C}\u{43E}\u{433}\u{43E}\u{434}\u{43D}\u{456}, ${args.date}`,
  todayDateSelected: (args) =>
    `\u{421}\u{44C}\u{43E}\u{433}\u{43E}\u{434}\u{43D}\u{456}, \u{432}\u{438}\u{431}\u{440}\u{430}\u{43D}\u{43E} ${args.date}`,
}
// node_modules/react-aria/dist/private/intl/calendar/zh-CN.mjs
var $a43114bde648d07d$exports = {}
$a43114bde648d07d$exports = {
  dateRange: (args) => `${args.startDate} \u{81F3} ${args.endDate}`,
  dateSelected: (args) => `\u{5DF2}\u{9009}\u{62E9} ${args.date}`,
  finishRangeSelectionPrompt: `\u{5355}\u{51FB}\u{4EE5}\u{5B8C}\u{6210}\u{9009}\u{62E9}\u{65E5}\u{671F}\u{8303}\u{56F4}`,
  maximumDate: `\u{6700}\u{540E}\u{4E00}\u{4E2A}\u{53EF}\u{7528}\u{65E5}\u{671F}`,
  minimumDate: `\u{7B2C}\u{4E00}\u{4E2A}\u{53EF}\u{7528}\u{65E5}\u{671F}`,
  next: `\u{4E0B}\u{4E00}\u{9875}`,
  previous: `\u{4E0A}\u{4E00}\u{9875}`,
  selectedDateDescription: (args) => `\u{9009}\u{5B9A}\u{7684}\u{65E5}\u{671F}\u{FF1A}${args.date}`,
  selectedRangeDescription: (args) => `\u{9009}\u{5B9A}\u{7684}\u{8303}\u{56F4}\u{FF1A}${args.dateRange}`,
  startRangeSelectionPrompt: `\u{5355}\u{51FB}\u{4EE5}\u{5F00}\u{59CB}\u{9009}\u{62E9}\u{65E5}\u{671F}\u{8303}\u{56F4}`,
  todayDate: (args) => `\u{4ECA}\u{5929}\u{FF0C}\u{5373} ${args.date}`,
  todayDateSelected: (args) => `\u{5DF2}\u{9009}\u{62E9}\u{4ECA}\u{5929}\u{FF0C}\u{5373} ${args.date}`,
}
// node_modules/react-aria/dist/private/intl/calendar/zh-TW.mjs
var $139934e8158dd341$exports = {}
$139934e8158dd341$exports = {
  dateRange: (args) => `${args.startDate} \u{81F3} ${args.endDate}`,
  dateSelected: (args) => `\u{5DF2}\u{9078}\u{53D6} ${args.date}`,
  finishRangeSelectionPrompt: `\u{6309}\u{4E00}\u{4E0B}\u{4EE5}\u{5B8C}\u{6210}\u{9078}\u{53D6}\u{65E5}\u{671F}\u{7BC4}\u{570D}`,
  maximumDate: `\u{6700}\u{5F8C}\u{4E00}\u{500B}\u{53EF}\u{7528}\u{65E5}\u{671F}`,
  minimumDate: `\u{7B2C}\u{4E00}\u{500B}\u{53EF}\u{7528}\u{65E5}\u{671F}`,
  next: `\u{4E0B}\u{4E00}\u{9801}`,
  previous: `\u{4E0A}\u{4E00}\u{9801}`,
  selectedDateDescription: (args) => `\u{9078}\u{5B9A}\u{7684}\u{65E5}\u{671F}\u{FF1A}${args.date}`,
  selectedRangeDescription: (args) => `\u{9078}\u{5B9A}\u{7684}\u{7BC4}\u{570D}\u{FF1A}${args.dateRange}`,
  startRangeSelectionPrompt: `\u{6309}\u{4E00}\u{4E0B}\u{4EE5}\u{958B}\u{59CB}\u{9078}\u{53D6}\u{65E5}\u{671F}\u{7BC4}\u{570D}`,
  todayDate: (args) => `\u{4ECA}\u{5929}\u{FF0C}${args.date}`,
  todayDateSelected: (args) => `\u{5DF2}\u{9078}\u{53D6}\u{4ECA}\u{5929}\u{FF0C}${args.date}`,
}
// node_modules/react-aria/dist/private/calendar/intlStrings.mjs
var $e05239aa7a8d905d$exports = {}
$e05239aa7a8d905d$exports = {
  'ar-AE': $de4ff52e53c44097$exports,
  'bg-BG': $3033c86f23206ee6$exports,
  'cs-CZ': $e63c2c159c28ba5d$exports,
  'da-DK': $8e0410439778b957$exports,
  'de-DE': $b0f7870d1ca7ced9$exports,
  'el-GR': $4a6d5d90f11b57e2$exports,
  'en-US': $237b063e672c0a93$exports,
  'es-ES': $0bf9be334194066b$exports,
  'et-EE': $762bc0f67e5e5cc7$exports,
  'fi-FI': $7bf481627c09eee2$exports,
  'fr-FR': $1e9f53915be2c8ed$exports,
  'he-IL': $838528550da127b3$exports,
  'hr-HR': $6fbc7e3e61335323$exports,
  'hu-HU': $78de8ac0adbb6929$exports,
  'it-IT': $a8be7f99cec60bdd$exports,
  'ja-JP': $d8d7a17d4c1790c2$exports,
  'ko-KR': $c8412aa45d40ecea$exports,
  'lt-LT': $0688f78441c44b9b$exports,
  'lv-LV': $2e99f61e399c4671$exports,
  'nb-NO': $3308acf44b9ebfe2$exports,
  'nl-NL': $21c44b9667b0a4d9$exports,
  'pl-PL': $623c23717aa9790e$exports,
  'pt-BR': $e7f4b8491d3557b4$exports,
  'pt-PT': $e99996dc60ab2305$exports,
  'ro-RO': $95deb956d533bce5$exports,
  'ru-RU': $e8b100cc46a72272$exports,
  'sk-SK': $481c4b85f271df66$exports,
  'sl-SI': $64589b243bc78a0f$exports,
  'sr-SP': $018d90f18dffe1c6$exports,
  'sv-SE': $7fc9e71ef8ebabc4$exports,
  'tr-TR': $ef7f075a1788bc8c$exports,
  'uk-UA': $1c1c5ddca5934ba3$exports,
  'zh-CN': $a43114bde648d07d$exports,
  'zh-TW': $139934e8158dd341$exports,
}
// node_modules/react-aria/dist/private/utils/useDeepMemo.mjs
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
function $9c268ab73a5d55e5$export$722debc0e56fea39(value, isEqual) {
  let lastValue = (0, import_react.useRef)(null)
  if (value && lastValue.current && isEqual(value, lastValue.current)) value = lastValue.current
  lastValue.current = value
  return value
}
// node_modules/react-aria/dist/private/i18n/useDateFormatter.mjs
function $60f33508b4cd9d3b$export$85fd5fdf27bacc79(options) {
  options = $9c268ab73a5d55e5$export$722debc0e56fea39(options ?? {}, $60f33508b4cd9d3b$var$isEqual)
  let { locale } = $2eb8e6d23f3d0cb0$export$43bb16f9c6d9e3f7()
  return (0, import_react.useMemo)(
    () => new $12a3c853105e5a70$export$ad991b66133851cf(locale, options),
    [locale, options],
  )
}
function $60f33508b4cd9d3b$var$isEqual(a, b) {
  if (a === b) return true
  let aKeys = Object.keys(a)
  let bKeys = Object.keys(b)
  if (aKeys.length !== bKeys.length) return false
  for (let key of aKeys) if (b[key] !== a[key]) return false
  return true
}
// node_modules/react-aria/dist/private/calendar/utils.mjs
function $parcel$interopDefault$7(a) {
  return a && a.__esModule ? a.default : a
}
var $9bac9bf03b87f160$export$653eddfc964b0f8a = /* @__PURE__ */ new WeakMap()
function $9bac9bf03b87f160$export$134cbb7fb09a9522(date) {
  return date?.calendar.identifier === 'gregory' && date.era === 'BC' ? 'short' : void 0
}
function $9bac9bf03b87f160$export$b6df97c887c38e1a(state) {
  let stringFormatter = $cf2482eff2eeeec2$export$f12b703ca79dfbb1(
    $parcel$interopDefault$7($e05239aa7a8d905d$exports),
    '@react-aria/calendar',
  )
  let start, end
  if ('highlightedRange' in state) ({ start: start, end: end } = state.highlightedRange || {})
  else {
    start = Array.isArray(state.value) ? state.value[0] : (state.value ?? void 0)
    end = Array.isArray(state.value) ? state.value.at(-1) : (state.value ?? void 0)
  }
  let dateFormatter = $60f33508b4cd9d3b$export$85fd5fdf27bacc79({
    weekday: 'long',
    month: 'long',
    year: 'numeric',
    day: 'numeric',
    era: $9bac9bf03b87f160$export$134cbb7fb09a9522(start) || $9bac9bf03b87f160$export$134cbb7fb09a9522(end),
    timeZone: state.timeZone,
  })
  let { locale } = $2eb8e6d23f3d0cb0$export$43bb16f9c6d9e3f7()
  let listFormatter = (0, import_react.useMemo)(() => new Intl.ListFormat(locale), [locale])
  let anchorDate = 'anchorDate' in state ? state.anchorDate : null
  return (0, import_react.useMemo)(() => {
    if (!anchorDate && start && end) {
      if ($ad063034c8620db8$export$ea39ec197993aef0(start, end)) {
        let date = dateFormatter.format(start.toDate(state.timeZone))
        return stringFormatter.format('selectedDateDescription', { date })
      } else if ('highlightedRange' in state) {
        let dateRange = $9bac9bf03b87f160$var$formatRange(
          dateFormatter,
          stringFormatter,
          start,
          end,
          state.timeZone,
        )
        return stringFormatter.format('selectedRangeDescription', { dateRange })
      } else if (Array.isArray(state.value)) {
        let dates = state.value.map((date) => dateFormatter.format(date.toDate(state.timeZone)))
        let formatted = listFormatter.format(dates)
        return stringFormatter.format('selectedDateDescription', { date: formatted })
      }
    }
    return ''
  }, [start, end, anchorDate, state, stringFormatter, dateFormatter, listFormatter])
}
function $9bac9bf03b87f160$export$31afe65d91ef6e8(startDate, endDate, timeZone, isAria) {
  let stringFormatter = $cf2482eff2eeeec2$export$f12b703ca79dfbb1(
    $parcel$interopDefault$7($e05239aa7a8d905d$exports),
    '@react-aria/calendar',
  )
  let era =
    $9bac9bf03b87f160$export$134cbb7fb09a9522(startDate) || $9bac9bf03b87f160$export$134cbb7fb09a9522(endDate)
  let monthFormatter = $60f33508b4cd9d3b$export$85fd5fdf27bacc79({
    month: 'long',
    year: 'numeric',
    era,
    calendar: startDate.calendar.identifier,
    timeZone,
  })
  let dateFormatter = $60f33508b4cd9d3b$export$85fd5fdf27bacc79({
    month: 'long',
    year: 'numeric',
    day: 'numeric',
    era,
    calendar: startDate.calendar.identifier,
    timeZone,
  })
  return (0, import_react.useMemo)(() => {
    if (
      $ad063034c8620db8$export$ea39ec197993aef0(
        startDate,
        $ad063034c8620db8$export$a5a3b454ada2268e(startDate),
      )
    ) {
      let startMonth = startDate
      let endMonth = endDate
      if (startDate.calendar.getFormattableMonth)
        startMonth = startDate.calendar.getFormattableMonth(startDate)
      if (endDate.calendar.getFormattableMonth) endMonth = endDate.calendar.getFormattableMonth(endDate)
      if (
        $ad063034c8620db8$export$ea39ec197993aef0(
          endDate,
          $ad063034c8620db8$export$a2258d9c4118825c(startDate),
        )
      )
        return monthFormatter.format(startMonth.toDate(timeZone))
      else if (
        $ad063034c8620db8$export$ea39ec197993aef0(endDate, $ad063034c8620db8$export$a2258d9c4118825c(endDate))
      )
        return isAria
          ? $9bac9bf03b87f160$var$formatRange(monthFormatter, stringFormatter, startMonth, endMonth, timeZone)
          : monthFormatter.formatRange(startMonth.toDate(timeZone), endMonth.toDate(timeZone))
    }
    return isAria
      ? $9bac9bf03b87f160$var$formatRange(dateFormatter, stringFormatter, startDate, endDate, timeZone)
      : dateFormatter.formatRange(startDate.toDate(timeZone), endDate.toDate(timeZone))
  }, [startDate, endDate, monthFormatter, dateFormatter, stringFormatter, timeZone, isAria])
}
function $9bac9bf03b87f160$var$formatRange(dateFormatter, stringFormatter, start, end, timeZone) {
  let parts = dateFormatter.formatRangeToParts(start.toDate(timeZone), end.toDate(timeZone))
  let separatorIndex = -1
  for (let i = 0; i < parts.length; i++) {
    let part = parts[i]
    if (part.source === 'shared' && part.type === 'literal') separatorIndex = i
    else if (part.source === 'endRange') break
  }
  let startValue = ''
  let endValue = ''
  for (let i = 0; i < parts.length; i++)
    if (i < separatorIndex) startValue += parts[i].value
    else if (i > separatorIndex) endValue += parts[i].value
  return stringFormatter.format('dateRange', {
    startDate: startValue,
    endDate: endValue,
  })
}
// node_modules/react-aria/dist/private/calendar/useCalendarBase.mjs
function $parcel$interopDefault$6(a) {
  return a && a.__esModule ? a.default : a
}
function $4ca33167bdccdd26$export$d652b3ea2d672d5b(props, state) {
  let stringFormatter = $cf2482eff2eeeec2$export$f12b703ca79dfbb1(
    $parcel$interopDefault$6($e05239aa7a8d905d$exports),
    '@react-aria/calendar',
  )
  let domProps = $8e9d2fae0ecb9001$export$457c3d6518dd4c6f(props)
  let title = $9bac9bf03b87f160$export$31afe65d91ef6e8(
    state.visibleRange.start,
    state.visibleRange.end,
    state.timeZone,
    false,
  )
  let visibleRangeDescription = $9bac9bf03b87f160$export$31afe65d91ef6e8(
    state.visibleRange.start,
    state.visibleRange.end,
    state.timeZone,
    true,
  )
  $3c71b1595a147f24$export$496315a1608d9602(() => {
    if (!state.isFocused) $a46cf152bb926da5$export$a9b970dcc4ae71a9(visibleRangeDescription)
  }, [visibleRangeDescription])
  let selectedDateDescription = $9bac9bf03b87f160$export$b6df97c887c38e1a(state)
  $3c71b1595a147f24$export$496315a1608d9602(() => {
    if (selectedDateDescription)
      $a46cf152bb926da5$export$a9b970dcc4ae71a9(selectedDateDescription, 'polite', 4e3)
  }, [selectedDateDescription])
  let errorMessageId = $390e54f620492c70$export$b4cc09c592e8fdb8([
    Boolean(props.errorMessage),
    props.isInvalid,
    props.validationState,
  ])
  $9bac9bf03b87f160$export$653eddfc964b0f8a.set(state, {
    ariaLabel: props['aria-label'],
    ariaLabelledBy: props['aria-labelledby'],
    errorMessageId,
    selectedDateDescription,
  })
  let [nextFocused, setNextFocused] = (0, import_react.useState)(false)
  let nextDisabled = props.isDisabled || state.isNextVisibleRangeInvalid()
  if (nextDisabled && nextFocused) {
    setNextFocused(false)
    state.setFocused(true)
  }
  let [previousFocused, setPreviousFocused] = (0, import_react.useState)(false)
  let previousDisabled = props.isDisabled || state.isPreviousVisibleRangeInvalid()
  if (previousDisabled && previousFocused) {
    setPreviousFocused(false)
    state.setFocused(true)
  }
  let labelProps = $e8ac3c3f5d4bae7f$export$d6875122194c7b44({
    id: props['id'],
    'aria-label': [props['aria-label'], visibleRangeDescription].filter(Boolean).join(', '),
    'aria-labelledby': props['aria-labelledby'],
  })
  return {
    calendarProps: $bbaa08b3cd72f041$export$9d1611c77c2fe928(domProps, labelProps, {
      role: 'application',
      'aria-details': props['aria-details'] || void 0,
      'aria-describedby': props['aria-describedby'] || void 0,
    }),
    nextButtonProps: {
      onPress: () => state.focusNextPage(),
      'aria-label': stringFormatter.format('next'),
      isDisabled: nextDisabled,
      onFocusChange: setNextFocused,
    },
    prevButtonProps: {
      onPress: () => state.focusPreviousPage(),
      'aria-label': stringFormatter.format('previous'),
      isDisabled: previousDisabled,
      onFocusChange: setPreviousFocused,
    },
    errorMessageProps: { id: errorMessageId },
    title,
  }
}
// node_modules/react-aria/dist/private/calendar/useCalendar.mjs
function $a1efc3efb5426bf7$export$3ee915f8151bd4f1(props, state) {
  return $4ca33167bdccdd26$export$d652b3ea2d672d5b(props, state)
}
// node_modules/react-aria/dist/private/calendar/useCalendarGrid.mjs
function $2d54ee2ec11ddab8$export$cb95147730a423f5(props, state) {
  let { startDate = state.visibleRange.start, endDate = state.visibleRange.end, firstDayOfWeek } = props
  let { direction } = $2eb8e6d23f3d0cb0$export$43bb16f9c6d9e3f7()
  let { keyboardProps } = $8296dad1a4c5e0dc$export$8f71654801c2f7cd({
    shortcuts: {
      End: () => {
        state.focusSectionEnd()
      },
      Home: () => {
        state.focusSectionStart()
      },
      Escape: () => {
        if ('setAnchorDate' in state) state.setAnchorDate(null)
        return false
      },
    },
  })
  let { keyboardProps: repeatKeyboardProps } = $8296dad1a4c5e0dc$export$8f71654801c2f7cd({
    shortcuts: {
      Enter: () => {
        state.selectFocusedDate()
      },
      ' ': () => {
        state.selectFocusedDate()
      },
      PageUp: () => {
        state.focusPreviousSection()
      },
      'Shift+PageUp': () => {
        state.focusPreviousSection(true)
      },
      PageDown: () => {
        state.focusNextSection()
      },
      'Shift+PageDown': () => {
        state.focusNextSection(true)
      },
      ArrowLeft: () => {
        if (direction === 'rtl') state.focusNextDay()
        else state.focusPreviousDay()
      },
      ArrowUp: () => {
        state.focusPreviousRow()
      },
      ArrowRight: () => {
        if (direction === 'rtl') state.focusPreviousDay()
        else state.focusNextDay()
      },
      ArrowDown: () => {
        state.focusNextRow()
      },
    },
    allowRepeats: true,
  })
  let visibleRangeDescription = $9bac9bf03b87f160$export$31afe65d91ef6e8(
    startDate,
    endDate,
    state.timeZone,
    true,
  )
  let { ariaLabel, ariaLabelledBy } = $9bac9bf03b87f160$export$653eddfc964b0f8a.get(state)
  let labelProps = $e8ac3c3f5d4bae7f$export$d6875122194c7b44({
    'aria-label': [ariaLabel, visibleRangeDescription].filter(Boolean).join(', '),
    'aria-labelledby': ariaLabelledBy,
  })
  let dayFormatter = $60f33508b4cd9d3b$export$85fd5fdf27bacc79({
    weekday: props.weekdayStyle || 'narrow',
    timeZone: state.timeZone,
  })
  let { locale } = $2eb8e6d23f3d0cb0$export$43bb16f9c6d9e3f7()
  let weekDays = (0, import_react.useMemo)(() => {
    let isDayView = state.visibleDuration.days && state.visibleDuration.days < 7
    let weekStart = isDayView
      ? startDate
      : $ad063034c8620db8$export$42c81a444fbfb5d4(
          $ad063034c8620db8$export$d0bdf45af03a6ea3(state.timeZone),
          locale,
          firstDayOfWeek,
        )
    let days = isDayView ? state.visibleDuration.days : 7
    return [...new Array(days).keys()].map((index) => {
      let dateDay = weekStart.add({ days: index }).toDate(state.timeZone)
      return dayFormatter.format(dateDay)
    })
  }, [locale, state.timeZone, dayFormatter, firstDayOfWeek, startDate, state.visibleDuration.days])
  let weeksInMonth = state.getWeeksInMonth(startDate)
  return {
    gridProps: $bbaa08b3cd72f041$export$9d1611c77c2fe928(
      labelProps,
      {
        role: 'grid',
        'aria-readonly': state.isReadOnly || void 0,
        'aria-disabled': state.isDisabled || void 0,
        'aria-multiselectable': 'highlightedRange' in state || state.selectionMode === 'multiple' || void 0,
        onFocus: () => state.setFocused(true),
        onBlur: () => state.setFocused(false),
      },
      keyboardProps,
      repeatKeyboardProps,
    ),
    headerProps: { 'aria-hidden': true },
    weekDays,
    weeksInMonth,
  }
}
// node_modules/react-aria/dist/private/calendar/useCalendarCell.mjs
function $parcel$interopDefault$5(a) {
  return a && a.__esModule ? a.default : a
}
function $be61a22f9aa88c7c$export$136073280381448e(props, state, ref) {
  let { date, isDisabled } = props
  let { errorMessageId, selectedDateDescription } = $9bac9bf03b87f160$export$653eddfc964b0f8a.get(state)
  let stringFormatter = $cf2482eff2eeeec2$export$f12b703ca79dfbb1(
    $parcel$interopDefault$5($e05239aa7a8d905d$exports),
    '@react-aria/calendar',
  )
  let dateFormatter = $60f33508b4cd9d3b$export$85fd5fdf27bacc79({
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    era: $9bac9bf03b87f160$export$134cbb7fb09a9522(date),
    timeZone: state.timeZone,
  })
  let isFocused = state.isCellFocused(date) && !props.isOutsideMonth
  isDisabled = isDisabled || state.isCellDisabled(date) || !!props.isOutsideMonth
  let isUnavailable = state.isCellUnavailable(date)
  let isSelectable = !isDisabled && !isUnavailable
  let isSelected = state.isSelected(date) && isSelectable
  let isInvalid = false
  if (state.isValueInvalid) {
    if ('highlightedRange' in state)
      isInvalid =
        !state.anchorDate &&
        state.highlightedRange != null &&
        date.compare(state.highlightedRange.start) >= 0 &&
        date.compare(state.highlightedRange.end) <= 0
    else if (Array.isArray(state.value))
      isInvalid = state.value.some((value) => $ad063034c8620db8$export$ea39ec197993aef0(value, date))
    else if (state.value) isInvalid = $ad063034c8620db8$export$ea39ec197993aef0(state.value, date)
  }
  if (isInvalid && !isDisabled) isSelected = true
  date = $9c268ab73a5d55e5$export$722debc0e56fea39(date, $ad063034c8620db8$export$91b62ebf2ba703ee)
  let nativeDate = (0, import_react.useMemo)(() => date.toDate(state.timeZone), [date, state.timeZone])
  let isDateToday = $ad063034c8620db8$export$629b0a497aa65267(date, state.timeZone)
  let label = (0, import_react.useMemo)(() => {
    let label = ''
    if (
      'highlightedRange' in state &&
      state.value &&
      !state.anchorDate &&
      ($ad063034c8620db8$export$ea39ec197993aef0(date, state.value.start) ||
        $ad063034c8620db8$export$ea39ec197993aef0(date, state.value.end))
    )
      label = selectedDateDescription + ', '
    label += dateFormatter.format(nativeDate)
    if (isDateToday)
      label = stringFormatter.format(isSelected ? 'todayDateSelected' : 'todayDate', { date: label })
    else if (isSelected) label = stringFormatter.format('dateSelected', { date: label })
    if (state.minValue && $ad063034c8620db8$export$ea39ec197993aef0(date, state.minValue))
      label += ', ' + stringFormatter.format('minimumDate')
    else if (state.maxValue && $ad063034c8620db8$export$ea39ec197993aef0(date, state.maxValue))
      label += ', ' + stringFormatter.format('maximumDate')
    return label
  }, [
    dateFormatter,
    nativeDate,
    stringFormatter,
    isSelected,
    isDateToday,
    date,
    state,
    selectedDateDescription,
  ])
  let rangeSelectionPrompt = ''
  if ('anchorDate' in state && isFocused && !state.isReadOnly && isSelectable) {
    if (state.anchorDate) rangeSelectionPrompt = stringFormatter.format('finishRangeSelectionPrompt')
    else rangeSelectionPrompt = stringFormatter.format('startRangeSelectionPrompt')
  }
  let descriptionProps = $121970af65029459$export$f8aeda7b10753fa1(rangeSelectionPrompt)
  let isAnchorPressed = (0, import_react.useRef)(false)
  let isRangeBoundaryPressed = (0, import_react.useRef)(false)
  let touchDragTimerRef = (0, import_react.useRef)(void 0)
  let { pressProps, isPressed } = $d27d541f9569d26d$export$45712eceda6fad21({
    shouldCancelOnPointerExit: 'anchorDate' in state && !!state.anchorDate,
    preventFocusOnPress: true,
    isDisabled: !isSelectable || state.isReadOnly,
    onPressStart(e) {
      if (state.isReadOnly) {
        state.setFocusedDate(date)
        state.setFocused(true)
        return
      }
      if (
        'highlightedRange' in state &&
        !state.anchorDate &&
        (e.pointerType === 'mouse' || e.pointerType === 'touch')
      ) {
        if (state.highlightedRange && !isInvalid) {
          if ($ad063034c8620db8$export$ea39ec197993aef0(date, state.highlightedRange.start)) {
            state.setAnchorDate(state.highlightedRange.end)
            state.setFocusedDate(date)
            state.setFocused(true)
            state.setDragging(true)
            isRangeBoundaryPressed.current = true
            return
          } else if ($ad063034c8620db8$export$ea39ec197993aef0(date, state.highlightedRange.end)) {
            state.setAnchorDate(state.highlightedRange.start)
            state.setFocusedDate(date)
            state.setFocused(true)
            state.setDragging(true)
            isRangeBoundaryPressed.current = true
            return
          }
        }
        let startDragging = () => {
          state.setDragging(true)
          touchDragTimerRef.current = void 0
          state.selectDate(date)
          state.setFocusedDate(date)
          state.setFocused(true)
          isAnchorPressed.current = true
        }
        if (e.pointerType === 'touch') touchDragTimerRef.current = setTimeout(startDragging, 200)
        else startDragging()
      }
    },
    onPressEnd() {
      isRangeBoundaryPressed.current = false
      isAnchorPressed.current = false
      clearTimeout(touchDragTimerRef.current)
      touchDragTimerRef.current = void 0
    },
    onPress() {
      if (!('anchorDate' in state) && !state.isReadOnly) {
        state.selectDate(date)
        state.setFocusedDate(date)
        state.setFocused(true)
      }
    },
    onPressUp(e) {
      if (state.isReadOnly) return
      if ('anchorDate' in state && touchDragTimerRef.current) {
        state.selectDate(date)
        state.setFocusedDate(date)
        state.setFocused(true)
      }
      if ('anchorDate' in state) {
        if (isRangeBoundaryPressed.current) state.setAnchorDate(date)
        else if (state.anchorDate && !isAnchorPressed.current) {
          state.selectDate(date)
          state.setFocusedDate(date)
          state.setFocused(true)
        } else if (e.pointerType === 'keyboard' && !state.anchorDate) {
          state.selectDate(date)
          state.focusNearestAvailableDate(date)
        } else if (e.pointerType === 'virtual') {
          state.selectDate(date)
          state.setFocusedDate(date)
          state.setFocused(true)
        }
      }
    },
  })
  let tabIndex = void 0
  if (!isDisabled) tabIndex = $ad063034c8620db8$export$ea39ec197993aef0(date, state.focusedDate) ? 0 : -1
  ;(0, import_react.useEffect)(() => {
    if (isFocused && ref.current) {
      $1969ac565cfec8d0$export$de79e2c695e052f3(ref.current)
      if (
        $8f5a2122b0992be3$export$630ff653c5ada6a9() !== 'pointer' &&
        $23f2114a1b82827e$export$cd4e5573fbe2b576() === ref.current
      )
        $51a3e22a5186a962$export$c826860796309d1b(ref.current, {
          containingElement: $3578607fe3d4b096$export$cfa2225e87938781(ref.current),
        })
    }
  }, [isFocused, ref])
  let cellDateFormatter = $60f33508b4cd9d3b$export$85fd5fdf27bacc79({
    day: 'numeric',
    timeZone: state.timeZone,
    calendar: date.calendar.identifier,
  })
  let formattedDate = (0, import_react.useMemo)(
    () => cellDateFormatter.formatToParts(nativeDate).find((part) => part.type === 'day').value,
    [cellDateFormatter, nativeDate],
  )
  return {
    cellProps: {
      role: 'gridcell',
      'aria-disabled': !isSelectable || void 0,
      'aria-selected': isSelected || void 0,
      'aria-invalid': isInvalid || void 0,
    },
    buttonProps: $bbaa08b3cd72f041$export$9d1611c77c2fe928(pressProps, {
      onFocus() {
        if (!isDisabled) {
          state.setFocusedDate(date)
          state.setFocused(true)
        }
      },
      tabIndex,
      role: 'button',
      'aria-disabled': !isSelectable || void 0,
      'aria-label': label,
      'aria-invalid': isInvalid || void 0,
      'aria-describedby':
        [isInvalid ? errorMessageId : void 0, descriptionProps['aria-describedby']]
          .filter(Boolean)
          .join(' ') || void 0,
      onPointerEnter(e) {
        if ('highlightDate' in state && (e.pointerType !== 'touch' || state.isDragging) && isSelectable)
          state.highlightDate(date)
      },
      onPointerDown(e) {
        let target = $23f2114a1b82827e$export$e58f029f0fbfdb29(e)
        if (target instanceof HTMLElement && 'releasePointerCapture' in target) {
          if ('hasPointerCapture' in target) {
            if (target.hasPointerCapture(e.pointerId)) target.releasePointerCapture(e.pointerId)
          } else target.releasePointerCapture(e.pointerId)
        }
      },
      onContextMenu(e) {
        e.preventDefault()
      },
    }),
    isPressed,
    isFocused,
    isSelected,
    isDisabled,
    isUnavailable,
    isOutsideVisibleRange:
      date.compare(state.visibleRange.start) < 0 || date.compare(state.visibleRange.end) > 0,
    isInvalid,
    formattedDate,
  }
}
// node_modules/react-stately/dist/private/calendar/utils.mjs
function $dd602d3c757202f2$export$eac50920cf2fd59a(date, minValue, maxValue) {
  return (minValue != null && date.compare(minValue) < 0) || (maxValue != null && date.compare(maxValue) > 0)
}
function $dd602d3c757202f2$export$f4a51ff076cc9a09(date, duration, locale, minValue, maxValue) {
  let halfDuration = {}
  for (let key in duration) {
    halfDuration[key] = Math.floor(duration[key] / 2)
    if (halfDuration[key] > 0 && duration[key] % 2 === 0) halfDuration[key]--
  }
  return $dd602d3c757202f2$export$5bb865b12696a77d(
    date,
    $dd602d3c757202f2$export$144a00ba6044eb9(date, duration, locale).subtract(halfDuration),
    duration,
    locale,
    minValue,
    maxValue,
  )
}
function $dd602d3c757202f2$export$144a00ba6044eb9(date, duration, locale, minValue, maxValue) {
  let aligned = date
  if (duration.years) aligned = $ad063034c8620db8$export$f91e89d3d0406102(date)
  else if (duration.months) aligned = $ad063034c8620db8$export$a5a3b454ada2268e(date)
  else if (duration.weeks || (duration.days && duration.days > 7))
    aligned = $ad063034c8620db8$export$42c81a444fbfb5d4(date, locale)
  return $dd602d3c757202f2$export$5bb865b12696a77d(date, aligned, duration, locale, minValue, maxValue)
}
function $dd602d3c757202f2$export$530edbfc915b2b04(date, duration, locale, minValue, maxValue) {
  let d = { ...duration }
  if (d.days) d.days--
  else if (d.weeks) d.weeks--
  else if (d.months) d.months--
  else if (d.years) d.years--
  return $dd602d3c757202f2$export$5bb865b12696a77d(
    date,
    $dd602d3c757202f2$export$144a00ba6044eb9(date, duration, locale).subtract(d),
    duration,
    locale,
    minValue,
    maxValue,
  )
}
function $dd602d3c757202f2$export$5bb865b12696a77d(date, aligned, duration, locale, minValue, maxValue) {
  if (minValue && date.compare(minValue) >= 0) {
    let newDate = $ad063034c8620db8$export$a75f2bff57811055(
      aligned,
      $dd602d3c757202f2$export$144a00ba6044eb9(
        $d07e34cce18680fd$export$93522d1a439f3617(minValue),
        duration,
        locale,
      ),
    )
    if (newDate) aligned = newDate
  }
  if (maxValue && date.compare(maxValue) <= 0) {
    let newDate = $ad063034c8620db8$export$5c333a116e949cdd(
      aligned,
      $dd602d3c757202f2$export$530edbfc915b2b04(
        $d07e34cce18680fd$export$93522d1a439f3617(maxValue),
        duration,
        locale,
      ),
    )
    if (newDate) aligned = newDate
  }
  return aligned
}
function $dd602d3c757202f2$export$4f5203c0d889109e(date, minValue, maxValue) {
  if (minValue) {
    let newDate = $ad063034c8620db8$export$a75f2bff57811055(
      date,
      $d07e34cce18680fd$export$93522d1a439f3617(minValue),
    )
    if (newDate) date = newDate
  }
  if (maxValue) {
    let newDate = $ad063034c8620db8$export$5c333a116e949cdd(
      date,
      $d07e34cce18680fd$export$93522d1a439f3617(maxValue),
    )
    if (newDate) date = newDate
  }
  return date
}
function $dd602d3c757202f2$export$a1d3911297b952d7(date, minValue, isDateUnavailable) {
  if (!isDateUnavailable) return date
  while (date.compare(minValue) >= 0 && isDateUnavailable(date)) date = date.subtract({ days: 1 })
  if (date.compare(minValue) >= 0) return date
  return null
}
function $dd602d3c757202f2$export$6595e603c409b4b8(a, b) {
  if (a === b) return true
  return a.days === b.days && a.weeks === b.weeks && a.months === b.months && a.years === b.years
}
// node_modules/react-stately/dist/private/calendar/useCalendarState.mjs
function $ea0ea6e62ae0d7ca$export$6d095e787d2b5e1f(props) {
  let defaultFormatter = (0, import_react.useMemo)(
    () => new $12a3c853105e5a70$export$ad991b66133851cf(props.locale),
    [props.locale],
  )
  let resolvedOptions = (0, import_react.useMemo)(
    () => defaultFormatter.resolvedOptions(),
    [defaultFormatter],
  )
  let {
    locale,
    createCalendar,
    visibleDuration = { months: 1 },
    minValue,
    maxValue,
    selectionAlignment,
    isDateUnavailable,
    pageBehavior = 'visible',
    selectionMode = 'single',
    firstDayOfWeek,
    weeksInMonth,
  } = props
  let calendar = (0, import_react.useMemo)(
    () => createCalendar(resolvedOptions.calendar),
    [createCalendar, resolvedOptions.calendar],
  )
  let [value, setControlledValue] = $3e6197669829fe11$export$40bfa8c7b0832715(
    props.value,
    props.defaultValue ?? null,
    props.onChange,
  )
  let calendarDateValue = (0, import_react.useMemo)(() => {
    if (Array.isArray(value))
      return value.map((value) =>
        $d07e34cce18680fd$export$b4a036af3fc0b032($d07e34cce18680fd$export$93522d1a439f3617(value), calendar),
      )
    else
      return value
        ? $d07e34cce18680fd$export$b4a036af3fc0b032(
            $d07e34cce18680fd$export$93522d1a439f3617(value),
            calendar,
          )
        : null
  }, [value, calendar])
  let timeZone = (0, import_react.useMemo)(() => {
    let val = Array.isArray(value) ? value[0] : value
    return val && 'timeZone' in val ? val.timeZone : resolvedOptions.timeZone
  }, [value, resolvedOptions.timeZone])
  let focusedCalendarDate = (0, import_react.useMemo)(
    () =>
      props.focusedValue
        ? $dd602d3c757202f2$export$4f5203c0d889109e(
            $d07e34cce18680fd$export$b4a036af3fc0b032(
              $d07e34cce18680fd$export$93522d1a439f3617(props.focusedValue),
              calendar,
            ),
            minValue,
            maxValue,
          )
        : void 0,
    [props.focusedValue, calendar, minValue, maxValue],
  )
  let defaultFocusedCalendarDate = (0, import_react.useMemo)(() => {
    if (props.defaultFocusedValue)
      return $dd602d3c757202f2$export$4f5203c0d889109e(
        $d07e34cce18680fd$export$b4a036af3fc0b032(
          $d07e34cce18680fd$export$93522d1a439f3617(props.defaultFocusedValue),
          calendar,
        ),
        minValue,
        maxValue,
      )
    if (calendarDateValue)
      return $dd602d3c757202f2$export$4f5203c0d889109e(
        Array.isArray(calendarDateValue) ? calendarDateValue[0] : calendarDateValue,
        minValue,
        maxValue,
      )
    return $dd602d3c757202f2$export$4f5203c0d889109e(
      $d07e34cce18680fd$export$b4a036af3fc0b032(
        $ad063034c8620db8$export$d0bdf45af03a6ea3(timeZone),
        calendar,
      ),
      minValue,
      maxValue,
    )
  }, [props.defaultFocusedValue, calendarDateValue, timeZone, calendar, minValue, maxValue])
  let [focusedDate, setFocusedDate] = $3e6197669829fe11$export$40bfa8c7b0832715(
    focusedCalendarDate,
    defaultFocusedCalendarDate,
    props.onFocusChange,
  )
  let getStartDate = () => {
    switch (selectionAlignment) {
      case 'start':
        return $dd602d3c757202f2$export$144a00ba6044eb9(
          focusedDate,
          visibleDuration,
          locale,
          minValue,
          maxValue,
        )
      case 'end':
        return $dd602d3c757202f2$export$530edbfc915b2b04(
          focusedDate,
          visibleDuration,
          locale,
          minValue,
          maxValue,
        )
      default:
        return $dd602d3c757202f2$export$f4a51ff076cc9a09(
          focusedDate,
          visibleDuration,
          locale,
          minValue,
          maxValue,
        )
    }
  }
  let [startDate, setStartDate] = (0, import_react.useState)(getStartDate)
  let [isFocused, setFocused] = (0, import_react.useState)(props.autoFocus || false)
  let [lastVisibleDuration, setLastVisibleDuration] = (0, import_react.useState)(visibleDuration)
  if (!$dd602d3c757202f2$export$6595e603c409b4b8(visibleDuration, lastVisibleDuration)) {
    setLastVisibleDuration(visibleDuration)
    setStartDate(getStartDate())
  }
  let endDate = (0, import_react.useMemo)(() => {
    let duration = { ...visibleDuration }
    if (duration.days) duration.days--
    else duration.days = -1
    return startDate.add(duration)
  }, [startDate, visibleDuration])
  let [lastCalendar, setLastCalendar] = (0, import_react.useState)(calendar)
  if (!$ad063034c8620db8$export$dbc69fd56b53d5e(calendar, lastCalendar)) {
    let newFocusedDate = $d07e34cce18680fd$export$b4a036af3fc0b032(focusedDate, calendar)
    setStartDate(
      $dd602d3c757202f2$export$f4a51ff076cc9a09(newFocusedDate, visibleDuration, locale, minValue, maxValue),
    )
    setFocusedDate(newFocusedDate)
    setLastCalendar(calendar)
  }
  if ($dd602d3c757202f2$export$eac50920cf2fd59a(focusedDate, minValue, maxValue))
    setFocusedDate($dd602d3c757202f2$export$4f5203c0d889109e(focusedDate, minValue, maxValue))
  else if (focusedDate.compare(startDate) < 0)
    setStartDate(
      $dd602d3c757202f2$export$530edbfc915b2b04(focusedDate, visibleDuration, locale, minValue, maxValue),
    )
  else if (focusedDate.compare(endDate) > 0)
    setStartDate(
      $dd602d3c757202f2$export$144a00ba6044eb9(focusedDate, visibleDuration, locale, minValue, maxValue),
    )
  function focusCell(date) {
    date = $dd602d3c757202f2$export$4f5203c0d889109e(date, minValue, maxValue)
    setFocusedDate(date)
  }
  function normalizeValue(newValue) {
    let constrained = $dd602d3c757202f2$export$4f5203c0d889109e(newValue, minValue, maxValue)
    let prev = $dd602d3c757202f2$export$a1d3911297b952d7(
      constrained,
      minValue ?? $ad063034c8620db8$export$5c333a116e949cdd(constrained, startDate),
      isDateUnavailable,
    )
    if (!prev) return null
    let baseValue = Array.isArray(value) ? value[0] : value
    let calendarValue = $d07e34cce18680fd$export$b4a036af3fc0b032(
      prev,
      baseValue?.calendar || new $93635573935797de$export$80ee6245ec4f29ec(),
    )
    if (baseValue && 'hour' in baseValue) return baseValue.set(calendarValue)
    return calendarValue
  }
  function setValue(newValue) {
    if (!props.isDisabled && !props.isReadOnly) {
      if (newValue === null) {
        setControlledValue(selectionMode === 'multiple' ? [] : null)
        return
      }
      if (Array.isArray(newValue)) setControlledValue(newValue.map(normalizeValue).filter(Boolean))
      else {
        let localValue = normalizeValue(newValue)
        if (localValue) setControlledValue(localValue)
      }
    }
  }
  let isUnavailable = (0, import_react.useMemo)(() => {
    if (!calendarDateValue) return false
    if (Array.isArray(calendarDateValue))
      return calendarDateValue.some(
        (date) =>
          isDateUnavailable?.(date) || $dd602d3c757202f2$export$eac50920cf2fd59a(date, minValue, maxValue),
      )
    return (
      isDateUnavailable?.(calendarDateValue) ||
      $dd602d3c757202f2$export$eac50920cf2fd59a(calendarDateValue, minValue, maxValue)
    )
  }, [calendarDateValue, isDateUnavailable, minValue, maxValue])
  let isValueInvalid = props.isInvalid || props.validationState === 'invalid' || isUnavailable
  let validationState = isValueInvalid ? 'invalid' : null
  let pageDuration = (0, import_react.useMemo)(() => {
    if (pageBehavior === 'visible') return visibleDuration
    return $ea0ea6e62ae0d7ca$var$unitDuration(visibleDuration)
  }, [pageBehavior, visibleDuration])
  return {
    isDisabled: props.isDisabled ?? false,
    isReadOnly: props.isReadOnly ?? false,
    value: calendarDateValue,
    setValue,
    selectionMode,
    visibleDuration,
    visibleRange: {
      start: startDate,
      end: endDate,
    },
    minValue,
    maxValue,
    focusedDate,
    timeZone,
    validationState,
    isValueInvalid,
    setFocusedDate(date) {
      focusCell(date)
    },
    focusNextDay() {
      focusCell(focusedDate.add({ days: 1 }))
    },
    focusPreviousDay() {
      focusCell(focusedDate.subtract({ days: 1 }))
    },
    focusNextRow() {
      if (visibleDuration.days) this.focusNextPage()
      else if (visibleDuration.weeks || visibleDuration.months || visibleDuration.years)
        focusCell(focusedDate.add({ weeks: 1 }))
    },
    focusPreviousRow() {
      if (visibleDuration.days) this.focusPreviousPage()
      else if (visibleDuration.weeks || visibleDuration.months || visibleDuration.years)
        focusCell(focusedDate.subtract({ weeks: 1 }))
    },
    focusNextPage() {
      let start = startDate.add(pageDuration)
      setFocusedDate(
        $dd602d3c757202f2$export$4f5203c0d889109e(focusedDate.add(pageDuration), minValue, maxValue),
      )
      setStartDate(
        $dd602d3c757202f2$export$144a00ba6044eb9(
          $dd602d3c757202f2$export$5bb865b12696a77d(
            focusedDate,
            start,
            pageDuration,
            locale,
            minValue,
            maxValue,
          ),
          pageDuration,
          locale,
        ),
      )
    },
    focusPreviousPage() {
      let start = startDate.subtract(pageDuration)
      setFocusedDate(
        $dd602d3c757202f2$export$4f5203c0d889109e(focusedDate.subtract(pageDuration), minValue, maxValue),
      )
      setStartDate(
        $dd602d3c757202f2$export$144a00ba6044eb9(
          $dd602d3c757202f2$export$5bb865b12696a77d(
            focusedDate,
            start,
            pageDuration,
            locale,
            minValue,
            maxValue,
          ),
          pageDuration,
          locale,
        ),
      )
    },
    focusSectionStart() {
      if (visibleDuration.days) focusCell(startDate)
      else if (visibleDuration.weeks)
        focusCell($ad063034c8620db8$export$42c81a444fbfb5d4(focusedDate, locale))
      else if (visibleDuration.months || visibleDuration.years)
        focusCell($ad063034c8620db8$export$a5a3b454ada2268e(focusedDate))
    },
    focusSectionEnd() {
      if (visibleDuration.days) focusCell(endDate)
      else if (visibleDuration.weeks)
        focusCell($ad063034c8620db8$export$ef8b6d9133084f4e(focusedDate, locale))
      else if (visibleDuration.months || visibleDuration.years)
        focusCell($ad063034c8620db8$export$a2258d9c4118825c(focusedDate))
    },
    focusNextSection(larger) {
      if (!larger && !visibleDuration.days) {
        focusCell(focusedDate.add($ea0ea6e62ae0d7ca$var$unitDuration(visibleDuration)))
        return
      }
      if (visibleDuration.days) this.focusNextPage()
      else if (visibleDuration.weeks) focusCell(focusedDate.add({ months: 1 }))
      else if (visibleDuration.months || visibleDuration.years) focusCell(focusedDate.add({ years: 1 }))
    },
    focusPreviousSection(larger) {
      if (!larger && !visibleDuration.days) {
        focusCell(focusedDate.subtract($ea0ea6e62ae0d7ca$var$unitDuration(visibleDuration)))
        return
      }
      if (visibleDuration.days) this.focusPreviousPage()
      else if (visibleDuration.weeks) focusCell(focusedDate.subtract({ months: 1 }))
      else if (visibleDuration.months || visibleDuration.years) focusCell(focusedDate.subtract({ years: 1 }))
    },
    selectFocusedDate() {
      if (!(isDateUnavailable && isDateUnavailable(focusedDate))) this.selectDate(focusedDate)
    },
    selectDate(date) {
      if (props.isDisabled || props.isReadOnly) return
      if (selectionMode === 'multiple' && date != null) {
        let newDate = normalizeValue(date)
        if (!newDate) return
        let baseValue = []
        if (Array.isArray(value)) baseValue = value
        else if (value != null) baseValue = [value]
        let index = baseValue.findIndex((value) => $ad063034c8620db8$export$ea39ec197993aef0(value, newDate))
        let newValue =
          index >= 0 ? baseValue.slice(0, index).concat(baseValue.slice(index + 1)) : [...baseValue, newDate]
        setControlledValue(newValue)
      } else setValue(date)
    },
    isFocused,
    setFocused,
    isInvalid(date) {
      return $dd602d3c757202f2$export$eac50920cf2fd59a(date, minValue, maxValue)
    },
    isSelected(date) {
      if (!calendarDateValue || this.isCellDisabled(date) || this.isCellUnavailable(date)) return false
      return Array.isArray(calendarDateValue)
        ? calendarDateValue.some((value) => $ad063034c8620db8$export$ea39ec197993aef0(value, date))
        : $ad063034c8620db8$export$ea39ec197993aef0(date, calendarDateValue)
    },
    isCellFocused(date) {
      return isFocused && focusedDate && $ad063034c8620db8$export$ea39ec197993aef0(date, focusedDate)
    },
    isCellDisabled(date) {
      return (
        props.isDisabled || date.compare(startDate) < 0 || date.compare(endDate) > 0 || this.isInvalid(date)
      )
    },
    isCellUnavailable(date) {
      return props.isDateUnavailable ? props.isDateUnavailable(date) : false
    },
    isPreviousVisibleRangeInvalid() {
      let prev = startDate.subtract({ days: 1 })
      return $ad063034c8620db8$export$ea39ec197993aef0(prev, startDate) || this.isInvalid(prev)
    },
    isNextVisibleRangeInvalid() {
      let next = endDate.add({ days: 1 })
      return $ad063034c8620db8$export$ea39ec197993aef0(next, endDate) || this.isInvalid(next)
    },
    getDatesInWeek(weekIndex, from = startDate) {
      let date = from.add({ weeks: weekIndex })
      let dates = []
      let days = visibleDuration.days && visibleDuration.days < 7 ? visibleDuration.days : 7
      if (days === 7) {
        date = $ad063034c8620db8$export$42c81a444fbfb5d4(date, locale, firstDayOfWeek)
        let dayOfWeek = $ad063034c8620db8$export$2061056d06d7cdf7(date, locale, firstDayOfWeek)
        for (let i = 0; i < dayOfWeek; i++) dates.push(null)
      }
      while (dates.length < days) {
        dates.push(date)
        let nextDate = date.add({ days: 1 })
        if ($ad063034c8620db8$export$ea39ec197993aef0(date, nextDate)) break
        date = nextDate
      }
      while (dates.length < days) dates.push(null)
      return dates
    },
    getWeeksInMonth(date = startDate) {
      let weeks = weeksInMonth || $ad063034c8620db8$export$ccc1b2479e7dd654(date, locale, firstDayOfWeek)
      if (visibleDuration.weeks || visibleDuration.days) {
        weeks = visibleDuration.weeks ?? 0
        if (visibleDuration.days) weeks += Math.ceil(visibleDuration.days / 7)
      }
      return weeks
    },
  }
}
function $ea0ea6e62ae0d7ca$var$unitDuration(duration) {
  let unit = { ...duration }
  for (let key in duration) unit[key] = 1
  return unit
}
// node_modules/react-aria-components/dist/private/Calendar.mjs
var $6f9a1820b787aac7$export$3b805cea1f178355 = /*#__PURE__*/ (0, import_react.createContext)(null)
var $6f9a1820b787aac7$export$233dd9682e1ad64b = /*#__PURE__*/ (0, import_react.createContext)(null)
var $6f9a1820b787aac7$export$9e31dcedda1dadc7 = /*#__PURE__*/ (0, import_react.createContext)(null)
var $6f9a1820b787aac7$export$5e0fc348c00f87a0 = /*#__PURE__*/ (0, import_react.createContext)(null)
var $6f9a1820b787aac7$export$e1aef45b828286de = /*#__PURE__*/ (0, import_react.forwardRef)(
  function Calendar(props, ref) {
    ;[props, ref] = $7230ffa83bc0c2cf$export$29f1550f4b0d4415(
      props,
      ref,
      $6f9a1820b787aac7$export$3b805cea1f178355,
    )
    let { locale } = $2eb8e6d23f3d0cb0$export$43bb16f9c6d9e3f7()
    let state = $ea0ea6e62ae0d7ca$export$6d095e787d2b5e1f({
      ...props,
      locale,
      createCalendar: props.createCalendar || $84102b64e5ca022f$export$dd0bbc9b26defe37,
    })
    let { calendarProps, prevButtonProps, nextButtonProps, errorMessageProps, title } =
      $a1efc3efb5426bf7$export$3ee915f8151bd4f1(props, state)
    let renderProps = $7230ffa83bc0c2cf$export$4d86445c2cf5e3({
      ...props,
      values: {
        state,
        isDisabled: props.isDisabled || false,
        isInvalid: state.isValueInvalid,
      },
      defaultClassName: 'react-aria-Calendar',
    })
    let DOMProps = $8e9d2fae0ecb9001$export$457c3d6518dd4c6f(props, { global: true })
    return /*#__PURE__*/ import_react.createElement(
      $7230ffa83bc0c2cf$export$df3a06d6289f983e.div,
      {
        ...$bbaa08b3cd72f041$export$9d1611c77c2fe928(DOMProps, renderProps, calendarProps),
        ref,
        slot: props.slot || void 0,
        'data-disabled': props.isDisabled || void 0,
        'data-invalid': state.isValueInvalid || void 0,
      },
      /*#__PURE__*/ import_react.createElement(
        $7230ffa83bc0c2cf$export$2881499e37b75b9a,
        {
          values: [
            [
              $7705c033048f6da7$export$24d547caef80ccd1,
              {
                slots: {
                  previous: prevButtonProps,
                  next: nextButtonProps,
                },
              },
            ],
            [
              $2ec61d1d4f780267$export$d688439359537581,
              {
                'aria-hidden': true,
                level: 2,
                children: title,
              },
            ],
            [$6f9a1820b787aac7$export$9e31dcedda1dadc7, state],
            [$6f9a1820b787aac7$export$3b805cea1f178355, props],
            [$efe09c6d1c304b50$export$9afb8bc826b033ea, { slots: { errorMessage: errorMessageProps } }],
          ],
        },
        /*#__PURE__*/ import_react.createElement(
          $ea3928288112382f$export$439d29a4e110a164,
          null,
          /*#__PURE__*/ import_react.createElement('h2', null, calendarProps['aria-label']),
        ),
        renderProps.children,
        /*#__PURE__*/ import_react.createElement(
          $ea3928288112382f$export$439d29a4e110a164,
          null,
          /*#__PURE__*/ import_react.createElement('button', {
            'aria-label': nextButtonProps['aria-label'],
            disabled: nextButtonProps.isDisabled,
            onClick: () => state.focusNextPage(),
            tabIndex: -1,
          }),
        ),
      ),
    )
  },
)
var $6f9a1820b787aac7$var$InternalCalendarGridContext = /*#__PURE__*/ (0, import_react.createContext)(null)
var $6f9a1820b787aac7$export$5bd780d491cfc46c = /*#__PURE__*/ (0, import_react.forwardRef)(
  function CalendarGrid(props, ref) {
    let calendarState = (0, import_react.useContext)($6f9a1820b787aac7$export$9e31dcedda1dadc7)
    let rangeCalendarState = (0, import_react.useContext)($6f9a1820b787aac7$export$5e0fc348c00f87a0)
    let calenderProps = $7230ffa83bc0c2cf$export$fabf2dc03a41866e($6f9a1820b787aac7$export$3b805cea1f178355)
    let rangeCalenderProps = $7230ffa83bc0c2cf$export$fabf2dc03a41866e(
      $6f9a1820b787aac7$export$233dd9682e1ad64b,
    )
    let state = calendarState ?? rangeCalendarState
    let startDate = state.visibleRange.start
    if (props.offset) startDate = startDate.add(props.offset)
    let firstDayOfWeek = calenderProps?.firstDayOfWeek ?? rangeCalenderProps?.firstDayOfWeek
    let { gridProps, headerProps, weekDays, weeksInMonth } = $2d54ee2ec11ddab8$export$cb95147730a423f5(
      {
        startDate,
        endDate: $ad063034c8620db8$export$a2258d9c4118825c(startDate),
        weekdayStyle: props.weekdayStyle,
        firstDayOfWeek,
      },
      state,
    )
    let DOMProps = $8e9d2fae0ecb9001$export$457c3d6518dd4c6f(props, { global: true })
    return /*#__PURE__*/ import_react.createElement(
      $6f9a1820b787aac7$var$InternalCalendarGridContext.Provider,
      {
        value: {
          headerProps,
          weekDays,
          startDate,
          weeksInMonth,
        },
      },
      /*#__PURE__*/ import_react.createElement(
        $7230ffa83bc0c2cf$export$df3a06d6289f983e.table,
        {
          render: props.render,
          ...$bbaa08b3cd72f041$export$9d1611c77c2fe928(DOMProps, gridProps),
          ref,
          style: props.style,
          cellPadding: 0,
          className: props.className ?? 'react-aria-CalendarGrid',
        },
        typeof props.children !== 'function'
          ? props.children
          : /*#__PURE__*/ import_react.createElement(
              import_react.Fragment,
              null,
              /*#__PURE__*/ import_react.createElement(
                $6f9a1820b787aac7$export$22e2d15eaa4d2377,
                null,
                (day) =>
                  /*#__PURE__*/ import_react.createElement(
                    $6f9a1820b787aac7$export$ad2135cac3a11b3d,
                    null,
                    day,
                  ),
              ),
              /*#__PURE__*/ import_react.createElement(
                $6f9a1820b787aac7$export$e11f8ba65d857bff,
                null,
                props.children,
              ),
            ),
      ),
    )
  },
)
function $6f9a1820b787aac7$var$CalendarGridHeader(props, ref) {
  let { children, style, className } = props
  let { headerProps, weekDays } = (0, import_react.useContext)(
    $6f9a1820b787aac7$var$InternalCalendarGridContext,
  )
  let DOMProps = $8e9d2fae0ecb9001$export$457c3d6518dd4c6f(props, { global: true })
  return /*#__PURE__*/ import_react.createElement(
    $7230ffa83bc0c2cf$export$df3a06d6289f983e.thead,
    {
      render: props.render,
      ...$bbaa08b3cd72f041$export$9d1611c77c2fe928(DOMProps, headerProps),
      ref,
      style,
      className: className ?? 'react-aria-CalendarGridHeader',
    },
    /*#__PURE__*/ import_react.createElement(
      'tr',
      null,
      weekDays.map((day, key) => /*#__PURE__*/ import_react.cloneElement(children(day), { key })),
    ),
  )
}
/**
 * A calendar grid header displays a row of week day names at the top of a month.
 */ var $6f9a1820b787aac7$export$22e2d15eaa4d2377 = /*#__PURE__*/ (0, import_react.forwardRef)(
  $6f9a1820b787aac7$var$CalendarGridHeader,
)
function $6f9a1820b787aac7$var$CalendarHeaderCell(props, ref) {
  let { children, style, className } = props
  let DOMProps = $8e9d2fae0ecb9001$export$457c3d6518dd4c6f(props, { global: true })
  return /*#__PURE__*/ import_react.createElement(
    $7230ffa83bc0c2cf$export$df3a06d6289f983e.th,
    {
      render: props.render,
      ...DOMProps,
      ref,
      style,
      className: className || 'react-aria-CalendarHeaderCell',
    },
    children,
  )
}
/**
 * A calendar header cell displays a week day name at the top of a column within a calendar.
 */ var $6f9a1820b787aac7$export$ad2135cac3a11b3d = /*#__PURE__*/ (0, import_react.forwardRef)(
  $6f9a1820b787aac7$var$CalendarHeaderCell,
)
function $6f9a1820b787aac7$var$CalendarGridBody(props, ref) {
  let { children, style, className } = props
  let calendarState = (0, import_react.useContext)($6f9a1820b787aac7$export$9e31dcedda1dadc7)
  let rangeCalendarState = (0, import_react.useContext)($6f9a1820b787aac7$export$5e0fc348c00f87a0)
  let state = calendarState ?? rangeCalendarState
  let { startDate, weeksInMonth } = (0, import_react.useContext)(
    $6f9a1820b787aac7$var$InternalCalendarGridContext,
  )
  let DOMProps = $8e9d2fae0ecb9001$export$457c3d6518dd4c6f(props, { global: true })
  return /*#__PURE__*/ import_react.createElement(
    $7230ffa83bc0c2cf$export$df3a06d6289f983e.tbody,
    {
      render: props.render,
      ...DOMProps,
      ref,
      style,
      className: className ?? 'react-aria-CalendarGridBody',
    },
    [...new Array(weeksInMonth).keys()].map((weekIndex) =>
      /*#__PURE__*/ import_react.createElement(
        'tr',
        { key: weekIndex },
        state
          .getDatesInWeek(weekIndex, startDate)
          .map((date, i) =>
            date
              ? /*#__PURE__*/ import_react.cloneElement(children(date), { key: i })
              : /*#__PURE__*/ import_react.createElement('td', { key: i }),
          ),
      ),
    ),
  )
}
/**
 * A calendar grid body displays a grid of calendar cells within a month.
 */ var $6f9a1820b787aac7$export$e11f8ba65d857bff = /*#__PURE__*/ (0, import_react.forwardRef)(
  $6f9a1820b787aac7$var$CalendarGridBody,
)
var $6f9a1820b787aac7$export$5d847498420df57b = /*#__PURE__*/ (0, import_react.forwardRef)(
  function CalendarCell({ date, ...otherProps }, ref) {
    let calendarState = (0, import_react.useContext)($6f9a1820b787aac7$export$9e31dcedda1dadc7)
    let rangeCalendarState = (0, import_react.useContext)($6f9a1820b787aac7$export$5e0fc348c00f87a0)
    let state = calendarState ?? rangeCalendarState
    let { startDate: currentMonth } = (0, import_react.useContext)(
      $6f9a1820b787aac7$var$InternalCalendarGridContext,
    ) ?? { startDate: state.visibleRange.start }
    let isOutsideMonth =
      state.visibleDuration.days || state.visibleDuration.weeks
        ? false
        : !$ad063034c8620db8$export$a18c89cbd24170ff(currentMonth, date)
    let istoday = $ad063034c8620db8$export$629b0a497aa65267(date, state.timeZone)
    let buttonRef = (0, import_react.useRef)(null)
    let { cellProps, buttonProps, ...states } = $be61a22f9aa88c7c$export$136073280381448e(
      {
        date,
        isOutsideMonth,
      },
      state,
      buttonRef,
    )
    let { hoverProps, isHovered } = $e969f22b6713ca4a$export$ae780daf29e6d456({
      ...otherProps,
      isDisabled: states.isDisabled || states.isUnavailable,
    })
    let { focusProps, isFocusVisible } = $0c4a58759813079a$export$4e328f61c538687f()
    isFocusVisible &&= states.isFocused
    let isSelectionStart = false
    let isSelectionEnd = false
    if ('highlightedRange' in state && state.highlightedRange) {
      isSelectionStart = $ad063034c8620db8$export$ea39ec197993aef0(date, state.highlightedRange.start)
      isSelectionEnd = $ad063034c8620db8$export$ea39ec197993aef0(date, state.highlightedRange.end)
    }
    let renderProps = $7230ffa83bc0c2cf$export$4d86445c2cf5e3({
      ...otherProps,
      defaultChildren: states.formattedDate,
      defaultClassName: 'react-aria-CalendarCell',
      values: {
        date,
        isHovered,
        isOutsideMonth,
        isFocusVisible,
        isSelectionStart,
        isSelectionEnd,
        isToday: istoday,
        ...states,
      },
    })
    let dataAttrs = {
      'data-focused': states.isFocused || void 0,
      'data-hovered': isHovered || void 0,
      'data-pressed': states.isPressed || void 0,
      'data-unavailable': states.isUnavailable || void 0,
      'data-disabled': states.isDisabled || void 0,
      'data-focus-visible': isFocusVisible || void 0,
      'data-outside-visible-range': states.isOutsideVisibleRange || void 0,
      'data-outside-month': isOutsideMonth || void 0,
      'data-selected': states.isSelected || void 0,
      'data-selection-start': isSelectionStart || void 0,
      'data-selection-end': isSelectionEnd || void 0,
      'data-invalid': states.isInvalid || void 0,
      'data-today': istoday || void 0,
    }
    let DOMProps = $8e9d2fae0ecb9001$export$457c3d6518dd4c6f(otherProps, { global: true })
    return /*#__PURE__*/ import_react.createElement(
      'td',
      {
        ...cellProps,
        ref,
      },
      /*#__PURE__*/ import_react.createElement($7230ffa83bc0c2cf$export$df3a06d6289f983e.div, {
        ...$bbaa08b3cd72f041$export$9d1611c77c2fe928(
          DOMProps,
          buttonProps,
          focusProps,
          hoverProps,
          dataAttrs,
          renderProps,
        ),
        ref: buttonRef,
      }),
    )
  },
)
// node_modules/react-aria-components/dist/private/HiddenDateInput.mjs
var $5a15223dacad897a$var$dateSegments = ['day', 'month', 'year']
var $5a15223dacad897a$var$granularityMap = {
  hour: 1,
  minute: 2,
  second: 3,
}
function $5a15223dacad897a$export$f6a685cd1acbd1fa(props, state) {
  let { autoComplete, isDisabled, name } = props
  let { visuallyHiddenProps } = $ea3928288112382f$export$a966af930f325cab({
    style: {
      position: 'fixed',
      top: 0,
      left: 0,
    },
  })
  let inputStep = 60
  if (state.granularity === 'second') inputStep = 1
  else if (state.granularity === 'hour') inputStep = 3600
  let dateValue = ''
  if (state.value) {
    if (state.granularity === 'day')
      dateValue = $d07e34cce18680fd$export$93522d1a439f3617(state.value).toString()
    else
      dateValue = $d07e34cce18680fd$export$b21e0b124e224484(
        'timeZone' in state.value ? $d07e34cce18680fd$export$d9b67bc93c097491(state.value) : state.value,
      ).toString()
  }
  let inputType = state.granularity === 'day' ? 'date' : 'datetime-local'
  let timeSegments = ['hour', 'minute', 'second']
  let end = 0
  if (timeSegments.includes(state.granularity)) {
    end = $5a15223dacad897a$var$granularityMap[state.granularity]
    timeSegments = timeSegments.slice(0, end)
  }
  return {
    containerProps: {
      ...visuallyHiddenProps,
      'aria-hidden': true,
      ['data-react-aria-prevent-focus']: true,
      ['data-a11y-ignore']: 'aria-hidden-focus',
    },
    inputProps: {
      tabIndex: -1,
      autoComplete,
      disabled: isDisabled,
      type: inputType,
      form: '',
      name,
      step: inputStep,
      value: dateValue,
      onChange: (e) => {
        let targetString = $23f2114a1b82827e$export$e58f029f0fbfdb29(e).value.toString()
        if (targetString)
          try {
            let targetValue = $58246871e4652552$export$588937bcd60ade55(targetString)
            if (state.granularity === 'day')
              targetValue = $58246871e4652552$export$6b862160d295c8e(targetString)
            if ('setSegment' in state)
              for (let type in targetValue) {
                if ($5a15223dacad897a$var$dateSegments.includes(type))
                  state.setSegment(type, targetValue[type])
                if (timeSegments.includes(type)) state.setSegment(type, targetValue[type])
              }
            state.setValue(targetValue)
          } catch {}
      },
    },
  }
}
function $5a15223dacad897a$export$eefa3e19139f00f3(props) {
  let { state } = props
  let { containerProps, inputProps } = $5a15223dacad897a$export$f6a685cd1acbd1fa({ ...props }, state)
  return /*#__PURE__*/ import_react.createElement(
    'div',
    {
      ...containerProps,
      'data-testid': 'hidden-dateinput-container',
    },
    /*#__PURE__*/ import_react.createElement('input', inputProps),
  )
}
// node_modules/react-aria/dist/private/intl/datepicker/ar-AE.mjs
var $0184ae2f3e9694a3$exports = {}
$0184ae2f3e9694a3$exports = {
  calendar: `\u{627}\u{644}\u{62A}\u{642}\u{648}\u{64A}\u{645}`,
  day: `\u{64A}\u{648}\u{645}`,
  dayPeriod: `\u{635}/\u{645}`,
  endDate: `\u{62A}\u{627}\u{631}\u{64A}\u{62E} \u{627}\u{644}\u{627}\u{646}\u{62A}\u{647}\u{627}\u{621}`,
  era: `\u{627}\u{644}\u{639}\u{635}\u{631}`,
  hour: `\u{627}\u{644}\u{633}\u{627}\u{639}\u{627}\u{62A}`,
  minute: `\u{627}\u{644}\u{62F}\u{642}\u{627}\u{626}\u{642}`,
  month: `\u{627}\u{644}\u{634}\u{647}\u{631}`,
  second: `\u{627}\u{644}\u{62B}\u{648}\u{627}\u{646}\u{64A}`,
  selectedDateDescription: (args) =>
    `\u{62A}\u{627}\u{631}\u{64A}\u{62E} \u{645}\u{62D}\u{62F}\u{62F}: ${args.date}`,
  selectedRangeDescription: (args) =>
    `\u{627}\u{644}\u{645}\u{62F}\u{649} \u{627}\u{644}\u{632}\u{645}\u{646}\u{64A} \u{627}\u{644}\u{645}\u{62D}\u{62F}\u{62F}: ${args.startDate} \u{625}\u{644}\u{649} ${args.endDate}`,
  selectedTimeDescription: (args) =>
    `\u{627}\u{644}\u{648}\u{642}\u{62A} \u{627}\u{644}\u{645}\u{62D}\u{62F}\u{62F}: ${args.time}`,
  startDate: `\u{62A}\u{627}\u{631}\u{64A}\u{62E} \u{627}\u{644}\u{628}\u{62F}\u{621}`,
  timeZoneName: `\u{627}\u{644}\u{62A}\u{648}\u{642}\u{64A}\u{62A}`,
  weekday: `\u{627}\u{644}\u{64A}\u{648}\u{645}`,
  year: `\u{627}\u{644}\u{633}\u{646}\u{629}`,
}
// node_modules/react-aria/dist/private/intl/datepicker/bg-BG.mjs
var $8893ff3c57ba9713$exports = {}
$8893ff3c57ba9713$exports = {
  calendar: `\u{41A}\u{430}\u{43B}\u{435}\u{43D}\u{434}\u{430}\u{440}`,
  day: `\u{434}\u{435}\u{43D}`,
  dayPeriod: `\u{43F}\u{440}.\u{43E}\u{431}./\u{441}\u{43B}.\u{43E}\u{431}.`,
  endDate: `\u{41A}\u{440}\u{430}\u{439}\u{43D}\u{430} \u{434}\u{430}\u{442}\u{430}`,
  era: `\u{435}\u{440}\u{430}`,
  hour: `\u{447}\u{430}\u{441}`,
  minute: `\u{43C}\u{438}\u{43D}\u{443}\u{442}\u{430}`,
  month: `\u{43C}\u{435}\u{441}\u{435}\u{446}`,
  second: `\u{441}\u{435}\u{43A}\u{443}\u{43D}\u{434}\u{430}`,
  selectedDateDescription: (args) =>
    `\u{418}\u{437}\u{431}\u{440}\u{430}\u{43D}\u{430} \u{434}\u{430}\u{442}\u{430}: ${args.date}`,
  selectedRangeDescription: (args) =>
    `\u{418}\u{437}\u{431}\u{440}\u{430}\u{43D} \u{434}\u{438}\u{430}\u{43F}\u{430}\u{437}\u{43E}\u{43D}: ${args.startDate} \u{434}\u{43E} ${args.endDate}`,
  selectedTimeDescription: (args) =>
    `\u{418}\u{437}\u{431}\u{440}\u{430}\u{43D}\u{43E} \u{432}\u{440}\u{435}\u{43C}\u{435}: ${args.time}`,
  startDate: `\u{41D}\u{430}\u{447}\u{430}\u{43B}\u{43D}\u{430} \u{434}\u{430}\u{442}\u{430}`,
  timeZoneName: `\u{447}\u{430}\u{441}\u{43E}\u{432}\u{430} \u{437}\u{43E}\u{43D}\u{430}`,
  weekday: `\u{434}\u{435}\u{43D} \u{43E}\u{442} \u{441}\u{435}\u{434}\u{43C}\u{438}\u{446}\u{430}\u{442}\u{430}`,
  year: `\u{433}\u{43E}\u{434}\u{438}\u{43D}\u{430}`,
}
// node_modules/react-aria/dist/private/intl/datepicker/cs-CZ.mjs
var $62303ddb874adbeb$exports = {}
$62303ddb874adbeb$exports = {
  calendar: `Kalend\xe1\u{159}`,
  day: `den`,
  dayPeriod: `\u{10D}\xe1st dne`,
  endDate: `Kone\u{10D}n\xe9 datum`,
  era: `letopo\u{10D}et`,
  hour: `hodina`,
  minute: `minuta`,
  month: `m\u{11B}s\xedc`,
  second: `sekunda`,
  selectedDateDescription: (args) => `Vybran\xe9 datum: ${args.date}`,
  selectedRangeDescription: (args) => `Vybran\xe9 obdob\xed: ${args.startDate} a\u{17E} ${args.endDate}`,
  selectedTimeDescription: (args) => `Vybran\xfd \u{10D}as: ${args.time}`,
  startDate: `Po\u{10D}\xe1te\u{10D}n\xed datum`,
  timeZoneName: `\u{10D}asov\xe9 p\xe1smo`,
  weekday: `den v t\xfddnu`,
  year: `rok`,
}
// node_modules/react-aria/dist/private/intl/datepicker/da-DK.mjs
var $85281a83c1189057$exports = {}
$85281a83c1189057$exports = {
  calendar: `Kalender`,
  day: `dag`,
  dayPeriod: `AM/PM`,
  endDate: `Slutdato`,
  era: `\xe6ra`,
  hour: `time`,
  minute: `minut`,
  month: `m\xe5ned`,
  second: `sekund`,
  selectedDateDescription: (args) => `Valgt dato: ${args.date}`,
  selectedRangeDescription: (args) => `Valgt interval: ${args.startDate} til ${args.endDate}`,
  selectedTimeDescription: (args) => `Valgt tidspunkt: ${args.time}`,
  startDate: `Startdato`,
  timeZoneName: `tidszone`,
  weekday: `ugedag`,
  year: `\xe5r`,
}
// node_modules/react-aria/dist/private/intl/datepicker/de-DE.mjs
var $3a3ff2529260e86c$exports = {}
$3a3ff2529260e86c$exports = {
  calendar: `Kalender`,
  day: `Tag`,
  dayPeriod: `Tagesh\xe4lfte`,
  endDate: `Enddatum`,
  era: `Epoche`,
  hour: `Stunde`,
  minute: `Minute`,
  month: `Monat`,
  second: `Sekunde`,
  selectedDateDescription: (args) => `Ausgew\xe4hltes Datum: ${args.date}`,
  selectedRangeDescription: (args) => `Ausgew\xe4hlter Bereich: ${args.startDate} bis ${args.endDate}`,
  selectedTimeDescription: (args) => `Ausgew\xe4hlte Zeit: ${args.time}`,
  startDate: `Startdatum`,
  timeZoneName: `Zeitzone`,
  weekday: `Wochentag`,
  year: `Jahr`,
}
// node_modules/react-aria/dist/private/intl/datepicker/el-GR.mjs
var $23600e213272ebff$exports = {}
$23600e213272ebff$exports = {
  calendar: `\u{397}\u{3BC}\u{3B5}\u{3C1}\u{3BF}\u{3BB}\u{3CC}\u{3B3}\u{3B9}\u{3BF}`,
  day: `\u{3B7}\u{3BC}\u{3AD}\u{3C1}\u{3B1}`,
  dayPeriod: `\u{3C0}.\u{3BC}./\u{3BC}.\u{3BC}.`,
  endDate: `\u{397}\u{3BC}\u{3B5}\u{3C1}\u{3BF}\u{3BC}\u{3B7}\u{3BD}\u{3AF}\u{3B1} \u{3BB}\u{3AE}\u{3BE}\u{3B7}\u{3C2}`,
  era: `\u{3C0}\u{3B5}\u{3C1}\u{3AF}\u{3BF}\u{3B4}\u{3BF}\u{3C2}`,
  hour: `\u{3CE}\u{3C1}\u{3B1}`,
  minute: `\u{3BB}\u{3B5}\u{3C0}\u{3C4}\u{3CC}`,
  month: `\u{3BC}\u{3AE}\u{3BD}\u{3B1}\u{3C2}`,
  second: `\u{3B4}\u{3B5}\u{3C5}\u{3C4}\u{3B5}\u{3C1}\u{3CC}\u{3BB}\u{3B5}\u{3C0}\u{3C4}\u{3BF}`,
  selectedDateDescription: (args) =>
    `\u{395}\u{3C0}\u{3B9}\u{3BB}\u{3B5}\u{3B3}\u{3BC}\u{3AD}\u{3BD}\u{3B7} \u{3B7}\u{3BC}\u{3B5}\u{3C1}\u{3BF}\u{3BC}\u{3B7}\u{3BD}\u{3AF}\u{3B1}: ${args.date}`,
  selectedRangeDescription: (args) =>
    `\u{395}\u{3C0}\u{3B9}\u{3BB}\u{3B5}\u{3B3}\u{3BC}\u{3AD}\u{3BD}\u{3BF} \u{3B5}\u{3CD}\u{3C1}\u{3BF}\u{3C2}: ${args.startDate} \u{3AD}\u{3C9}\u{3C2} ${args.endDate}`,
  selectedTimeDescription: (args) =>
    `\u{395}\u{3C0}\u{3B9}\u{3BB}\u{3B5}\u{3B3}\u{3BC}\u{3AD}\u{3BD}\u{3B7} \u{3CE}\u{3C1}\u{3B1}: ${args.time}`,
  startDate: `\u{397}\u{3BC}\u{3B5}\u{3C1}\u{3BF}\u{3BC}\u{3B7}\u{3BD}\u{3AF}\u{3B1} \u{3AD}\u{3BD}\u{3B1}\u{3C1}\u{3BE}\u{3B7}\u{3C2}`,
  timeZoneName: `\u{3B6}\u{3CE}\u{3BD}\u{3B7} \u{3CE}\u{3C1}\u{3B1}\u{3C2}`,
  weekday: `\u{3BA}\u{3B1}\u{3B8}\u{3B7}\u{3BC}\u{3B5}\u{3C1}\u{3B9}\u{3BD}\u{3AE}`,
  year: `\u{3AD}\u{3C4}\u{3BF}\u{3C2}`,
}
// node_modules/react-aria/dist/private/intl/datepicker/en-US.mjs
var $f55b2b490fefc83f$exports = {}
$f55b2b490fefc83f$exports = {
  era: `era`,
  year: `year`,
  month: `month`,
  day: `day`,
  hour: `hour`,
  minute: `minute`,
  second: `second`,
  dayPeriod: `AM/PM`,
  calendar: `Calendar`,
  startDate: `Start Date`,
  endDate: `End Date`,
  weekday: `day of the week`,
  timeZoneName: `time zone`,
  selectedDateDescription: (args) => `Selected Date: ${args.date}`,
  selectedRangeDescription: (args) => `Selected Range: ${args.startDate} to ${args.endDate}`,
  selectedTimeDescription: (args) => `Selected Time: ${args.time}`,
}
// node_modules/react-aria/dist/private/intl/datepicker/es-ES.mjs
var $a26c5f39f12a22ce$exports = {}
$a26c5f39f12a22ce$exports = {
  calendar: `Calendario`,
  day: `d\xeda`,
  dayPeriod: `a.\xa0m./p.\xa0m.`,
  endDate: `Fecha final`,
  era: `era`,
  hour: `hora`,
  minute: `minuto`,
  month: `mes`,
  second: `segundo`,
  selectedDateDescription: (args) => `Fecha seleccionada: ${args.date}`,
  selectedRangeDescription: (args) => `Rango seleccionado: ${args.startDate} a ${args.endDate}`,
  selectedTimeDescription: (args) => `Hora seleccionada: ${args.time}`,
  startDate: `Fecha de inicio`,
  timeZoneName: `zona horaria`,
  weekday: `d\xeda de la semana`,
  year: `a\xf1o`,
}
// node_modules/react-aria/dist/private/intl/datepicker/et-EE.mjs
var $aa9bbbb5c23b8f89$exports = {}
$aa9bbbb5c23b8f89$exports = {
  calendar: `Kalender`,
  day: `p\xe4ev`,
  dayPeriod: `enne/p\xe4rast l\xf5unat`,
  endDate: `L\xf5ppkuup\xe4ev`,
  era: `ajastu`,
  hour: `tund`,
  minute: `minut`,
  month: `kuu`,
  second: `sekund`,
  selectedDateDescription: (args) => `Valitud kuup\xe4ev: ${args.date}`,
  selectedRangeDescription: (args) => `Valitud vahemik: ${args.startDate} kuni ${args.endDate}`,
  selectedTimeDescription: (args) => `Valitud aeg: ${args.time}`,
  startDate: `Alguskuup\xe4ev`,
  timeZoneName: `ajav\xf6\xf6nd`,
  weekday: `n\xe4dalap\xe4ev`,
  year: `aasta`,
}
// node_modules/react-aria/dist/private/intl/datepicker/fi-FI.mjs
var $259779109f49857b$exports = {}
$259779109f49857b$exports = {
  calendar: `Kalenteri`,
  day: `p\xe4iv\xe4`,
  dayPeriod: `vuorokaudenaika`,
  endDate: `P\xe4\xe4ttymisp\xe4iv\xe4`,
  era: `aikakausi`,
  hour: `tunti`,
  minute: `minuutti`,
  month: `kuukausi`,
  second: `sekunti`,
  selectedDateDescription: (args) => `Valittu p\xe4iv\xe4m\xe4\xe4r\xe4: ${args.date}`,
  selectedRangeDescription: (args) => `Valittu aikav\xe4li: ${args.startDate} \u{2013} ${args.endDate}`,
  selectedTimeDescription: (args) => `Valittu aika: ${args.time}`,
  startDate: `Alkamisp\xe4iv\xe4`,
  timeZoneName: `aikavy\xf6hyke`,
  weekday: `viikonp\xe4iv\xe4`,
  year: `vuosi`,
}
// node_modules/react-aria/dist/private/intl/datepicker/fr-FR.mjs
var $a0dabae6a6e4dfa3$exports = {}
$a0dabae6a6e4dfa3$exports = {
  calendar: `Calendrier`,
  day: `jour`,
  dayPeriod: `cadran`,
  endDate: `Date de fin`,
  era: `\xe8re`,
  hour: `heure`,
  minute: `minute`,
  month: `mois`,
  second: `seconde`,
  selectedDateDescription: (args) => `Date s\xe9lectionn\xe9e\xa0: ${args.date}`,
  selectedRangeDescription: (args) => `Plage s\xe9lectionn\xe9e\xa0: ${args.startDate} au ${args.endDate}`,
  selectedTimeDescription: (args) => `Heure choisie\xa0: ${args.time}`,
  startDate: `Date de d\xe9but`,
  timeZoneName: `fuseau horaire`,
  weekday: `jour de la semaine`,
  year: `ann\xe9e`,
}
// node_modules/react-aria/dist/private/intl/datepicker/he-IL.mjs
var $9ee4f8b50a706fb0$exports = {}
$9ee4f8b50a706fb0$exports = {
  calendar: `\u{5DC}\u{5D5}\u{5D7} \u{5E9}\u{5E0}\u{5D4}`,
  day: `\u{5D9}\u{5D5}\u{5DD}`,
  dayPeriod: `\u{5DC}\u{5E4}\u{5E0}\u{5D4}\u{5F4}\u{5E6}/\u{5D0}\u{5D7}\u{5D4}\u{5F4}\u{5E6}`,
  endDate: `\u{5EA}\u{5D0}\u{5E8}\u{5D9}\u{5DA} \u{5E1}\u{5D9}\u{5D5}\u{5DD}`,
  era: `\u{5EA}\u{5E7}\u{5D5}\u{5E4}\u{5D4}`,
  hour: `\u{5E9}\u{5E2}\u{5D4}`,
  minute: `\u{5D3}\u{5E7}\u{5D4}`,
  month: `\u{5D7}\u{5D5}\u{5D3}\u{5E9}`,
  second: `\u{5E9}\u{5E0}\u{5D9}\u{5D9}\u{5D4}`,
  selectedDateDescription: (args) =>
    `\u{5EA}\u{5D0}\u{5E8}\u{5D9}\u{5DA} \u{5E0}\u{5D1}\u{5D7}\u{5E8}: ${args.date}`,
  selectedRangeDescription: (args) =>
    `\u{5D8}\u{5D5}\u{5D5}\u{5D7} \u{5E0}\u{5D1}\u{5D7}\u{5E8}: ${args.startDate} \u{5E2}\u{5D3} ${args.endDate}`,
  selectedTimeDescription: (args) => `\u{5D6}\u{5DE}\u{5DF} \u{5E0}\u{5D1}\u{5D7}\u{5E8}: ${args.time}`,
  startDate: `\u{5EA}\u{5D0}\u{5E8}\u{5D9}\u{5DA} \u{5D4}\u{5EA}\u{5D7}\u{5DC}\u{5D4}`,
  timeZoneName: `\u{5D0}\u{5D6}\u{5D5}\u{5E8} \u{5D6}\u{5DE}\u{5DF}`,
  weekday: `\u{5D9}\u{5D5}\u{5DD} \u{5D1}\u{5E9}\u{5D1}\u{5D5}\u{5E2}`,
  year: `\u{5E9}\u{5E0}\u{5D4}`,
}
// node_modules/react-aria/dist/private/intl/datepicker/hr-HR.mjs
var $a0177dd939b923a2$exports = {}
$a0177dd939b923a2$exports = {
  calendar: `Kalendar`,
  day: `dan`,
  dayPeriod: `AM/PM`,
  endDate: `Datum zavr\u{161}etka`,
  era: `era`,
  hour: `sat`,
  minute: `minuta`,
  month: `mjesec`,
  second: `sekunda`,
  selectedDateDescription: (args) => `Odabrani datum: ${args.date}`,
  selectedRangeDescription: (args) => `Odabrani raspon: ${args.startDate} do ${args.endDate}`,
  selectedTimeDescription: (args) => `Odabrano vrijeme: ${args.time}`,
  startDate: `Datum po\u{10D}etka`,
  timeZoneName: `vremenska zona`,
  weekday: `dan u tjednu`,
  year: `godina`,
}
// node_modules/react-aria/dist/private/intl/datepicker/hu-HU.mjs
var $9f50a6284cc420c9$exports = {}
$9f50a6284cc420c9$exports = {
  calendar: `Napt\xe1r`,
  day: `nap`,
  dayPeriod: `napszak`,
  endDate: `Befejez\u{151} d\xe1tum`,
  era: `\xe9ra`,
  hour: `\xf3ra`,
  minute: `perc`,
  month: `h\xf3nap`,
  second: `m\xe1sodperc`,
  selectedDateDescription: (args) => `Kijel\xf6lt d\xe1tum: ${args.date}`,
  selectedRangeDescription: (args) => `Kijel\xf6lt tartom\xe1ny: ${args.startDate}\u{2013}${args.endDate}`,
  selectedTimeDescription: (args) => `Kijel\xf6lt id\u{151}: ${args.time}`,
  startDate: `Kezd\u{151} d\xe1tum`,
  timeZoneName: `id\u{151}z\xf3na`,
  weekday: `h\xe9t napja`,
  year: `\xe9v`,
}
// node_modules/react-aria/dist/private/intl/datepicker/it-IT.mjs
var $093648023d40d6bf$exports = {}
$093648023d40d6bf$exports = {
  calendar: `Calendario`,
  day: `giorno`,
  dayPeriod: `AM/PM`,
  endDate: `Data finale`,
  era: `era`,
  hour: `ora`,
  minute: `minuto`,
  month: `mese`,
  second: `secondo`,
  selectedDateDescription: (args) => `Data selezionata: ${args.date}`,
  selectedRangeDescription: (args) => `Intervallo selezionato: da ${args.startDate} a ${args.endDate}`,
  selectedTimeDescription: (args) => `Ora selezionata: ${args.time}`,
  startDate: `Data iniziale`,
  timeZoneName: `fuso orario`,
  weekday: `giorno della settimana`,
  year: `anno`,
}
// node_modules/react-aria/dist/private/intl/datepicker/ja-JP.mjs
var $468f1e18fa3f223d$exports = {}
$468f1e18fa3f223d$exports = {
  calendar: `\u{30AB}\u{30EC}\u{30F3}\u{30C0}\u{30FC}`,
  day: `\u{65E5}`,
  dayPeriod: `\u{5348}\u{524D}/\u{5348}\u{5F8C}`,
  endDate: `\u{7D42}\u{4E86}\u{65E5}`,
  era: `\u{6642}\u{4EE3}`,
  hour: `\u{6642}`,
  minute: `\u{5206}`,
  month: `\u{6708}`,
  second: `\u{79D2}`,
  selectedDateDescription: (args) => `\u{9078}\u{629E}\u{3057}\u{305F}\u{65E5}\u{4ED8} : ${args.date}`,
  selectedRangeDescription: (args) =>
    `\u{9078}\u{629E}\u{7BC4}\u{56F2} : ${args.startDate} \u{304B}\u{3089} ${args.endDate}`,
  selectedTimeDescription: (args) => `\u{9078}\u{629E}\u{3057}\u{305F}\u{6642}\u{9593} : ${args.time}`,
  startDate: `\u{958B}\u{59CB}\u{65E5}`,
  timeZoneName: `\u{30BF}\u{30A4}\u{30E0}\u{30BE}\u{30FC}\u{30F3}`,
  weekday: `\u{66DC}\u{65E5}`,
  year: `\u{5E74}`,
}
// node_modules/react-aria/dist/private/intl/datepicker/ko-KR.mjs
var $5b109e59619ea000$exports = {}
$5b109e59619ea000$exports = {
  calendar: `\u{B2EC}\u{B825}`,
  day: `\u{C77C}`,
  dayPeriod: `\u{C624}\u{C804}/\u{C624}\u{D6C4}`,
  endDate: `\u{C885}\u{B8CC}\u{C77C}`,
  era: `\u{C5F0}\u{D638}`,
  hour: `\u{C2DC}`,
  minute: `\u{BD84}`,
  month: `\u{C6D4}`,
  second: `\u{CD08}`,
  selectedDateDescription: (args) => `\u{C120}\u{D0DD} \u{C77C}\u{C790}: ${args.date}`,
  selectedRangeDescription: (args) =>
    `\u{C120}\u{D0DD} \u{BC94}\u{C704}: ${args.startDate} ~ ${args.endDate}`,
  selectedTimeDescription: (args) => `\u{C120}\u{D0DD} \u{C2DC}\u{AC04}: ${args.time}`,
  startDate: `\u{C2DC}\u{C791}\u{C77C}`,
  timeZoneName: `\u{C2DC}\u{AC04}\u{B300}`,
  weekday: `\u{C694}\u{C77C}`,
  year: `\u{B144}`,
}
// node_modules/react-aria/dist/private/intl/datepicker/lt-LT.mjs
var $2f0afa1b2439549e$exports = {}
$2f0afa1b2439549e$exports = {
  calendar: `Kalendorius`,
  day: `diena`,
  dayPeriod: `iki piet\u{173} / po piet\u{173}`,
  endDate: `Pabaigos data`,
  era: `era`,
  hour: `valanda`,
  minute: `minut\u{117}`,
  month: `m\u{117}nuo`,
  second: `sekund\u{117}`,
  selectedDateDescription: (args) => `Pasirinkta data: ${args.date}`,
  selectedRangeDescription: (args) => `Pasirinktas intervalas: nuo ${args.startDate} iki ${args.endDate}`,
  selectedTimeDescription: (args) => `Pasirinktas laikas: ${args.time}`,
  startDate: `Prad\u{17E}ios data`,
  timeZoneName: `laiko juosta`,
  weekday: `savait\u{117}s diena`,
  year: `metai`,
}
// node_modules/react-aria/dist/private/intl/datepicker/lv-LV.mjs
var $27abaa5eeee38d13$exports = {}
$27abaa5eeee38d13$exports = {
  calendar: `Kalend\u{101}rs`,
  day: `diena`,
  dayPeriod: `priek\u{161}pusdien\u{101}/p\u{113}cpusdien\u{101}`,
  endDate: `Beigu datums`,
  era: `\u{113}ra`,
  hour: `stundas`,
  minute: `min\u{16B}tes`,
  month: `m\u{113}nesis`,
  second: `sekundes`,
  selectedDateDescription: (args) => `Atlas\u{12B}tais datums: ${args.date}`,
  selectedRangeDescription: (args) =>
    `Atlas\u{12B}tais diapazons: no ${args.startDate} l\u{12B}dz ${args.endDate}`,
  selectedTimeDescription: (args) => `Atlas\u{12B}tais laiks: ${args.time}`,
  startDate: `S\u{101}kuma datums`,
  timeZoneName: `laika josla`,
  weekday: `ned\u{113}\u{13C}as diena`,
  year: `gads`,
}
// node_modules/react-aria/dist/private/intl/datepicker/nb-NO.mjs
var $a2ddf2696a73af66$exports = {}
$a2ddf2696a73af66$exports = {
  calendar: `Kalender`,
  day: `dag`,
  dayPeriod: `a.m./p.m.`,
  endDate: `Sluttdato`,
  era: `tidsalder`,
  hour: `time`,
  minute: `minutt`,
  month: `m\xe5ned`,
  second: `sekund`,
  selectedDateDescription: (args) => `Valgt dato: ${args.date}`,
  selectedRangeDescription: (args) => `Valgt omr\xe5de: ${args.startDate} til ${args.endDate}`,
  selectedTimeDescription: (args) => `Valgt tid: ${args.time}`,
  startDate: `Startdato`,
  timeZoneName: `tidssone`,
  weekday: `ukedag`,
  year: `\xe5r`,
}
// node_modules/react-aria/dist/private/intl/datepicker/nl-NL.mjs
var $21c3f3e4731fe403$exports = {}
$21c3f3e4731fe403$exports = {
  calendar: `Kalender`,
  day: `dag`,
  dayPeriod: `a.m./p.m.`,
  endDate: `Einddatum`,
  era: `tijdperk`,
  hour: `uur`,
  minute: `minuut`,
  month: `maand`,
  second: `seconde`,
  selectedDateDescription: (args) => `Geselecteerde datum: ${args.date}`,
  selectedRangeDescription: (args) => `Geselecteerd bereik: ${args.startDate} tot ${args.endDate}`,
  selectedTimeDescription: (args) => `Geselecteerde tijd: ${args.time}`,
  startDate: `Startdatum`,
  timeZoneName: `tijdzone`,
  weekday: `dag van de week`,
  year: `jaar`,
}
// node_modules/react-aria/dist/private/intl/datepicker/pl-PL.mjs
var $d1a089cc8abfbba7$exports = {}
$d1a089cc8abfbba7$exports = {
  calendar: `Kalendarz`,
  day: `dzie\u{144}`,
  dayPeriod: `rano / po po\u{142}udniu / wieczorem`,
  endDate: `Data ko\u{144}cowa`,
  era: `era`,
  hour: `godzina`,
  minute: `minuta`,
  month: `miesi\u{105}c`,
  second: `sekunda`,
  selectedDateDescription: (args) => `Wybrana data: ${args.date}`,
  selectedRangeDescription: (args) => `Wybrany zakres: ${args.startDate} do ${args.endDate}`,
  selectedTimeDescription: (args) => `Wybrany czas: ${args.time}`,
  startDate: `Data pocz\u{105}tkowa`,
  timeZoneName: `strefa czasowa`,
  weekday: `dzie\u{144} tygodnia`,
  year: `rok`,
}
// node_modules/react-aria/dist/private/intl/datepicker/pt-BR.mjs
var $e91b29ddc20cd91a$exports = {}
$e91b29ddc20cd91a$exports = {
  calendar: `Calend\xe1rio`,
  day: `dia`,
  dayPeriod: `AM/PM`,
  endDate: `Data final`,
  era: `era`,
  hour: `hora`,
  minute: `minuto`,
  month: `m\xeas`,
  second: `segundo`,
  selectedDateDescription: (args) => `Data selecionada: ${args.date}`,
  selectedRangeDescription: (args) => `Intervalo selecionado: ${args.startDate} a ${args.endDate}`,
  selectedTimeDescription: (args) => `Hora selecionada: ${args.time}`,
  startDate: `Data inicial`,
  timeZoneName: `fuso hor\xe1rio`,
  weekday: `dia da semana`,
  year: `ano`,
}
// node_modules/react-aria/dist/private/intl/datepicker/pt-PT.mjs
var $0a80f1c280a45ff8$exports = {}
$0a80f1c280a45ff8$exports = {
  calendar: `Calend\xe1rio`,
  day: `dia`,
  dayPeriod: `am/pm`,
  endDate: `Data de T\xe9rmino`,
  era: `era`,
  hour: `hora`,
  minute: `minuto`,
  month: `m\xeas`,
  second: `segundo`,
  selectedDateDescription: (args) => `Data selecionada: ${args.date}`,
  selectedRangeDescription: (args) => `Intervalo selecionado: ${args.startDate} a ${args.endDate}`,
  selectedTimeDescription: (args) => `Hora selecionada: ${args.time}`,
  startDate: `Data de In\xedcio`,
  timeZoneName: `fuso hor\xe1rio`,
  weekday: `dia da semana`,
  year: `ano`,
}
// node_modules/react-aria/dist/private/intl/datepicker/ro-RO.mjs
var $38120fd29916cf02$exports = {}
$38120fd29916cf02$exports = {
  calendar: `Calendar`,
  day: `zi`,
  dayPeriod: `a.m/p.m.`,
  endDate: `Dat\u{103} final`,
  era: `er\u{103}`,
  hour: `or\u{103}`,
  minute: `minut`,
  month: `lun\u{103}`,
  second: `secund\u{103}`,
  selectedDateDescription: (args) => `Dat\u{103} selectat\u{103}: ${args.date}`,
  selectedRangeDescription: (args) =>
    `Interval selectat: de la ${args.startDate} p\xe2n\u{103} la ${args.endDate}`,
  selectedTimeDescription: (args) => `Ora selectat\u{103}: ${args.time}`,
  startDate: `Dat\u{103} \xeenceput`,
  timeZoneName: `fus orar`,
  weekday: `ziua din s\u{103}pt\u{103}m\xe2n\u{103}`,
  year: `an`,
}
// node_modules/react-aria/dist/private/intl/datepicker/ru-RU.mjs
var $94906c1d93ba5366$exports = {}
$94906c1d93ba5366$exports = {
  calendar: `\u{41A}\u{430}\u{43B}\u{435}\u{43D}\u{434}\u{430}\u{440}\u{44C}`,
  day: `\u{434}\u{435}\u{43D}\u{44C}`,
  dayPeriod: `AM/PM`,
  endDate: `\u{414}\u{430}\u{442}\u{430} \u{43E}\u{43A}\u{43E}\u{43D}\u{447}\u{430}\u{43D}\u{438}\u{44F}`,
  era: `\u{44D}\u{440}\u{430}`,
  hour: `\u{447}\u{430}\u{441}`,
  minute: `\u{43C}\u{438}\u{43D}\u{443}\u{442}\u{430}`,
  month: `\u{43C}\u{435}\u{441}\u{44F}\u{446}`,
  second: `\u{441}\u{435}\u{43A}\u{443}\u{43D}\u{434}\u{430}`,
  selectedDateDescription: (args) =>
    `\u{412}\u{44B}\u{431}\u{440}\u{430}\u{43D}\u{43D}\u{430}\u{44F} \u{434}\u{430}\u{442}\u{430}: ${args.date}`,
  selectedRangeDescription: (args) =>
    `\u{412}\u{44B}\u{431}\u{440}\u{430}\u{43D}\u{43D}\u{44B}\u{439} \u{434}\u{438}\u{430}\u{43F}\u{430}\u{437}\u{43E}\u{43D}: \u{441} ${args.startDate} \u{43F}\u{43E} ${args.endDate}`,
  selectedTimeDescription: (args) =>
    `\u{412}\u{44B}\u{431}\u{440}\u{430}\u{43D}\u{43D}\u{43E}\u{435} \u{432}\u{440}\u{435}\u{43C}\u{44F}: ${args.time}`,
  startDate: `\u{414}\u{430}\u{442}\u{430} \u{43D}\u{430}\u{447}\u{430}\u{43B}\u{430}`,
  timeZoneName: `\u{447}\u{430}\u{441}\u{43E}\u{432}\u{43E}\u{439} \u{43F}\u{43E}\u{44F}\u{441}`,
  weekday: `\u{434}\u{435}\u{43D}\u{44C} \u{43D}\u{435}\u{434}\u{435}\u{43B}\u{438}`,
  year: `\u{433}\u{43E}\u{434}`,
}
// node_modules/react-aria/dist/private/intl/datepicker/sk-SK.mjs
var $30086053472e9169$exports = {}
$30086053472e9169$exports = {
  calendar: `Kalend\xe1r`,
  day: `de\u{148}`,
  dayPeriod: `AM/PM`,
  endDate: `D\xe1tum ukon\u{10D}enia`,
  era: `letopo\u{10D}et`,
  hour: `hodina`,
  minute: `min\xfata`,
  month: `mesiac`,
  second: `sekunda`,
  selectedDateDescription: (args) => `Vybrat\xfd d\xe1tum: ${args.date}`,
  selectedRangeDescription: (args) => `Vybrat\xfd rozsah: od ${args.startDate} do ${args.endDate}`,
  selectedTimeDescription: (args) => `Vybrat\xfd \u{10D}as: ${args.time}`,
  startDate: `D\xe1tum za\u{10D}atia`,
  timeZoneName: `\u{10D}asov\xe9 p\xe1smo`,
  weekday: `de\u{148} t\xfd\u{17E}d\u{148}a`,
  year: `rok`,
}
// node_modules/react-aria/dist/private/intl/datepicker/sl-SI.mjs
var $fc07a2a256307c8b$exports = {}
$fc07a2a256307c8b$exports = {
  calendar: `Koledar`,
  day: `dan`,
  dayPeriod: `dop/pop`,
  endDate: `Datum konca`,
  era: `doba`,
  hour: `ura`,
  minute: `minuta`,
  month: `mesec`,
  second: `sekunda`,
  selectedDateDescription: (args) => `Izbrani datum: ${args.date}`,
  selectedRangeDescription: (args) => `Izbrano obmo\u{10D}je: ${args.startDate} do ${args.endDate}`,
  selectedTimeDescription: (args) => `Izbrani \u{10D}as: ${args.time}`,
  startDate: `Datum za\u{10D}etka`,
  timeZoneName: `\u{10D}asovni pas`,
  weekday: `dan v tednu`,
  year: `leto`,
}
// node_modules/react-aria/dist/private/intl/datepicker/sr-SP.mjs
var $b0ca89a92b1f1cb4$exports = {}
$b0ca89a92b1f1cb4$exports = {
  calendar: `Kalendar`,
  day: `\u{434}\u{430}\u{43D}`,
  dayPeriod: `\u{43F}\u{440}\u{435} \u{43F}\u{43E}\u{434}\u{43D}\u{435}/\u{43F}\u{43E} \u{43F}\u{43E}\u{434}\u{43D}\u{435}`,
  endDate: `Datum zavr\u{161}etka`,
  era: `\u{435}\u{440}\u{430}`,
  hour: `\u{441}\u{430}\u{442}`,
  minute: `\u{43C}\u{438}\u{43D}\u{443}\u{442}`,
  month: `\u{43C}\u{435}\u{441}\u{435}\u{446}`,
  second: `\u{441}\u{435}\u{43A}\u{443}\u{43D}\u{434}`,
  selectedDateDescription: (args) => `Izabrani datum: ${args.date}`,
  selectedRangeDescription: (args) => `Izabrani opseg: od ${args.startDate} do ${args.endDate}`,
  selectedTimeDescription: (args) => `Izabrano vreme: ${args.time}`,
  startDate: `Datum po\u{10D}etka`,
  timeZoneName: `\u{432}\u{440}\u{435}\u{43C}\u{435}\u{43D}\u{441}\u{43A}\u{430} \u{437}\u{43E}\u{43D}\u{430}`,
  weekday: `\u{434}\u{430}\u{43D} \u{443} \u{43D}\u{435}\u{434}\u{435}\u{459}\u{438}`,
  year: `\u{433}\u{43E}\u{434}\u{438}\u{43D}\u{430}`,
}
// node_modules/react-aria/dist/private/intl/datepicker/sv-SE.mjs
var $00a26f23eeebcd7a$exports = {}
$00a26f23eeebcd7a$exports = {
  calendar: `Kalender`,
  day: `dag`,
  dayPeriod: `fm/em`,
  endDate: `Slutdatum`,
  era: `era`,
  hour: `timme`,
  minute: `minut`,
  month: `m\xe5nad`,
  second: `sekund`,
  selectedDateDescription: (args) => `Valt datum: ${args.date}`,
  selectedRangeDescription: (args) => `Valt intervall: ${args.startDate} till ${args.endDate}`,
  selectedTimeDescription: (args) => `Vald tid: ${args.time}`,
  startDate: `Startdatum`,
  timeZoneName: `tidszon`,
  weekday: `veckodag`,
  year: `\xe5r`,
}
// node_modules/react-aria/dist/private/intl/datepicker/tr-TR.mjs
var $e24158d52009482b$exports = {}
$e24158d52009482b$exports = {
  calendar: `Takvim`,
  day: `g\xfcn`,
  dayPeriod: `\xd6\xd6/\xd6S`,
  endDate: `Biti\u{15F} Tarihi`,
  era: `\xe7a\u{11F}`,
  hour: `saat`,
  minute: `dakika`,
  month: `ay`,
  second: `saniye`,
  selectedDateDescription: (args) => `Se\xe7ilen Tarih: ${args.date}`,
  selectedRangeDescription: (args) => `Se\xe7ilen Aral\u{131}k: ${args.startDate} - ${args.endDate}`,
  selectedTimeDescription: (args) => `Se\xe7ilen Zaman: ${args.time}`,
  startDate: `Ba\u{15F}lang\u{131}\xe7 Tarihi`,
  timeZoneName: `saat dilimi`,
  weekday: `haftan\u{131}n g\xfcn\xfc`,
  year: `y\u{131}l`,
}
// node_modules/react-aria/dist/private/intl/datepicker/uk-UA.mjs
var $5dac6a884a689b22$exports = {}
$5dac6a884a689b22$exports = {
  calendar: `\u{41A}\u{430}\u{43B}\u{435}\u{43D}\u{434}\u{430}\u{440}`,
  day: `\u{434}\u{435}\u{43D}\u{44C}`,
  dayPeriod: `\u{434}\u{43F}/\u{43F}\u{43F}`,
  endDate: `\u{414}\u{430}\u{442}\u{430} \u{437}\u{430}\u{432}\u{435}\u{440}\u{448}\u{435}\u{43D}\u{43D}\u{44F}`,
  era: `\u{435}\u{440}\u{430}`,
  hour: `\u{433}\u{43E}\u{434}\u{438}\u{43D}\u{430}`,
  minute: `\u{445}\u{432}\u{438}\u{43B}\u{438}\u{43D}\u{430}`,
  month: `\u{43C}\u{456}\u{441}\u{44F}\u{446}\u{44C}`,
  second: `\u{441}\u{435}\u{43A}\u{443}\u{43D}\u{434}\u{430}`,
  selectedDateDescription: (args) =>
    `\u{412}\u{438}\u{431}\u{440}\u{430}\u{43D}\u{430} \u{434}\u{430}\u{442}\u{430}: ${args.date}`,
  selectedRangeDescription: (args) =>
    `\u{412}\u{438}\u{431}\u{440}\u{430}\u{43D}\u{438}\u{439} \u{434}\u{456}\u{430}\u{43F}\u{430}\u{437}\u{43E}\u{43D}: ${args.startDate} \u{2014} ${args.endDate}`,
  selectedTimeDescription: (args) =>
    `\u{412}\u{438}\u{431}\u{440}\u{430}\u{43D}\u{438}\u{439} \u{447}\u{430}\u{441}: ${args.time}`,
  startDate: `\u{414}\u{430}\u{442}\u{430} \u{43F}\u{43E}\u{447}\u{430}\u{442}\u{43A}\u{443}`,
  timeZoneName: `\u{447}\u{430}\u{441}\u{43E}\u{432}\u{438}\u{439} \u{43F}\u{43E}\u{44F}\u{441}`,
  weekday: `\u{434}\u{435}\u{43D}\u{44C} \u{442}\u{438}\u{436}\u{43D}\u{44F}`,
  year: `\u{440}\u{456}\u{43A}`,
}
// node_modules/react-aria/dist/private/intl/datepicker/zh-CN.mjs
var $ca54820d4a5dc2c8$exports = {}
$ca54820d4a5dc2c8$exports = {
  calendar: `\u{65E5}\u{5386}`,
  day: `\u{65E5}`,
  dayPeriod: `\u{4E0A}\u{5348}/\u{4E0B}\u{5348}`,
  endDate: `\u{7ED3}\u{675F}\u{65E5}\u{671F}`,
  era: `\u{7EAA}\u{5143}`,
  hour: `\u{5C0F}\u{65F6}`,
  minute: `\u{5206}\u{949F}`,
  month: `\u{6708}`,
  second: `\u{79D2}`,
  selectedDateDescription: (args) => `\u{9009}\u{5B9A}\u{7684}\u{65E5}\u{671F}\u{FF1A}${args.date}`,
  selectedRangeDescription: (args) =>
    `\u{9009}\u{5B9A}\u{7684}\u{8303}\u{56F4}\u{FF1A}${args.startDate} \u{81F3} ${args.endDate}`,
  selectedTimeDescription: (args) => `\u{9009}\u{5B9A}\u{7684}\u{65F6}\u{95F4}\u{FF1A}${args.time}`,
  startDate: `\u{5F00}\u{59CB}\u{65E5}\u{671F}`,
  timeZoneName: `\u{65F6}\u{533A}`,
  weekday: `\u{5DE5}\u{4F5C}\u{65E5}`,
  year: `\u{5E74}`,
}
// node_modules/react-aria/dist/private/intl/datepicker/zh-TW.mjs
var $acc97dc236a73e6a$exports = {}
$acc97dc236a73e6a$exports = {
  calendar: `\u{65E5}\u{66C6}`,
  day: `\u{65E5}`,
  dayPeriod: `\u{4E0A}\u{5348}/\u{4E0B}\u{5348}`,
  endDate: `\u{7D50}\u{675F}\u{65E5}\u{671F}`,
  era: `\u{7EAA}\u{5143}`,
  hour: `\u{5C0F}\u{65F6}`,
  minute: `\u{5206}\u{949F}`,
  month: `\u{6708}`,
  second: `\u{79D2}`,
  selectedDateDescription: (args) => `\u{9078}\u{5B9A}\u{7684}\u{65E5}\u{671F}\u{FF1A}${args.date}`,
  selectedRangeDescription: (args) =>
    `\u{9078}\u{5B9A}\u{7684}\u{7BC4}\u{570D}\u{FF1A}${args.startDate} \u{81F3} ${args.endDate}`,
  selectedTimeDescription: (args) => `\u{9078}\u{5B9A}\u{7684}\u{6642}\u{9593}\u{FF1A}${args.time}`,
  startDate: `\u{958B}\u{59CB}\u{65E5}\u{671F}`,
  timeZoneName: `\u{65F6}\u{533A}`,
  weekday: `\u{5DE5}\u{4F5C}\u{65E5}`,
  year: `\u{5E74}`,
}
// node_modules/react-aria/dist/private/datepicker/intlStrings.mjs
var $0014db39426443c5$exports = {}
$0014db39426443c5$exports = {
  'ar-AE': $0184ae2f3e9694a3$exports,
  'bg-BG': $8893ff3c57ba9713$exports,
  'cs-CZ': $62303ddb874adbeb$exports,
  'da-DK': $85281a83c1189057$exports,
  'de-DE': $3a3ff2529260e86c$exports,
  'el-GR': $23600e213272ebff$exports,
  'en-US': $f55b2b490fefc83f$exports,
  'es-ES': $a26c5f39f12a22ce$exports,
  'et-EE': $aa9bbbb5c23b8f89$exports,
  'fi-FI': $259779109f49857b$exports,
  'fr-FR': $a0dabae6a6e4dfa3$exports,
  'he-IL': $9ee4f8b50a706fb0$exports,
  'hr-HR': $a0177dd939b923a2$exports,
  'hu-HU': $9f50a6284cc420c9$exports,
  'it-IT': $093648023d40d6bf$exports,
  'ja-JP': $468f1e18fa3f223d$exports,
  'ko-KR': $5b109e59619ea000$exports,
  'lt-LT': $2f0afa1b2439549e$exports,
  'lv-LV': $27abaa5eeee38d13$exports,
  'nb-NO': $a2ddf2696a73af66$exports,
  'nl-NL': $21c3f3e4731fe403$exports,
  'pl-PL': $d1a089cc8abfbba7$exports,
  'pt-BR': $e91b29ddc20cd91a$exports,
  'pt-PT': $0a80f1c280a45ff8$exports,
  'ro-RO': $38120fd29916cf02$exports,
  'ru-RU': $94906c1d93ba5366$exports,
  'sk-SK': $30086053472e9169$exports,
  'sl-SI': $fc07a2a256307c8b$exports,
  'sr-SP': $b0ca89a92b1f1cb4$exports,
  'sv-SE': $00a26f23eeebcd7a$exports,
  'tr-TR': $e24158d52009482b$exports,
  'uk-UA': $5dac6a884a689b22$exports,
  'zh-CN': $ca54820d4a5dc2c8$exports,
  'zh-TW': $acc97dc236a73e6a$exports,
}
// node_modules/react-aria/dist/private/datepicker/useDatePickerGroup.mjs
function $6a440d0e2d99dd46$export$4a931266a3838b86(state, ref, disableArrowNavigation) {
  let { direction } = $2eb8e6d23f3d0cb0$export$43bb16f9c6d9e3f7()
  let focusManager = (0, import_react.useMemo)(() => $535772f9d2c1f38d$export$c5251b9e124bf29(ref), [ref])
  let { keyboardProps } = $8296dad1a4c5e0dc$export$8f71654801c2f7cd({
    shortcuts: {
      'Alt+ArrowDown': () => {
        if ('setOpen' in state) {
          state.setOpen(true)
          return
        }
        return false
      },
      'Alt+ArrowUp': () => {
        if ('setOpen' in state) {
          state.setOpen(true)
          return
        }
        return false
      },
      ArrowLeft: (e) => {
        if (disableArrowNavigation) return false
        if (direction === 'rtl') {
          if (ref.current) {
            let target = $23f2114a1b82827e$export$e58f029f0fbfdb29(e)
            let prev = $6a440d0e2d99dd46$var$findNextSegment(
              ref.current,
              target.getBoundingClientRect().left,
              -1,
            )
            if (prev) {
              prev.focus()
              return
            }
          }
        } else {
          focusManager.focusPrevious()
          return
        }
        return false
      },
      ArrowRight: (e) => {
        if (disableArrowNavigation) return false
        if (direction === 'rtl') {
          if (ref.current) {
            let target = $23f2114a1b82827e$export$e58f029f0fbfdb29(e)
            let next = $6a440d0e2d99dd46$var$findNextSegment(
              ref.current,
              target.getBoundingClientRect().left,
              1,
            )
            if (next) {
              next.focus()
              return
            }
          }
        } else {
          focusManager.focusNext()
          return
        }
        return false
      },
    },
    allowRepeats: true,
  })
  let focusLast = () => {
    if (!ref.current) return
    let target = window.event ? $23f2114a1b82827e$export$e58f029f0fbfdb29(window.event) : null
    let walker = $535772f9d2c1f38d$export$2d6ec8fc375ceafa(ref.current, { tabbable: true })
    if (target) {
      walker.currentNode = target
      target = walker.previousNode()
    }
    if (!target) {
      let last
      do {
        last = walker.lastChild()
        if (last) target = last
      } while (last)
    }
    while (target?.hasAttribute('data-placeholder')) {
      let prev = walker.previousNode()
      if (prev && prev.hasAttribute('data-placeholder')) target = prev
      else break
    }
    if (target) target.focus()
  }
  let { pressProps } = $d27d541f9569d26d$export$45712eceda6fad21({
    preventFocusOnPress: true,
    allowTextSelectionOnPress: true,
    onPressStart(e) {
      if (e.pointerType === 'mouse') focusLast()
    },
    onPress(e) {
      if (e.pointerType === 'touch' || e.pointerType === 'pen') focusLast()
    },
  })
  return $bbaa08b3cd72f041$export$9d1611c77c2fe928(pressProps, keyboardProps)
}
function $6a440d0e2d99dd46$var$findNextSegment(group, fromX, direction) {
  let walker = $535772f9d2c1f38d$export$2d6ec8fc375ceafa(group, { tabbable: true })
  let node = walker.nextNode()
  let closest = null
  let closestDistance = Infinity
  while (node) {
    let distance = node.getBoundingClientRect().left - fromX
    let absoluteDistance = Math.abs(distance)
    if (Math.sign(distance) === direction && absoluteDistance < closestDistance) {
      closest = node
      closestDistance = absoluteDistance
    }
    node = walker.nextNode()
  }
  return closest
}
// node_modules/react-aria/dist/private/datepicker/useDateField.mjs
function $parcel$interopDefault$4(a) {
  return a && a.__esModule ? a.default : a
}
var $7541913c0284d84b$export$653eddfc964b0f8a = /* @__PURE__ */ new WeakMap()
var $7541913c0284d84b$export$300019f83c56d282 = '__reactAriaDateFieldRole'
var $7541913c0284d84b$export$7b3062cd49e80452 = '__reactAriaDateFieldFocusManager'
function $7541913c0284d84b$export$5591b0b878c1a989(props, state, ref) {
  let { isInvalid, validationErrors, validationDetails } = state.displayValidation
  let { labelProps, fieldProps, descriptionProps, errorMessageProps } =
    $191c9b6d48a0a4e2$export$294aa081a6c6f55d({
      ...props,
      labelElementType: 'span',
      isInvalid,
      errorMessage: props.errorMessage || validationErrors,
    })
  let valueOnFocus = (0, import_react.useRef)(null)
  let { focusWithinProps } = $2c9edc598a03d523$export$420e68273165f4ec({
    ...props,
    onFocusWithin(e) {
      valueOnFocus.current = state.value
      props.onFocus?.(e)
    },
    onBlurWithin: (e) => {
      state.confirmPlaceholder()
      if (state.value !== valueOnFocus.current) state.commitValidation()
      props.onBlur?.(e)
    },
    onFocusWithinChange: props.onFocusChange,
  })
  let stringFormatter = $cf2482eff2eeeec2$export$f12b703ca79dfbb1(
    $parcel$interopDefault$4($0014db39426443c5$exports),
    '@react-aria/datepicker',
  )
  let message = state.maxGranularity === 'hour' ? 'selectedTimeDescription' : 'selectedDateDescription'
  let field = state.maxGranularity === 'hour' ? 'time' : 'date'
  let description = state.value
    ? stringFormatter.format(message, { [field]: state.formatValue({ month: 'long' }) })
    : ''
  let descProps = $121970af65029459$export$f8aeda7b10753fa1(description)
  let describedBy =
    props['__reactAriaDateFieldRole'] === 'presentation'
      ? fieldProps['aria-describedby']
      : [descProps['aria-describedby'], fieldProps['aria-describedby']].filter(Boolean).join(' ') || void 0
  let propsFocusManager = props[$7541913c0284d84b$export$7b3062cd49e80452]
  let focusManager = (0, import_react.useMemo)(
    () => propsFocusManager || $535772f9d2c1f38d$export$c5251b9e124bf29(ref),
    [propsFocusManager, ref],
  )
  let groupProps = $6a440d0e2d99dd46$export$4a931266a3838b86(
    state,
    ref,
    props[$7541913c0284d84b$export$300019f83c56d282] === 'presentation',
  )
  $7541913c0284d84b$export$653eddfc964b0f8a.set(state, {
    ariaLabel: props['aria-label'],
    ariaLabelledBy: [labelProps.id, props['aria-labelledby']].filter(Boolean).join(' ') || void 0,
    ariaDescribedBy: describedBy,
    focusManager,
  })
  let autoFocusRef = (0, import_react.useRef)(props.autoFocus)
  let fieldDOMProps
  if (props['__reactAriaDateFieldRole'] === 'presentation') fieldDOMProps = { role: 'presentation' }
  else
    fieldDOMProps = $bbaa08b3cd72f041$export$9d1611c77c2fe928(fieldProps, {
      role: 'group',
      'aria-disabled': props.isDisabled || void 0,
      'aria-describedby': describedBy,
    })
  ;(0, import_react.useEffect)(() => {
    if (autoFocusRef.current) focusManager.focusFirst()
    autoFocusRef.current = false
  }, [focusManager])
  $3274bf1495747a7b$export$5add1d006293d136(props.inputRef, state.defaultValue, state.setValue)
  $860f7da480e22816$export$b8473d3665f3a75a(
    {
      ...props,
      focus() {
        focusManager.focusFirst()
      },
    },
    state,
    props.inputRef,
  )
  let inputProps = {
    type: 'hidden',
    name: props.name,
    form: props.form,
    value: state.value?.toString() || '',
    disabled: props.isDisabled,
  }
  if (props.validationBehavior === 'native') {
    inputProps.type = 'text'
    inputProps.hidden = true
    inputProps.required = props.isRequired
    inputProps.onChange = () => {}
  }
  let domProps = $8e9d2fae0ecb9001$export$457c3d6518dd4c6f(props)
  return {
    labelProps: {
      ...labelProps,
      onClick: () => {
        focusManager.focusFirst()
      },
    },
    fieldProps: $bbaa08b3cd72f041$export$9d1611c77c2fe928(
      domProps,
      fieldDOMProps,
      groupProps,
      focusWithinProps,
      {
        onKeyDown: props.onKeyDown,
        onKeyUp: props.onKeyUp,
        style: { unicodeBidi: 'isolate' },
      },
    ),
    inputProps,
    descriptionProps,
    errorMessageProps,
    isInvalid,
    validationErrors,
    validationDetails,
  }
}
// node_modules/react-aria/dist/private/datepicker/useDisplayNames.mjs
function $parcel$interopDefault$3(a) {
  return a && a.__esModule ? a.default : a
}
function $40cf8faa4dad0740$export$d42c60378c8168f8() {
  let { locale } = $2eb8e6d23f3d0cb0$export$43bb16f9c6d9e3f7()
  let dictionary = $cf2482eff2eeeec2$export$87b761675e8eaa10(
    $parcel$interopDefault$3($0014db39426443c5$exports),
    '@react-aria/datepicker',
  )
  return (0, import_react.useMemo)(() => {
    try {
      return new Intl.DisplayNames(locale, { type: 'dateTimeField' })
    } catch {
      return new $40cf8faa4dad0740$var$DisplayNamesPolyfill(locale, dictionary)
    }
  }, [locale, dictionary])
}
var $40cf8faa4dad0740$var$DisplayNamesPolyfill = class {
  constructor(locale, dictionary) {
    this.locale = locale
    this.dictionary = dictionary
  }
  of(field) {
    return this.dictionary.getStringForLocale(field, this.locale)
  }
}
// node_modules/react-aria/dist/private/intl/spinbutton/ar-AE.mjs
var $c03aa2dde3f54f51$exports = {}
$c03aa2dde3f54f51$exports = { Empty: `\u{641}\u{627}\u{631}\u{63A}` }
// node_modules/react-aria/dist/private/intl/spinbutton/bg-BG.mjs
var $d612b270ee5ea6ca$exports = {}
$d612b270ee5ea6ca$exports = { Empty: `\u{418}\u{437}\u{43F}\u{440}\u{430}\u{437}\u{43D}\u{438}` }
// node_modules/react-aria/dist/private/intl/spinbutton/cs-CZ.mjs
var $9516ade4a4f015ec$exports = {}
$9516ade4a4f015ec$exports = { Empty: `Pr\xe1zdn\xe9` }
// node_modules/react-aria/dist/private/intl/spinbutton/da-DK.mjs
var $41d49e6197917be1$exports = {}
$41d49e6197917be1$exports = { Empty: `Tom` }
// node_modules/react-aria/dist/private/intl/spinbutton/de-DE.mjs
var $23b4dd964f7cc840$exports = {}
$23b4dd964f7cc840$exports = { Empty: `Leer` }
// node_modules/react-aria/dist/private/intl/spinbutton/el-GR.mjs
var $18cf3acc4056ec0e$exports = {}
$18cf3acc4056ec0e$exports = { Empty: `\u{386}\u{3B4}\u{3B5}\u{3B9}\u{3BF}` }
// node_modules/react-aria/dist/private/intl/spinbutton/en-US.mjs
var $df59f74ff621f180$exports = {}
$df59f74ff621f180$exports = { Empty: `Empty` }
// node_modules/react-aria/dist/private/intl/spinbutton/es-ES.mjs
var $1a750506d5a4610f$exports = {}
$1a750506d5a4610f$exports = { Empty: `Vac\xedo` }
// node_modules/react-aria/dist/private/intl/spinbutton/et-EE.mjs
var $8e1ed6a70b6e99d0$exports = {}
$8e1ed6a70b6e99d0$exports = { Empty: `T\xfchjenda` }
// node_modules/react-aria/dist/private/intl/spinbutton/fi-FI.mjs
var $bda17b3c68ec60e0$exports = {}
$bda17b3c68ec60e0$exports = { Empty: `Tyhj\xe4` }
// node_modules/react-aria/dist/private/intl/spinbutton/fr-FR.mjs
var $dfccc3416d8619f2$exports = {}
$dfccc3416d8619f2$exports = { Empty: `Vide` }
// node_modules/react-aria/dist/private/intl/spinbutton/he-IL.mjs
var $03ad7cde4af17dbc$exports = {}
$03ad7cde4af17dbc$exports = { Empty: `\u{5E8}\u{5D9}\u{5E7}` }
// node_modules/react-aria/dist/private/intl/spinbutton/hr-HR.mjs
var $3d83efd6529bcc21$exports = {}
$3d83efd6529bcc21$exports = { Empty: `Prazno` }
// node_modules/react-aria/dist/private/intl/spinbutton/hu-HU.mjs
var $3cf52fb2bf374b1e$exports = {}
$3cf52fb2bf374b1e$exports = { Empty: `\xdcres` }
// node_modules/react-aria/dist/private/intl/spinbutton/it-IT.mjs
var $6a6f2c49f92bd42e$exports = {}
$6a6f2c49f92bd42e$exports = { Empty: `Vuoto` }
// node_modules/react-aria/dist/private/intl/spinbutton/ja-JP.mjs
var $3cc0319ead4d5f7a$exports = {}
$3cc0319ead4d5f7a$exports = { Empty: `\u{7A7A}` }
// node_modules/react-aria/dist/private/intl/spinbutton/ko-KR.mjs
var $24d65dbbedc50cf8$exports = {}
$24d65dbbedc50cf8$exports = { Empty: `\u{BE44}\u{C5B4} \u{C788}\u{C74C}` }
// node_modules/react-aria/dist/private/intl/spinbutton/lt-LT.mjs
var $9022dcf5dfa5b508$exports = {}
$9022dcf5dfa5b508$exports = { Empty: `Tu\u{161}\u{10D}ias` }
// node_modules/react-aria/dist/private/intl/spinbutton/lv-LV.mjs
var $6746207c35f8a73d$exports = {}
$6746207c35f8a73d$exports = { Empty: `Tuk\u{161}s` }
// node_modules/react-aria/dist/private/intl/spinbutton/nb-NO.mjs
var $e23e2c12aa0580ab$exports = {}
$e23e2c12aa0580ab$exports = { Empty: `Tom` }
// node_modules/react-aria/dist/private/intl/spinbutton/nl-NL.mjs
var $7a42c3dae25ebf3e$exports = {}
$7a42c3dae25ebf3e$exports = { Empty: `Leeg` }
// node_modules/react-aria/dist/private/intl/spinbutton/pl-PL.mjs
var $f033322c769d9228$exports = {}
$f033322c769d9228$exports = { Empty: `Pusty` }
// node_modules/react-aria/dist/private/intl/spinbutton/pt-BR.mjs
var $bff6557112f09a21$exports = {}
$bff6557112f09a21$exports = { Empty: `Vazio` }
// node_modules/react-aria/dist/private/intl/spinbutton/pt-PT.mjs
var $69371b06c393f3b9$exports = {}
$69371b06c393f3b9$exports = { Empty: `Vazio` }
// node_modules/react-aria/dist/private/intl/spinbutton/ro-RO.mjs
var $76fd2ca03adf7a37$exports = {}
$76fd2ca03adf7a37$exports = { Empty: `Gol` }
// node_modules/react-aria/dist/private/intl/spinbutton/ru-RU.mjs
var $fa02fe0d4c09a614$exports = {}
$fa02fe0d4c09a614$exports = {
  Empty: `\u{41D}\u{435} \u{437}\u{430}\u{43F}\u{43E}\u{43B}\u{43D}\u{435}\u{43D}\u{43E}`,
}
// node_modules/react-aria/dist/private/intl/spinbutton/sk-SK.mjs
var $a240aba809e2b311$exports = {}
$a240aba809e2b311$exports = { Empty: `Pr\xe1zdne` }
// node_modules/react-aria/dist/private/intl/spinbutton/sl-SI.mjs
var $2c29d48084ee6251$exports = {}
$2c29d48084ee6251$exports = { Empty: `Prazen` }
// node_modules/react-aria/dist/private/intl/spinbutton/sr-SP.mjs
var $254c7eb682749050$exports = {}
$254c7eb682749050$exports = { Empty: `Prazno` }
// node_modules/react-aria/dist/private/intl/spinbutton/sv-SE.mjs
var $add997722e4d4b6e$exports = {}
$add997722e4d4b6e$exports = { Empty: `Tomt` }
// node_modules/react-aria/dist/private/intl/spinbutton/tr-TR.mjs
var $542f020fc9285606$exports = {}
$542f020fc9285606$exports = { Empty: `Bo\u{15F}` }
// node_modules/react-aria/dist/private/intl/spinbutton/uk-UA.mjs
var $3135b03c5e7cb78f$exports = {}
$3135b03c5e7cb78f$exports = { Empty: `\u{41F}\u{443}\u{441}\u{442}\u{43E}` }
// node_modules/react-aria/dist/private/intl/spinbutton/zh-CN.mjs
var $29092b8c778be040$exports = {}
$29092b8c778be040$exports = { Empty: `\u{7A7A}` }
// node_modules/react-aria/dist/private/intl/spinbutton/zh-TW.mjs
var $94b34635baf16223$exports = {}
$94b34635baf16223$exports = { Empty: `\u{7A7A}\u{767D}` }
// node_modules/react-aria/dist/private/spinbutton/intlStrings.mjs
var $6279e3628ec747df$exports = {}
$6279e3628ec747df$exports = {
  'ar-AE': $c03aa2dde3f54f51$exports,
  'bg-BG': $d612b270ee5ea6ca$exports,
  'cs-CZ': $9516ade4a4f015ec$exports,
  'da-DK': $41d49e6197917be1$exports,
  'de-DE': $23b4dd964f7cc840$exports,
  'el-GR': $18cf3acc4056ec0e$exports,
  'en-US': $df59f74ff621f180$exports,
  'es-ES': $1a750506d5a4610f$exports,
  'et-EE': $8e1ed6a70b6e99d0$exports,
  'fi-FI': $bda17b3c68ec60e0$exports,
  'fr-FR': $dfccc3416d8619f2$exports,
  'he-IL': $03ad7cde4af17dbc$exports,
  'hr-HR': $3d83efd6529bcc21$exports,
  'hu-HU': $3cf52fb2bf374b1e$exports,
  'it-IT': $6a6f2c49f92bd42e$exports,
  'ja-JP': $3cc0319ead4d5f7a$exports,
  'ko-KR': $24d65dbbedc50cf8$exports,
  'lt-LT': $9022dcf5dfa5b508$exports,
  'lv-LV': $6746207c35f8a73d$exports,
  'nb-NO': $e23e2c12aa0580ab$exports,
  'nl-NL': $7a42c3dae25ebf3e$exports,
  'pl-PL': $f033322c769d9228$exports,
  'pt-BR': $bff6557112f09a21$exports,
  'pt-PT': $69371b06c393f3b9$exports,
  'ro-RO': $76fd2ca03adf7a37$exports,
  'ru-RU': $fa02fe0d4c09a614$exports,
  'sk-SK': $a240aba809e2b311$exports,
  'sl-SI': $2c29d48084ee6251$exports,
  'sr-SP': $254c7eb682749050$exports,
  'sv-SE': $add997722e4d4b6e$exports,
  'tr-TR': $542f020fc9285606$exports,
  'uk-UA': $3135b03c5e7cb78f$exports,
  'zh-CN': $29092b8c778be040$exports,
  'zh-TW': $94b34635baf16223$exports,
}
// node_modules/react-aria/dist/private/spinbutton/useSpinButton.mjs
function $parcel$interopDefault$2(a) {
  return a && a.__esModule ? a.default : a
}
var $757ec6630f26125c$var$noop = () => {}
function $757ec6630f26125c$export$e908e06f4b8e3402(props) {
  const _async = (0, import_react.useRef)(void 0)
  let {
    value,
    textValue,
    minValue,
    maxValue,
    isDisabled,
    isReadOnly,
    isRequired,
    onIncrement,
    onIncrementPage,
    onDecrement,
    onDecrementPage,
    onDecrementToMin,
    onIncrementToMax,
  } = props
  const stringFormatter = $cf2482eff2eeeec2$export$f12b703ca79dfbb1(
    $parcel$interopDefault$2($6279e3628ec747df$exports),
    '@react-aria/spinbutton',
  )
  let isSpinning = (0, import_react.useRef)(false)
  const clearAsync = (0, import_react.useCallback)(() => {
    clearTimeout(_async.current)
    isSpinning.current = false
  }, [])
  const clearAsyncEvent = $fe16bffc7a557bf0$export$7f54fc3180508a52(() => {
    clearAsync()
  })
  ;(0, import_react.useEffect)(() => {
    return () => clearAsyncEvent()
  }, [])
  let { keyboardProps } = $8296dad1a4c5e0dc$export$8f71654801c2f7cd({
    isDisabled: isDisabled || isReadOnly,
    shortcuts: {
      PageUp: () => {
        if (onIncrementPage) {
          onIncrementPage()
          return
        }
        if (onIncrement) {
          onIncrement()
          return
        }
        return false
      },
      ArrowUp: () => {
        if (onIncrement) {
          onIncrement()
          return
        }
        return false
      },
      PageDown: () => {
        if (onDecrementPage) {
          onDecrementPage()
          return
        }
        if (onDecrement) {
          onDecrement()
          return
        }
        return false
      },
      ArrowDown: () => {
        if (onDecrement) {
          onDecrement()
          return
        }
        return false
      },
      Home: () => {
        if (onDecrementToMin) {
          onDecrementToMin()
          return
        }
        return false
      },
      End: () => {
        if (onIncrementToMax) {
          onIncrementToMax()
          return
        }
        return false
      },
    },
    allowRepeats: true,
  })
  let isFocused = (0, import_react.useRef)(false)
  let onFocus = () => {
    isFocused.current = true
  }
  let onBlur = () => {
    isFocused.current = false
  }
  let ariaTextValue =
    textValue === '' ? stringFormatter.format('Empty') : (textValue || `${value}`).replace('-', '−')
  ;(0, import_react.useEffect)(() => {
    if (isFocused.current) {
      $a46cf152bb926da5$export$d10ae4f68404609a('assertive')
      $a46cf152bb926da5$export$a9b970dcc4ae71a9(ariaTextValue, 'assertive')
    }
  }, [ariaTextValue])
  let onPointerCancel = (0, import_react.useCallback)(() => {
    clearAsync()
  }, [clearAsync])
  const onIncrementEvent = $fe16bffc7a557bf0$export$7f54fc3180508a52(
    onIncrement ?? $757ec6630f26125c$var$noop,
  )
  const onDecrementEvent = $fe16bffc7a557bf0$export$7f54fc3180508a52(
    onDecrement ?? $757ec6630f26125c$var$noop,
  )
  const stepUpEvent = $fe16bffc7a557bf0$export$7f54fc3180508a52(() => {
    if (maxValue === void 0 || isNaN(maxValue) || value === void 0 || isNaN(value) || value < maxValue) {
      onIncrementEvent()
      onIncrementPressStartEvent(60)
    }
  })
  const onIncrementPressStartEvent = $fe16bffc7a557bf0$export$7f54fc3180508a52((initialStepDelay) => {
    clearAsyncEvent()
    isSpinning.current = true
    _async.current = window.setTimeout(stepUpEvent, initialStepDelay)
  })
  const stepDownEvent = $fe16bffc7a557bf0$export$7f54fc3180508a52(() => {
    if (minValue === void 0 || isNaN(minValue) || value === void 0 || isNaN(value) || value > minValue) {
      onDecrementEvent()
      onDecrementPressStartEvent(60)
    }
  })
  const onDecrementPressStartEvent = $fe16bffc7a557bf0$export$7f54fc3180508a52((initialStepDelay) => {
    clearAsyncEvent()
    isSpinning.current = true
    _async.current = window.setTimeout(stepDownEvent, initialStepDelay)
  })
  let cancelContextMenu = (e) => {
    e.preventDefault()
  }
  let { addGlobalListener, removeAllGlobalListeners } = $48a7d519b337145d$export$4eaf04e54aa8eed6()
  let isUp = (0, import_react.useRef)(false)
  let [isIncrementPressed, setIsIncrementPressed] = (0, import_react.useState)(null)
  ;(0, import_react.useEffect)(() => {
    if (isIncrementPressed === 'touch') onIncrementPressStartEvent(600)
    else if (isIncrementPressed) onIncrementPressStartEvent(400)
    else if (!isIncrementPressed) clearAsyncEvent()
  }, [isIncrementPressed])
  let [isDecrementPressed, setIsDecrementPressed] = (0, import_react.useState)(null)
  ;(0, import_react.useEffect)(() => {
    if (isDecrementPressed === 'touch') onDecrementPressStartEvent(600)
    else if (isDecrementPressed) onDecrementPressStartEvent(400)
    else if (!isDecrementPressed) clearAsyncEvent()
  }, [isDecrementPressed])
  return {
    spinButtonProps: {
      role: 'spinbutton',
      'aria-valuenow': value !== void 0 && !isNaN(value) ? value : void 0,
      'aria-valuetext': ariaTextValue,
      'aria-valuemin': minValue,
      'aria-valuemax': maxValue,
      'aria-disabled': isDisabled || void 0,
      'aria-readonly': isReadOnly || void 0,
      'aria-required': isRequired || void 0,
      ...keyboardProps,
      onFocus,
      onBlur,
    },
    incrementButtonProps: {
      onPressStart: (e) => {
        clearAsync()
        if (e.pointerType !== 'touch') {
          onIncrement?.()
          setIsIncrementPressed('mouse')
        } else {
          addGlobalListener(window, 'pointercancel', onPointerCancel, { capture: true })
          isUp.current = false
          setIsIncrementPressed('touch')
        }
        addGlobalListener(window, 'contextmenu', cancelContextMenu)
      },
      onPressUp: (e) => {
        clearAsync()
        if (e.pointerType === 'touch') isUp.current = true
        removeAllGlobalListeners()
        setIsIncrementPressed(null)
      },
      onPressEnd: (e) => {
        clearAsync()
        if (e.pointerType === 'touch') {
          if (!isSpinning.current && isUp.current) onIncrement?.()
        }
        isUp.current = false
        setIsIncrementPressed(null)
      },
      onFocus,
      onBlur,
    },
    decrementButtonProps: {
      onPressStart: (e) => {
        clearAsync()
        if (e.pointerType !== 'touch') {
          onDecrement?.()
          setIsDecrementPressed('mouse')
        } else {
          addGlobalListener(window, 'pointercancel', onPointerCancel, { capture: true })
          isUp.current = false
          setIsDecrementPressed('touch')
        }
      },
      onPressUp: (e) => {
        clearAsync()
        if (e.pointerType === 'touch') isUp.current = true
        removeAllGlobalListeners()
        setIsDecrementPressed(null)
      },
      onPressEnd: (e) => {
        clearAsync()
        if (e.pointerType === 'touch') {
          if (!isSpinning.current && isUp.current) onDecrement?.()
        }
        isUp.current = false
        setIsDecrementPressed(null)
      },
      onFocus,
      onBlur,
    },
  }
}
// node_modules/react-aria/dist/private/datepicker/useDateSegment.mjs
function $d51706f903be7eab$export$1315d136e6f7581(segment, state, ref) {
  let enteredKeys = (0, import_react.useRef)('')
  let { locale, direction } = $2eb8e6d23f3d0cb0$export$43bb16f9c6d9e3f7()
  let displayNames = $40cf8faa4dad0740$export$d42c60378c8168f8()
  let { ariaLabel, ariaLabelledBy, ariaDescribedBy, focusManager } =
    $7541913c0284d84b$export$653eddfc964b0f8a.get(state)
  let textValue = segment.isPlaceholder ? '' : segment.text
  let options = (0, import_react.useMemo)(() => state.dateFormatter.resolvedOptions(), [state.dateFormatter])
  let monthDateFormatter = $60f33508b4cd9d3b$export$85fd5fdf27bacc79({
    month: 'long',
    timeZone: options.timeZone,
  })
  let hourDateFormatter = $60f33508b4cd9d3b$export$85fd5fdf27bacc79({
    hour: 'numeric',
    hour12: options.hour12,
    timeZone: options.timeZone,
  })
  if (segment.type === 'month' && !segment.isPlaceholder) {
    let monthTextValue = monthDateFormatter.format(state.dateValue)
    textValue = monthTextValue !== textValue ? `${textValue} \u{2013} ${monthTextValue}` : monthTextValue
  } else if (segment.type === 'hour' && !segment.isPlaceholder)
    textValue = hourDateFormatter.format(state.dateValue)
  let { spinButtonProps } = $757ec6630f26125c$export$e908e06f4b8e3402({
    value: segment.value ?? void 0,
    textValue,
    minValue: segment.minValue,
    maxValue: segment.maxValue,
    isDisabled: state.isDisabled,
    isReadOnly: state.isReadOnly || !segment.isEditable,
    isRequired: state.isRequired,
    onIncrement: () => {
      enteredKeys.current = ''
      state.increment(segment.type)
    },
    onDecrement: () => {
      enteredKeys.current = ''
      state.decrement(segment.type)
    },
    onIncrementPage: () => {
      enteredKeys.current = ''
      state.incrementPage(segment.type)
    },
    onDecrementPage: () => {
      enteredKeys.current = ''
      state.decrementPage(segment.type)
    },
    onIncrementToMax: () => {
      enteredKeys.current = ''
      state.incrementToMax(segment.type)
    },
    onDecrementToMin: () => {
      enteredKeys.current = ''
      state.decrementToMin(segment.type)
    },
  })
  let parser = (0, import_react.useMemo)(
    () => new $eb76cf4feb040f77$export$cd11ab140839f11d(locale, { maximumFractionDigits: 0 }),
    [locale],
  )
  let backspace = () => {
    if (segment.text === segment.placeholder) focusManager.focusPrevious()
    if (parser.isValidPartialNumber(segment.text) && !state.isReadOnly && !segment.isPlaceholder) {
      let newValue = segment.text.slice(0, -1)
      let parsed = parser.parse(newValue)
      newValue = parsed === 0 ? '' : newValue
      if (newValue.length === 0 || parsed === 0) state.clearSegment(segment.type)
      else state.setSegment(segment.type, parsed)
      enteredKeys.current = newValue
    } else if (segment.type === 'dayPeriod' || segment.type === 'era') state.clearSegment(segment.type)
  }
  let { keyboardProps } = $8296dad1a4c5e0dc$export$8f71654801c2f7cd({
    shortcuts: {
      Backspace: () => {
        backspace()
      },
      Delete: () => {
        backspace()
      },
      'Mod+a': () => {},
    },
    allowRepeats: true,
  })
  let { startsWith } = $ef182bb9912241d8$export$3274cf84b703fff({ sensitivity: 'base' })
  let amPmFormatter = $60f33508b4cd9d3b$export$85fd5fdf27bacc79({
    hour: 'numeric',
    hour12: true,
  })
  let am = (0, import_react.useMemo)(() => {
    let date = /* @__PURE__ */ new Date()
    date.setHours(0)
    return amPmFormatter.formatToParts(date).find((part) => part.type === 'dayPeriod').value
  }, [amPmFormatter])
  let pm = (0, import_react.useMemo)(() => {
    let date = /* @__PURE__ */ new Date()
    date.setHours(12)
    return amPmFormatter.formatToParts(date).find((part) => part.type === 'dayPeriod').value
  }, [amPmFormatter])
  let eraFormatter = $60f33508b4cd9d3b$export$85fd5fdf27bacc79({
    year: 'numeric',
    era: 'narrow',
    timeZone: 'UTC',
  })
  let eras = (0, import_react.useMemo)(() => {
    if (segment.type !== 'era') return []
    let date = $d07e34cce18680fd$export$b4a036af3fc0b032(
      new $2aaf608024c21ca1$export$99faa760c7908e4f(1, 1, 1),
      state.calendar,
    )
    let eras = state.calendar.getEras().map((era) => {
      let eraDate = date
        .set({
          year: 1,
          month: 1,
          day: 1,
          era,
        })
        .toDate('UTC')
      return {
        era,
        formatted: eraFormatter.formatToParts(eraDate).find((p) => p.type === 'era')?.value ?? era,
      }
    })
    let prefixLength = $d51706f903be7eab$var$commonPrefixLength(eras.map((era) => era.formatted))
    if (prefixLength) for (let era of eras) era.formatted = era.formatted.slice(prefixLength)
    return eras
  }, [eraFormatter, state.calendar, segment.type])
  let onInput = (key) => {
    if (state.isDisabled || state.isReadOnly) return
    let newValue = enteredKeys.current + key
    switch (segment.type) {
      case 'dayPeriod':
        if (startsWith(am, key)) state.setSegment('dayPeriod', 0)
        else if (startsWith(pm, key)) state.setSegment('dayPeriod', 1)
        else break
        focusManager.focusNext()
        break
      case 'era': {
        let matched = eras.find((e) => startsWith(e.formatted, key))
        if (matched) {
          state.setSegment('era', matched.era)
          focusManager.focusNext()
        }
        break
      }
      case 'day':
      case 'hour':
      case 'minute':
      case 'second':
      case 'month':
      case 'year': {
        if (!parser.isValidPartialNumber(newValue)) return
        let numberValue = parser.parse(newValue)
        let segmentValue = numberValue
        if (segment.maxValue !== void 0 && numberValue > segment.maxValue) segmentValue = parser.parse(key)
        if (isNaN(numberValue)) return
        state.setSegment(segment.type, segmentValue)
        if (
          segment.maxValue !== void 0 &&
          (Number(numberValue + '0') > segment.maxValue || newValue.length >= String(segment.maxValue).length)
        ) {
          enteredKeys.current = ''
          focusManager.focusNext()
        } else enteredKeys.current = newValue
        break
      }
    }
  }
  let onFocus = () => {
    enteredKeys.current = ''
    if (ref.current)
      $51a3e22a5186a962$export$c826860796309d1b(ref.current, {
        containingElement: $3578607fe3d4b096$export$cfa2225e87938781(ref.current),
      })
    window.getSelection()?.collapse(ref.current)
  }
  let documentRef = (0, import_react.useRef)(typeof document !== 'undefined' ? document : null)
  $600b3cf69ae46262$export$90fc3a17d93f704c(documentRef, 'selectionchange', () => {
    let selection = window.getSelection()
    if (
      selection?.anchorNode &&
      $23f2114a1b82827e$export$4282f70798064fe0(ref.current, selection?.anchorNode) &&
      $23f2114a1b82827e$export$cd4e5573fbe2b576() === ref.current
    )
      selection.collapse(ref.current)
  })
  let compositionRef = (0, import_react.useRef)('')
  $600b3cf69ae46262$export$90fc3a17d93f704c(ref, 'beforeinput', (e) => {
    if (!ref.current) return
    e.preventDefault()
    switch (e.inputType) {
      case 'deleteContentBackward':
      case 'deleteContentForward':
        if (parser.isValidPartialNumber(segment.text) && !state.isReadOnly) backspace()
        break
      case 'insertCompositionText':
        compositionRef.current = ref.current.textContent
        ref.current.textContent = ref.current.textContent
        break
      default:
        if (e.data != null) onInput(e.data)
    }
  })
  $600b3cf69ae46262$export$90fc3a17d93f704c(ref, 'input', (e) => {
    let { inputType, data } = e
    switch (inputType) {
      case 'insertCompositionText':
        if (ref.current) ref.current.textContent = compositionRef.current
        if (data != null && (startsWith(am, data) || startsWith(pm, data))) onInput(data)
    }
  })
  $c4867b2f328c2698$export$e5c5a5f917a5871c(() => {
    let element = ref.current
    return () => {
      if ($23f2114a1b82827e$export$cd4e5573fbe2b576() === element) {
        if (!focusManager.focusPrevious()) focusManager.focusNext()
      }
    }
  }, [ref, focusManager])
  let touchPropOverrides =
    $2add3ce32c6007eb$export$fedb369cb70207f1() || segment.type === 'timeZoneName'
      ? {
          role: 'textbox',
          'aria-valuemax': null,
          'aria-valuemin': null,
          'aria-valuetext': null,
          'aria-valuenow': null,
        }
      : {}
  if (
    segment !== (0, import_react.useMemo)(() => state.segments.find((s) => s.isEditable), [state.segments]) &&
    !state.isInvalid
  )
    ariaDescribedBy = void 0
  let id = $390e54f620492c70$export$f680877a34711e37()
  let isEditable = !state.isDisabled && !state.isReadOnly && segment.isEditable
  let name = segment.type === 'literal' ? '' : displayNames.of(segment.type)
  let labelProps = $e8ac3c3f5d4bae7f$export$d6875122194c7b44({
    'aria-label': `${name}${ariaLabel ? `, ${ariaLabel}` : ''}${ariaLabelledBy ? ', ' : ''}`,
    'aria-labelledby': ariaLabelledBy,
  })
  if (segment.type === 'literal') return { segmentProps: { 'aria-hidden': true } }
  let segmentStyle = { caretColor: 'transparent' }
  if (direction === 'rtl') {
    segmentStyle.unicodeBidi = 'embed'
    let format = options[segment.type]
    if (format === 'numeric' || format === '2-digit') segmentStyle.direction = 'ltr'
  }
  return {
    segmentProps: $bbaa08b3cd72f041$export$9d1611c77c2fe928(spinButtonProps, labelProps, {
      id,
      ...touchPropOverrides,
      ...keyboardProps,
      'aria-invalid': state.isInvalid ? 'true' : void 0,
      'aria-describedby': ariaDescribedBy,
      'aria-readonly': state.isReadOnly || !segment.isEditable ? 'true' : void 0,
      'data-placeholder': segment.isPlaceholder || void 0,
      contentEditable: isEditable,
      suppressContentEditableWarning: isEditable,
      spellCheck: isEditable ? 'false' : void 0,
      autoCorrect: isEditable ? 'off' : void 0,
      [parseInt('19.3.1', 10) >= 17 ? 'enterKeyHint' : 'enterkeyhint']: isEditable ? 'next' : void 0,
      inputMode:
        state.isDisabled || segment.type === 'dayPeriod' || segment.type === 'era' || !isEditable
          ? void 0
          : 'numeric',
      tabIndex: state.isDisabled ? void 0 : 0,
      onFocus,
      style: segmentStyle,
      onPointerDown(e) {
        e.stopPropagation()
      },
      onMouseDown(e) {
        e.stopPropagation()
      },
    }),
  }
}
function $d51706f903be7eab$var$commonPrefixLength(strings) {
  strings.sort()
  let first = strings[0]
  let last = strings[strings.length - 1]
  for (let i = 0; i < first.length; i++) if (first[i] !== last[i]) return i
  return 0
}
// node_modules/react-stately/dist/private/intl/datepicker/ar-AE.mjs
var $6f00cf506278c4dd$exports = {}
$6f00cf506278c4dd$exports = {
  rangeOverflow: (args) =>
    `\u{64A}\u{62C}\u{628} \u{623}\u{646} \u{62A}\u{643}\u{648}\u{646} \u{627}\u{644}\u{642}\u{64A}\u{645}\u{629} ${args.maxValue} \u{623}\u{648} \u{642}\u{628}\u{644} \u{630}\u{644}\u{643}.`,
  rangeReversed: `\u{62A}\u{627}\u{631}\u{64A}\u{62E} \u{627}\u{644}\u{628}\u{62F}\u{621} \u{64A}\u{62C}\u{628} \u{623}\u{646} \u{64A}\u{643}\u{648}\u{646} \u{642}\u{628}\u{644} \u{62A}\u{627}\u{631}\u{64A}\u{62E} \u{627}\u{644}\u{627}\u{646}\u{62A}\u{647}\u{627}\u{621}.`,
  rangeUnderflow: (args) =>
    `\u{64A}\u{62C}\u{628} \u{623}\u{646} \u{62A}\u{643}\u{648}\u{646} \u{627}\u{644}\u{642}\u{64A}\u{645}\u{629} ${args.minValue} \u{623}\u{648} \u{628}\u{639}\u{62F} \u{630}\u{644}\u{643}.`,
  unavailableDate: `\u{627}\u{644}\u{628}\u{64A}\u{627}\u{646}\u{627}\u{62A} \u{627}\u{644}\u{645}\u{62D}\u{62F}\u{62F}\u{629} \u{63A}\u{64A}\u{631} \u{645}\u{62A}\u{627}\u{62D}\u{629}.`,
}
// node_modules/react-stately/dist/private/intl/datepicker/bg-BG.mjs
var $d4d6a016fd5ce4f2$exports = {}
$d4d6a016fd5ce4f2$exports = {
  rangeOverflow: (args) =>
    `\u{421}\u{442}\u{43E}\u{439}\u{43D}\u{43E}\u{441}\u{442}\u{442}\u{430} \u{442}\u{440}\u{44F}\u{431}\u{432}\u{430} \u{434}\u{430} \u{435} ${args.maxValue} \u{438}\u{43B}\u{438} \u{43F}\u{43E}-\u{440}\u{430}\u{43D}\u{43D}\u{430}.`,
  rangeReversed: `\u{41D}\u{430}\u{447}\u{430}\u{43B}\u{43D}\u{430}\u{442}\u{430} \u{434}\u{430}\u{442}\u{430} \u{442}\u{440}\u{44F}\u{431}\u{432}\u{430} \u{434}\u{430} \u{435} \u{43F}\u{440}\u{435}\u{434}\u{438} \u{43A}\u{440}\u{430}\u{439}\u{43D}\u{430}\u{442}\u{430}.`,
  rangeUnderflow: (args) =>
    `\u{421}\u{442}\u{43E}\u{439}\u{43D}\u{43E}\u{441}\u{442}\u{442}\u{430} \u{442}\u{440}\u{44F}\u{431}\u{432}\u{430} \u{434}\u{430} \u{435} ${args.minValue} \u{438}\u{43B}\u{438} \u{43F}\u{43E}-\u{43A}\u{44A}\u{441}\u{43D}\u{43E}.`,
  unavailableDate: `\u{418}\u{437}\u{431}\u{440}\u{430}\u{43D}\u{430}\u{442}\u{430} \u{434}\u{430}\u{442}\u{430} \u{43D}\u{435} \u{435} \u{43D}\u{430}\u{43B}\u{438}\u{447}\u{43D}\u{430}.`,
}
// node_modules/react-stately/dist/private/intl/datepicker/cs-CZ.mjs
var $7ecf9e4979666ea0$exports = {}
$7ecf9e4979666ea0$exports = {
  rangeOverflow: (args) => `Hodnota mus\xed b\xfdt ${args.maxValue} nebo d\u{159}\xedv\u{11B}j\u{161}\xed.`,
  rangeReversed: `Datum zah\xe1jen\xed mus\xed p\u{159}edch\xe1zet datu ukon\u{10D}en\xed.`,
  rangeUnderflow: (args) => `Hodnota mus\xed b\xfdt ${args.minValue} nebo pozd\u{11B}j\u{161}\xed.`,
  unavailableDate: `Vybran\xe9 datum nen\xed k dispozici.`,
}
// node_modules/react-stately/dist/private/intl/datepicker/da-DK.mjs
var $ab075d4725312525$exports = {}
$ab075d4725312525$exports = {
  rangeOverflow: (args) => `V\xe6rdien skal v\xe6re ${args.maxValue} eller tidligere.`,
  rangeReversed: `Startdatoen skal v\xe6re f\xf8r slutdatoen.`,
  rangeUnderflow: (args) => `V\xe6rdien skal v\xe6re ${args.minValue} eller nyere.`,
  unavailableDate: `Den valgte dato er ikke tilg\xe6ngelig.`,
}
// node_modules/react-stately/dist/private/intl/datepicker/de-DE.mjs
var $3922685c0eb9ba8a$exports = {}
$3922685c0eb9ba8a$exports = {
  rangeOverflow: (args) => `Der Wert muss ${args.maxValue} oder fr\xfcher sein.`,
  rangeReversed: `Das Startdatum muss vor dem Enddatum liegen.`,
  rangeUnderflow: (args) => `Der Wert muss ${args.minValue} oder sp\xe4ter sein.`,
  unavailableDate: `Das ausgew\xe4hlte Datum ist nicht verf\xfcgbar.`,
}
// node_modules/react-stately/dist/private/intl/datepicker/el-GR.mjs
var $01c17dde3c3a9016$exports = {}
$01c17dde3c3a9016$exports = {
  rangeOverflow: (args) =>
    `\u{397} \u{3C4}\u{3B9}\u{3BC}\u{3AE} \u{3C0}\u{3C1}\u{3AD}\u{3C0}\u{3B5}\u{3B9} \u{3BD}\u{3B1} \u{3B5}\u{3AF}\u{3BD}\u{3B1}\u{3B9} ${args.maxValue} \u{3AE} \u{3C0}\u{3B1}\u{3BB}\u{3B1}\u{3B9}\u{3CC}\u{3C4}\u{3B5}\u{3C1}\u{3B7}.`,
  rangeReversed: `\u{397} \u{3B7}\u{3BC}\u{3B5}\u{3C1}\u{3BF}\u{3BC}\u{3B7}\u{3BD}\u{3AF}\u{3B1} \u{3AD}\u{3BD}\u{3B1}\u{3C1}\u{3BE}\u{3B7}\u{3C2} \u{3C0}\u{3C1}\u{3AD}\u{3C0}\u{3B5}\u{3B9} \u{3BD}\u{3B1} \u{3B5}\u{3AF}\u{3BD}\u{3B1}\u{3B9} \u{3C0}\u{3C1}\u{3B9}\u{3BD} \u{3B1}\u{3C0}\u{3CC} \u{3C4}\u{3B7}\u{3BD} \u{3B7}\u{3BC}\u{3B5}\u{3C1}\u{3BF}\u{3BC}\u{3B7}\u{3BD}\u{3AF}\u{3B1} \u{3BB}\u{3AE}\u{3BE}\u{3B7}\u{3C2}.`,
  rangeUnderflow: (args) =>
    `\u{397} \u{3C4}\u{3B9}\u{3BC}\u{3AE} \u{3C0}\u{3C1}\u{3AD}\u{3C0}\u{3B5}\u{3B9} \u{3BD}\u{3B1} \u{3B5}\u{3AF}\u{3BD}\u{3B1}\u{3B9} ${args.minValue} \u{3AE} \u{3BC}\u{3B5}\u{3C4}\u{3B1}\u{3B3}\u{3B5}\u{3BD}\u{3AD}\u{3C3}\u{3C4}\u{3B5}\u{3C1}\u{3B7}.`,
  unavailableDate: `\u{397} \u{3B5}\u{3C0}\u{3B9}\u{3BB}\u{3B5}\u{3B3}\u{3BC}\u{3AD}\u{3BD}\u{3B7} \u{3B7}\u{3BC}\u{3B5}\u{3C1}\u{3BF}\u{3BC}\u{3B7}\u{3BD}\u{3AF}\u{3B1} \u{3B4}\u{3B5}\u{3BD} \u{3B5}\u{3AF}\u{3BD}\u{3B1}\u{3B9} \u{3B4}\u{3B9}\u{3B1}\u{3B8}\u{3AD}\u{3C3}\u{3B9}\u{3BC}\u{3B7}.`,
}
// node_modules/react-stately/dist/private/intl/datepicker/en-US.mjs
var $6b7f94ed17767636$exports = {}
$6b7f94ed17767636$exports = {
  rangeUnderflow: (args) => `Value must be ${args.minValue} or later.`,
  rangeOverflow: (args) => `Value must be ${args.maxValue} or earlier.`,
  rangeReversed: `Start date must be before end date.`,
  unavailableDate: `Selected date unavailable.`,
}
// node_modules/react-stately/dist/private/intl/datepicker/es-ES.mjs
var $3303b51f37a02711$exports = {}
$3303b51f37a02711$exports = {
  rangeOverflow: (args) => `El valor debe ser ${args.maxValue} o anterior.`,
  rangeReversed: `La fecha de inicio debe ser anterior a la fecha de finalizaci\xf3n.`,
  rangeUnderflow: (args) => `El valor debe ser ${args.minValue} o posterior.`,
  unavailableDate: `Fecha seleccionada no disponible.`,
}
// node_modules/react-stately/dist/private/intl/datepicker/et-EE.mjs
var $e3aea59accf42c8d$exports = {}
$e3aea59accf42c8d$exports = {
  rangeOverflow: (args) => `V\xe4\xe4rtus peab olema ${args.maxValue} v\xf5i varasem.`,
  rangeReversed: `Alguskuup\xe4ev peab olema enne l\xf5ppkuup\xe4eva.`,
  rangeUnderflow: (args) => `V\xe4\xe4rtus peab olema ${args.minValue} v\xf5i hilisem.`,
  unavailableDate: `Valitud kuup\xe4ev pole saadaval.`,
}
// node_modules/react-stately/dist/private/intl/datepicker/fi-FI.mjs
var $06dd1b694121be4e$exports = {}
$06dd1b694121be4e$exports = {
  rangeOverflow: (args) => `Arvon on oltava ${args.maxValue} tai sit\xe4 aikaisempi.`,
  rangeReversed: `Aloitusp\xe4iv\xe4n on oltava ennen lopetusp\xe4iv\xe4\xe4.`,
  rangeUnderflow: (args) => `Arvon on oltava ${args.minValue} tai sit\xe4 my\xf6h\xe4isempi.`,
  unavailableDate: `Valittu p\xe4iv\xe4m\xe4\xe4r\xe4 ei ole k\xe4ytett\xe4viss\xe4.`,
}
// node_modules/react-stately/dist/private/intl/datepicker/fr-FR.mjs
var $cdcce4a69a404d27$exports = {}
$cdcce4a69a404d27$exports = {
  rangeOverflow: (args) => `La valeur doit \xeatre ${args.maxValue} ou ant\xe9rieure.`,
  rangeReversed: `La date de d\xe9but doit \xeatre ant\xe9rieure \xe0 la date de fin.`,
  rangeUnderflow: (args) => `La valeur doit \xeatre ${args.minValue} ou ult\xe9rieure.`,
  unavailableDate: `La date s\xe9lectionn\xe9e n\u{2019}est pas disponible.`,
}
// node_modules/react-stately/dist/private/intl/datepicker/he-IL.mjs
var $40524ca22fb30eb2$exports = {}
$40524ca22fb30eb2$exports = {
  rangeOverflow: (args) =>
    `\u{5D4}\u{5E2}\u{5E8}\u{5DA} \u{5D7}\u{5D9}\u{5D9}\u{5D1} \u{5DC}\u{5D4}\u{5D9}\u{5D5}\u{5EA} ${args.maxValue} \u{5D0}\u{5D5} \u{5DE}\u{5D5}\u{5E7}\u{5D3}\u{5DD} \u{5D9}\u{5D5}\u{5EA}\u{5E8}.`,
  rangeReversed: `\u{5EA}\u{5D0}\u{5E8}\u{5D9}\u{5DA} \u{5D4}\u{5D4}\u{5EA}\u{5D7}\u{5DC}\u{5D4} \u{5D7}\u{5D9}\u{5D9}\u{5D1} \u{5DC}\u{5D4}\u{5D9}\u{5D5}\u{5EA} \u{5DC}\u{5E4}\u{5E0}\u{5D9} \u{5EA}\u{5D0}\u{5E8}\u{5D9}\u{5DA} \u{5D4}\u{5E1}\u{5D9}\u{5D5}\u{5DD}.`,
  rangeUnderflow: (args) =>
    `\u{5D4}\u{5E2}\u{5E8}\u{5DA} \u{5D7}\u{5D9}\u{5D9}\u{5D1} \u{5DC}\u{5D4}\u{5D9}\u{5D5}\u{5EA} ${args.minValue} \u{5D0}\u{5D5} \u{5DE}\u{5D0}\u{5D5}\u{5D7}\u{5E8} \u{5D9}\u{5D5}\u{5EA}\u{5E8}.`,
  unavailableDate: `\u{5D4}\u{5EA}\u{5D0}\u{5E8}\u{5D9}\u{5DA} \u{5D4}\u{5E0}\u{5D1}\u{5D7}\u{5E8} \u{5D0}\u{5D9}\u{5E0}\u{5D5} \u{5D6}\u{5DE}\u{5D9}\u{5DF}.`,
}
// node_modules/react-stately/dist/private/intl/datepicker/hr-HR.mjs
var $61a527d4db6297ee$exports = {}
$61a527d4db6297ee$exports = {
  rangeOverflow: (args) => `Vrijednost mora biti ${args.maxValue} ili ranije.`,
  rangeReversed: `Datum po\u{10D}etka mora biti prije datuma zavr\u{161}etka.`,
  rangeUnderflow: (args) => `Vrijednost mora biti ${args.minValue} ili kasnije.`,
  unavailableDate: `Odabrani datum nije dostupan.`,
}
// node_modules/react-stately/dist/private/intl/datepicker/hu-HU.mjs
var $f8f2d8d8cb44cfed$exports = {}
$f8f2d8d8cb44cfed$exports = {
  rangeOverflow: (args) => `Az \xe9rt\xe9knek ${args.maxValue} vagy kor\xe1bbinak kell lennie.`,
  rangeReversed: `A kezd\u{151} d\xe1tumnak a befejez\u{151} d\xe1tumn\xe1l kor\xe1bbinak kell lennie.`,
  rangeUnderflow: (args) => `Az \xe9rt\xe9knek ${args.minValue} vagy k\xe9s\u{151}bbinek kell lennie.`,
  unavailableDate: `A kiv\xe1lasztott d\xe1tum nem \xe9rhet\u{151} el.`,
}
// node_modules/react-stately/dist/private/intl/datepicker/it-IT.mjs
var $75347037b84c1b18$exports = {}
$75347037b84c1b18$exports = {
  rangeOverflow: (args) => `Il valore deve essere ${args.maxValue} o precedente.`,
  rangeReversed: `La data di inizio deve essere antecedente alla data di fine.`,
  rangeUnderflow: (args) => `Il valore deve essere ${args.minValue} o successivo.`,
  unavailableDate: `Data selezionata non disponibile.`,
}
// node_modules/react-stately/dist/private/intl/datepicker/ja-JP.mjs
var $4f97679990ff9091$exports = {}
$4f97679990ff9091$exports = {
  rangeOverflow: (args) =>
    `\u{5024}\u{306F} ${args.maxValue} \u{4EE5}\u{4E0B}\u{306B}\u{3059}\u{308B}\u{5FC5}\u{8981}\u{304C}\u{3042}\u{308A}\u{307E}\u{3059}\u{3002}`,
  rangeReversed: `\u{958B}\u{59CB}\u{65E5}\u{306F}\u{7D42}\u{4E86}\u{65E5}\u{3088}\u{308A}\u{524D}\u{306B}\u{3059}\u{308B}\u{5FC5}\u{8981}\u{304C}\u{3042}\u{308A}\u{307E}\u{3059}\u{3002}`,
  rangeUnderflow: (args) =>
    `\u{5024}\u{306F} ${args.minValue} \u{4EE5}\u{4E0A}\u{306B}\u{3059}\u{308B}\u{5FC5}\u{8981}\u{304C}\u{3042}\u{308A}\u{307E}\u{3059}\u{3002}`,
  unavailableDate: `\u{9078}\u{629E}\u{3057}\u{305F}\u{65E5}\u{4ED8}\u{306F}\u{4F7F}\u{7528}\u{3067}\u{304D}\u{307E}\u{305B}\u{3093}\u{3002}`,
}
// node_modules/react-stately/dist/private/intl/datepicker/ko-KR.mjs
var $c189e0bf94264522$exports = {}
$c189e0bf94264522$exports = {
  rangeOverflow: (args) =>
    `\u{AC12}\u{C740} ${args.maxValue} \u{C774}\u{C804}\u{C774}\u{C5B4}\u{C57C} \u{D569}\u{B2C8}\u{B2E4}.`,
  rangeReversed: `\u{C2DC}\u{C791}\u{C77C}\u{C740} \u{C885}\u{B8CC}\u{C77C} \u{C774}\u{C804}\u{C774}\u{C5B4}\u{C57C} \u{D569}\u{B2C8}\u{B2E4}.`,
  rangeUnderflow: (args) =>
    `\u{AC12}\u{C740} ${args.minValue} \u{C774}\u{D6C4}\u{C5EC}\u{C57C} \u{D569}\u{B2C8}\u{B2E4}.`,
  unavailableDate: `\u{C120}\u{D0DD}\u{D55C} \u{B0A0}\u{C9DC}\u{B97C} \u{C0AC}\u{C6A9}\u{D560} \u{C218} \u{C5C6}\u{C2B5}\u{B2C8}\u{B2E4}.`,
}
// node_modules/react-stately/dist/private/intl/datepicker/lt-LT.mjs
var $19cd5f3aa5a4b596$exports = {}
$19cd5f3aa5a4b596$exports = {
  rangeOverflow: (args) => `Reik\u{161}m\u{117} turi b\u{16B}ti ${args.maxValue} arba ankstesn\u{117}.`,
  rangeReversed: `Prad\u{17E}ios data turi b\u{16B}ti ankstesn\u{117} nei pabaigos data.`,
  rangeUnderflow: (args) => `Reik\u{161}m\u{117} turi b\u{16B}ti ${args.minValue} arba naujesn\u{117}.`,
  unavailableDate: `Pasirinkta data nepasiekiama.`,
}
// node_modules/react-stately/dist/private/intl/datepicker/lv-LV.mjs
var $91f5db7f94b7596e$exports = {}
$91f5db7f94b7596e$exports = {
  rangeOverflow: (args) => `V\u{113}rt\u{12B}bai ir j\u{101}b\u{16B}t ${args.maxValue} vai agr\u{101}kai.`,
  rangeReversed: `S\u{101}kuma datumam ir j\u{101}b\u{16B}t pirms beigu datuma.`,
  rangeUnderflow: (args) =>
    `V\u{113}rt\u{12B}bai ir j\u{101}b\u{16B}t ${args.minValue} vai v\u{113}l\u{101}kai.`,
  unavailableDate: `Atlas\u{12B}tais datums nav pieejams.`,
}
// node_modules/react-stately/dist/private/intl/datepicker/nb-NO.mjs
var $780ef1d46063f826$exports = {}
$780ef1d46063f826$exports = {
  rangeOverflow: (args) => `Verdien m\xe5 v\xe6re ${args.maxValue} eller tidligere.`,
  rangeReversed: `Startdatoen m\xe5 v\xe6re f\xf8r sluttdatoen.`,
  rangeUnderflow: (args) => `Verdien m\xe5 v\xe6re ${args.minValue} eller senere.`,
  unavailableDate: `Valgt dato utilgjengelig.`,
}
// node_modules/react-stately/dist/private/intl/datepicker/nl-NL.mjs
var $16cbb8b4d0babfdc$exports = {}
$16cbb8b4d0babfdc$exports = {
  rangeOverflow: (args) => `Waarde moet ${args.maxValue} of eerder zijn.`,
  rangeReversed: `De startdatum moet voor de einddatum liggen.`,
  rangeUnderflow: (args) => `Waarde moet ${args.minValue} of later zijn.`,
  unavailableDate: `Geselecteerde datum niet beschikbaar.`,
}
// node_modules/react-stately/dist/private/intl/datepicker/pl-PL.mjs
var $0bc688cceae5eb60$exports = {}
$0bc688cceae5eb60$exports = {
  rangeOverflow: (args) =>
    `Warto\u{15B}\u{107} musi mie\u{107} warto\u{15B}\u{107} ${args.maxValue} lub wcze\u{15B}niejsz\u{105}.`,
  rangeReversed: `Data rozpocz\u{119}cia musi by\u{107} wcze\u{15B}niejsza ni\u{17C} data zako\u{144}czenia.`,
  rangeUnderflow: (args) =>
    `Warto\u{15B}\u{107} musi mie\u{107} warto\u{15B}\u{107} ${args.minValue} lub p\xf3\u{17A}niejsz\u{105}.`,
  unavailableDate: `Wybrana data jest niedost\u{119}pna.`,
}
// node_modules/react-stately/dist/private/intl/datepicker/pt-BR.mjs
var $e32534e3083f4a62$exports = {}
$e32534e3083f4a62$exports = {
  rangeOverflow: (args) => `O valor deve ser ${args.maxValue} ou anterior.`,
  rangeReversed: `A data inicial deve ser anterior \xe0 data final.`,
  rangeUnderflow: (args) => `O valor deve ser ${args.minValue} ou posterior.`,
  unavailableDate: `Data selecionada indispon\xedvel.`,
}
// node_modules/react-stately/dist/private/intl/datepicker/pt-PT.mjs
var $3534c94e827784b7$exports = {}
$3534c94e827784b7$exports = {
  rangeOverflow: (args) => `O valor tem de ser ${args.maxValue} ou anterior.`,
  rangeReversed: `A data de in\xedcio deve ser anterior \xe0 data de fim.`,
  rangeUnderflow: (args) => `O valor tem de ser ${args.minValue} ou posterior.`,
  unavailableDate: `Data selecionada indispon\xedvel.`,
}
// node_modules/react-stately/dist/private/intl/datepicker/ro-RO.mjs
var $a2617a746c9862f6$exports = {}
$a2617a746c9862f6$exports = {
  rangeOverflow: (args) => `Valoarea trebuie s\u{103} fie ${args.maxValue} sau anterioar\u{103}.`,
  rangeReversed: `Data de \xeenceput trebuie s\u{103} fie anterioar\u{103} datei de sf\xe2r\u{219}it.`,
  rangeUnderflow: (args) => `Valoarea trebuie s\u{103} fie ${args.minValue} sau ulterioar\u{103}.`,
  unavailableDate: `Data selectat\u{103} nu este disponibil\u{103}.`,
}
// node_modules/react-stately/dist/private/intl/datepicker/ru-RU.mjs
var $f1251e27305fd7a8$exports = {}
$f1251e27305fd7a8$exports = {
  rangeOverflow: (args) =>
    `\u{417}\u{43D}\u{430}\u{447}\u{435}\u{43D}\u{438}\u{435} \u{434}\u{43E}\u{43B}\u{436}\u{43D}\u{43E} \u{431}\u{44B}\u{442}\u{44C} \u{43D}\u{435} \u{43F}\u{43E}\u{437}\u{436}\u{435} ${args.maxValue}.`,
  rangeReversed: `\u{414}\u{430}\u{442}\u{430} \u{43D}\u{430}\u{447}\u{430}\u{43B}\u{430} \u{434}\u{43E}\u{43B}\u{436}\u{43D}\u{430} \u{43F}\u{440}\u{435}\u{434}\u{448}\u{435}\u{441}\u{442}\u{432}\u{43E}\u{432}\u{430}\u{442}\u{44C} \u{434}\u{430}\u{442}\u{435} \u{43E}\u{43A}\u{43E}\u{43D}\u{447}\u{430}\u{43D}\u{438}\u{44F}.`,
  rangeUnderflow: (args) =>
    `\u{417}\u{43D}\u{430}\u{447}\u{435}\u{43D}\u{438}\u{435} \u{434}\u{43E}\u{43B}\u{436}\u{43D}\u{43E} \u{431}\u{44B}\u{442}\u{44C} \u{43D}\u{435} \u{440}\u{430}\u{43D}\u{44C}\u{448}\u{435} ${args.minValue}.`,
  unavailableDate: `\u{412}\u{44B}\u{431}\u{440}\u{430}\u{43D}\u{43D}\u{430}\u{44F} \u{434}\u{430}\u{442}\u{430} \u{43D}\u{435}\u{434}\u{43E}\u{441}\u{442}\u{443}\u{43F}\u{43D}\u{430}.`,
}
// node_modules/react-stately/dist/private/intl/datepicker/sk-SK.mjs
var $e78b7cdd5f7a9721$exports = {}
$e78b7cdd5f7a9721$exports = {
  rangeOverflow: (args) => `Hodnota mus\xed by\u{165} ${args.maxValue} alebo skor\u{161}ia.`,
  rangeReversed: `D\xe1tum za\u{10D}iatku mus\xed by\u{165} skor\u{161}\xed ako d\xe1tum konca.`,
  rangeUnderflow: (args) => `Hodnota mus\xed by\u{165} ${args.minValue} alebo neskor\u{161}ia.`,
  unavailableDate: `Vybrat\xfd d\xe1tum je nedostupn\xfd.`,
}
// node_modules/react-stately/dist/private/intl/datepicker/sl-SI.mjs
var $41a3d435540f025d$exports = {}
$41a3d435540f025d$exports = {
  rangeOverflow: (args) => `Vrednost mora biti ${args.maxValue} ali starej\u{161}a.`,
  rangeReversed: `Za\u{10D}etni datum mora biti pred kon\u{10D}nim datumom.`,
  rangeUnderflow: (args) => `Vrednost mora biti ${args.minValue} ali novej\u{161}a.`,
  unavailableDate: `Izbrani datum ni na voljo.`,
}
// node_modules/react-stately/dist/private/intl/datepicker/sr-SP.mjs
var $7e098331d6669444$exports = {}
$7e098331d6669444$exports = {
  rangeOverflow: (args) => `Vrednost mora da bude ${args.maxValue} ili starija.`,
  rangeReversed: `Datum po\u{10D}etka mora biti pre datuma zavr\u{161}etka.`,
  rangeUnderflow: (args) => `Vrednost mora da bude ${args.minValue} ili novija.`,
  unavailableDate: `Izabrani datum nije dostupan.`,
}
// node_modules/react-stately/dist/private/intl/datepicker/sv-SE.mjs
var $51e7b068c559df60$exports = {}
$51e7b068c559df60$exports = {
  rangeOverflow: (args) => `V\xe4rdet m\xe5ste vara ${args.maxValue} eller tidigare.`,
  rangeReversed: `Startdatumet m\xe5ste vara f\xf6re slutdatumet.`,
  rangeUnderflow: (args) => `V\xe4rdet m\xe5ste vara ${args.minValue} eller senare.`,
  unavailableDate: `Det valda datumet \xe4r inte tillg\xe4ngligt.`,
}
// node_modules/react-stately/dist/private/intl/datepicker/tr-TR.mjs
var $10f6effd038fdb37$exports = {}
$10f6effd038fdb37$exports = {
  rangeOverflow: (args) => `De\u{11F}er, ${args.maxValue} veya \xf6ncesi olmal\u{131}d\u{131}r.`,
  rangeReversed: `Ba\u{15F}lang\u{131}\xe7 tarihi biti\u{15F} tarihinden \xf6nce olmal\u{131}d\u{131}r.`,
  rangeUnderflow: (args) => `De\u{11F}er, ${args.minValue} veya sonras\u{131} olmal\u{131}d\u{131}r.`,
  unavailableDate: `Se\xe7ilen tarih kullan\u{131}lam\u{131}yor.`,
}
// node_modules/react-stately/dist/private/intl/datepicker/uk-UA.mjs
var $a6f03b1a6068b7d1$exports = {}
$a6f03b1a6068b7d1$exports = {
  rangeOverflow: (args) =>
    `\u{417}\u{43D}\u{430}\u{447}\u{435}\u{43D}\u{43D}\u{44F} \u{43C}\u{430}\u{454} \u{431}\u{443}\u{442}\u{438} \u{43D}\u{435} \u{43F}\u{456}\u{437}\u{43D}\u{456}\u{448}\u{435} ${args.maxValue}.`,
  rangeReversed: `\u{414}\u{430}\u{442}\u{430} \u{43F}\u{43E}\u{447}\u{430}\u{442}\u{43A}\u{443} \u{43C}\u{430}\u{454} \u{43F}\u{435}\u{440}\u{435}\u{434}\u{443}\u{432}\u{430}\u{442}\u{438} \u{434}\u{430}\u{442}\u{456} \u{437}\u{430}\u{432}\u{435}\u{440}\u{448}\u{435}\u{43D}\u{43D}\u{44F}.`,
  rangeUnderflow: (args) =>
    `\u{417}\u{43D}\u{430}\u{447}\u{435}\u{43D}\u{43D}\u{44F} \u{43C}\u{430}\u{454} \u{431}\u{443}\u{442}\u{438} \u{43D}\u{435} \u{440}\u{430}\u{43D}\u{456}\u{448}\u{435} ${args.minValue}.`,
  unavailableDate: `\u{412}\u{438}\u{431}\u{440}\u{430}\u{43D}\u{430} \u{434}\u{430}\u{442}\u{430} \u{43D}\u{435}\u{434}\u{43E}\u{441}\u{442}\u{443}\u{43F}\u{43D}\u{430}.`,
}
// node_modules/react-stately/dist/private/intl/datepicker/zh-CN.mjs
var $0562ba44eab3374f$exports = {}
$0562ba44eab3374f$exports = {
  rangeOverflow: (args) =>
    `\u{503C}\u{5FC5}\u{987B}\u{662F} ${args.maxValue} \u{6216}\u{66F4}\u{65E9}\u{65E5}\u{671F}\u{3002}`,
  rangeReversed: `\u{5F00}\u{59CB}\u{65E5}\u{671F}\u{5FC5}\u{987B}\u{65E9}\u{4E8E}\u{7ED3}\u{675F}\u{65E5}\u{671F}\u{3002}`,
  rangeUnderflow: (args) =>
    `\u{503C}\u{5FC5}\u{987B}\u{662F} ${args.minValue} \u{6216}\u{66F4}\u{665A}\u{65E5}\u{671F}\u{3002}`,
  unavailableDate: `\u{6240}\u{9009}\u{65E5}\u{671F}\u{4E0D}\u{53EF}\u{7528}\u{3002}`,
}
// node_modules/react-stately/dist/private/intl/datepicker/zh-TW.mjs
var $d8a1483f864372cf$exports = {}
$d8a1483f864372cf$exports = {
  rangeOverflow: (args) =>
    `\u{503C}\u{5FC5}\u{9808}\u{662F} ${args.maxValue} \u{6216}\u{66F4}\u{65E9}\u{3002}`,
  rangeReversed: `\u{958B}\u{59CB}\u{65E5}\u{671F}\u{5FC5}\u{9808}\u{5728}\u{7D50}\u{675F}\u{65E5}\u{671F}\u{4E4B}\u{524D}\u{3002}`,
  rangeUnderflow: (args) =>
    `\u{503C}\u{5FC5}\u{9808}\u{662F} ${args.minValue} \u{6216}\u{66F4}\u{665A}\u{3002}`,
  unavailableDate: `\u{6240}\u{9078}\u{65E5}\u{671F}\u{7121}\u{6CD5}\u{4F7F}\u{7528}\u{3002}`,
}
// node_modules/react-stately/dist/private/datepicker/intlStrings.mjs
var $d0d4459aa9ffd727$exports = {}
$d0d4459aa9ffd727$exports = {
  'ar-AE': $6f00cf506278c4dd$exports,
  'bg-BG': $d4d6a016fd5ce4f2$exports,
  'cs-CZ': $7ecf9e4979666ea0$exports,
  'da-DK': $ab075d4725312525$exports,
  'de-DE': $3922685c0eb9ba8a$exports,
  'el-GR': $01c17dde3c3a9016$exports,
  'en-US': $6b7f94ed17767636$exports,
  'es-ES': $3303b51f37a02711$exports,
  'et-EE': $e3aea59accf42c8d$exports,
  'fi-FI': $06dd1b694121be4e$exports,
  'fr-FR': $cdcce4a69a404d27$exports,
  'he-IL': $40524ca22fb30eb2$exports,
  'hr-HR': $61a527d4db6297ee$exports,
  'hu-HU': $f8f2d8d8cb44cfed$exports,
  'it-IT': $75347037b84c1b18$exports,
  'ja-JP': $4f97679990ff9091$exports,
  'ko-KR': $c189e0bf94264522$exports,
  'lt-LT': $19cd5f3aa5a4b596$exports,
  'lv-LV': $91f5db7f94b7596e$exports,
  'nb-NO': $780ef1d46063f826$exports,
  'nl-NL': $16cbb8b4d0babfdc$exports,
  'pl-PL': $0bc688cceae5eb60$exports,
  'pt-BR': $e32534e3083f4a62$exports,
  'pt-PT': $3534c94e827784b7$exports,
  'ro-RO': $a2617a746c9862f6$exports,
  'ru-RU': $f1251e27305fd7a8$exports,
  'sk-SK': $e78b7cdd5f7a9721$exports,
  'sl-SI': $41a3d435540f025d$exports,
  'sr-SP': $7e098331d6669444$exports,
  'sv-SE': $51e7b068c559df60$exports,
  'tr-TR': $10f6effd038fdb37$exports,
  'uk-UA': $a6f03b1a6068b7d1$exports,
  'zh-CN': $0562ba44eab3374f$exports,
  'zh-TW': $d8a1483f864372cf$exports,
}
// node_modules/react-stately/dist/private/datepicker/utils.mjs
function $parcel$interopDefault$1(a) {
  return a && a.__esModule ? a.default : a
}
var $8b141f2f71e88f85$var$dictionary = new $a747a10fe70a57da$export$c17fa47878dc55b6(
  $parcel$interopDefault$1($d0d4459aa9ffd727$exports),
)
function $8b141f2f71e88f85$var$getLocale() {
  let locale = (typeof navigator !== 'undefined' && (navigator.language || navigator.userLanguage)) || 'en-US'
  try {
    Intl.DateTimeFormat.supportedLocalesOf([locale])
  } catch {
    locale = 'en-US'
  }
  return locale
}
function $8b141f2f71e88f85$export$f18627323ab57ac0(value, minValue, maxValue, isDateUnavailable, options) {
  let rangeOverflow = value != null && maxValue != null && value.compare(maxValue) > 0
  let rangeUnderflow = value != null && minValue != null && value.compare(minValue) < 0
  let isUnavailable = (value != null && isDateUnavailable?.(value)) || false
  let isInvalid = rangeOverflow || rangeUnderflow || isUnavailable
  let errors = []
  if (isInvalid) {
    let locale = $8b141f2f71e88f85$var$getLocale()
    let strings =
      $a747a10fe70a57da$export$c17fa47878dc55b6.getGlobalDictionaryForPackage('@react-stately/datepicker') ||
      $8b141f2f71e88f85$var$dictionary
    let formatter = new $b27c684a33948c64$export$2f817fcdc4b89ae0(locale, strings)
    let dateFormatter = new $12a3c853105e5a70$export$ad991b66133851cf(
      locale,
      $8b141f2f71e88f85$export$7e319ea407e63bc0({}, options),
    )
    let timeZone = dateFormatter.resolvedOptions().timeZone
    if (rangeUnderflow && minValue != null)
      errors.push(
        formatter.format('rangeUnderflow', { minValue: dateFormatter.format(minValue.toDate(timeZone)) }),
      )
    if (rangeOverflow && maxValue != null)
      errors.push(
        formatter.format('rangeOverflow', { maxValue: dateFormatter.format(maxValue.toDate(timeZone)) }),
      )
    if (isUnavailable) errors.push(formatter.format('unavailableDate'))
  }
  return {
    isInvalid,
    validationErrors: errors,
    validationDetails: {
      badInput: isUnavailable,
      customError: false,
      patternMismatch: false,
      rangeOverflow,
      rangeUnderflow,
      stepMismatch: false,
      tooLong: false,
      tooShort: false,
      typeMismatch: false,
      valueMissing: false,
      valid: !isInvalid,
    },
  }
}
var $8b141f2f71e88f85$var$DEFAULT_FIELD_OPTIONS = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
}
var $8b141f2f71e88f85$var$TWO_DIGIT_FIELD_OPTIONS = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
}
function $8b141f2f71e88f85$export$7e319ea407e63bc0(fieldOptions, options) {
  fieldOptions = {
    ...(options.shouldForceLeadingZeros
      ? $8b141f2f71e88f85$var$TWO_DIGIT_FIELD_OPTIONS
      : $8b141f2f71e88f85$var$DEFAULT_FIELD_OPTIONS),
    ...fieldOptions,
  }
  let granularity = options.granularity || 'minute'
  let keys = Object.keys(fieldOptions)
  let startIdx = keys.indexOf(options.maxGranularity ?? 'year')
  if (startIdx < 0) startIdx = 0
  let endIdx = keys.indexOf(granularity)
  if (endIdx < 0) endIdx = 2
  if (startIdx > endIdx) throw new Error('maxGranularity must be greater than granularity')
  let opts = keys.slice(startIdx, endIdx + 1).reduce((opts, key) => {
    opts[key] = fieldOptions[key]
    return opts
  }, {})
  if (options.hourCycle != null) opts.hour12 = options.hourCycle === 12
  opts.timeZone = options.timeZone || 'UTC'
  if (
    (granularity === 'hour' || granularity === 'minute' || granularity === 'second') &&
    options.timeZone &&
    !options.hideTimeZone
  )
    opts.timeZoneName = 'short'
  if (options.showEra && startIdx === 0) opts.era = 'short'
  return opts
}
function $8b141f2f71e88f85$export$c5221a78ef73c5e9(placeholderValue) {
  if (placeholderValue && 'hour' in placeholderValue) return placeholderValue
  return new $2aaf608024c21ca1$export$680ea196effce5f()
}
function $8b141f2f71e88f85$export$61a490a80c552550(value, calendar) {
  if (value === null) return null
  if (!value) return void 0
  return $d07e34cce18680fd$export$b4a036af3fc0b032(value, calendar)
}
function $8b141f2f71e88f85$export$66aa2b09de4b1ea5(placeholderValue, granularity, calendar, timeZone) {
  if (placeholderValue) return $8b141f2f71e88f85$export$61a490a80c552550(placeholderValue, calendar)
  let date = $d07e34cce18680fd$export$b4a036af3fc0b032(
    $ad063034c8620db8$export$461939dd4422153(timeZone ?? $ad063034c8620db8$export$aa8b41735afcabd2()).set({
      hour: 0,
      minute: 0,
      second: 0,
      millisecond: 0,
    }),
    calendar,
  )
  if (granularity === 'year' || granularity === 'month' || granularity === 'day')
    return $d07e34cce18680fd$export$93522d1a439f3617(date)
  if (!timeZone) return $d07e34cce18680fd$export$b21e0b124e224484(date)
  return date
}
function $8b141f2f71e88f85$export$2440da353cedad43(v, granularity) {
  let defaultTimeZone = v && 'timeZone' in v ? v.timeZone : void 0
  let defaultGranularity = v && 'minute' in v ? 'minute' : 'day'
  if (v && granularity && !(granularity in v))
    throw new Error('Invalid granularity ' + granularity + ' for value ' + v.toString())
  let [lastValue, setLastValue] = (0, import_react.useState)([defaultGranularity, defaultTimeZone])
  if (v && (lastValue[0] !== defaultGranularity || lastValue[1] !== defaultTimeZone))
    setLastValue([defaultGranularity, defaultTimeZone])
  if (!granularity) granularity = v ? defaultGranularity : lastValue[0]
  let timeZone = v ? defaultTimeZone : lastValue[1]
  return [granularity, timeZone]
}
// node_modules/react-stately/dist/private/datepicker/placeholders.mjs
var $8e5fbb9a25791ca0$var$placeholders = new $a747a10fe70a57da$export$c17fa47878dc55b6(
  {
    ach: {
      year: 'mwaka',
      month: 'dwe',
      day: 'nino',
    },
    af: {
      year: 'jjjj',
      month: 'mm',
      day: 'dd',
    },
    am: {
      year: 'ዓዓዓዓ',
      month: 'ሚሜ',
      day: 'ቀቀ',
    },
    an: {
      year: 'aaaa',
      month: 'mm',
      day: 'dd',
    },
    ar: {
      year: 'سنة',
      month: 'شهر',
      day: 'يوم',
    },
    ast: {
      year: 'aaaa',
      month: 'mm',
      day: 'dd',
    },
    az: {
      year: 'iiii',
      month: 'aa',
      day: 'gg',
    },
    be: {
      year: 'гггг',
      month: 'мм',
      day: 'дд',
    },
    bg: {
      year: 'гггг',
      month: 'мм',
      day: 'дд',
    },
    bn: {
      year: 'yyyy',
      month: 'মিমি',
      day: 'dd',
    },
    br: {
      year: 'bbbb',
      month: 'mm',
      day: 'dd',
    },
    bs: {
      year: 'gggg',
      month: 'mm',
      day: 'dd',
    },
    ca: {
      year: 'aaaa',
      month: 'mm',
      day: 'dd',
    },
    cak: {
      year: 'jjjj',
      month: 'ii',
      day: "q'q'",
    },
    ckb: {
      year: 'ساڵ',
      month: 'مانگ',
      day: 'ڕۆژ',
    },
    cs: {
      year: 'rrrr',
      month: 'mm',
      day: 'dd',
    },
    cy: {
      year: 'bbbb',
      month: 'mm',
      day: 'dd',
    },
    da: {
      year: 'åååå',
      month: 'mm',
      day: 'dd',
    },
    de: {
      year: 'jjjj',
      month: 'mm',
      day: 'tt',
    },
    dsb: {
      year: 'llll',
      month: 'mm',
      day: 'źź',
    },
    el: {
      year: 'εεεε',
      month: 'μμ',
      day: 'ηη',
    },
    en: {
      year: 'yyyy',
      month: 'mm',
      day: 'dd',
    },
    eo: {
      year: 'jjjj',
      month: 'mm',
      day: 'tt',
    },
    es: {
      year: 'aaaa',
      month: 'mm',
      day: 'dd',
    },
    et: {
      year: 'aaaa',
      month: 'kk',
      day: 'pp',
    },
    eu: {
      year: 'uuuu',
      month: 'hh',
      day: 'ee',
    },
    fa: {
      year: 'سال',
      month: 'ماه',
      day: 'روز',
    },
    ff: {
      year: 'hhhh',
      month: 'll',
      day: 'ññ',
    },
    fi: {
      year: 'vvvv',
      month: 'kk',
      day: 'pp',
    },
    fr: {
      year: 'aaaa',
      month: 'mm',
      day: 'jj',
    },
    fy: {
      year: 'jjjj',
      month: 'mm',
      day: 'dd',
    },
    ga: {
      year: 'bbbb',
      month: 'mm',
      day: 'll',
    },
    gd: {
      year: 'bbbb',
      month: 'mm',
      day: 'll',
    },
    gl: {
      year: 'aaaa',
      month: 'mm',
      day: 'dd',
    },
    he: {
      year: 'שנה',
      month: 'חודש',
      day: 'יום',
    },
    hr: {
      year: 'gggg',
      month: 'mm',
      day: 'dd',
    },
    hsb: {
      year: 'llll',
      month: 'mm',
      day: 'dd',
    },
    hu: {
      year: 'éééé',
      month: 'hh',
      day: 'nn',
    },
    ia: {
      year: 'aaaa',
      month: 'mm',
      day: 'dd',
    },
    id: {
      year: 'tttt',
      month: 'bb',
      day: 'hh',
    },
    is: {
      year: 'áááá',
      month: 'mm',
      day: 'dd',
    },
    it: {
      year: 'aaaa',
      month: 'mm',
      day: 'gg',
    },
    ja: {
      year: '年',
      month: '月',
      day: '日',
    },
    ka: {
      year: 'წწწწ',
      month: 'თთ',
      day: 'რრ',
    },
    kk: {
      year: 'жжжж',
      month: 'аа',
      day: 'кк',
    },
    kn: {
      year: 'ವವವವ',
      month: 'ಮಿಮೀ',
      day: 'ದಿದಿ',
    },
    ko: {
      year: '연도',
      month: '월',
      day: '일',
    },
    lb: {
      year: 'jjjj',
      month: 'mm',
      day: 'dd',
    },
    lo: {
      year: 'ປປປປ',
      month: 'ດດ',
      day: 'ວວ',
    },
    lt: {
      year: 'mmmm',
      month: 'mm',
      day: 'dd',
    },
    lv: {
      year: 'gggg',
      month: 'mm',
      day: 'dd',
    },
    meh: {
      year: 'aaaa',
      month: 'mm',
      day: 'dd',
    },
    ml: {
      year: 'വർഷം',
      month: 'മാസം',
      day: 'തീയതി',
    },
    ms: {
      year: 'tttt',
      month: 'mm',
      day: 'hh',
    },
    nb: {
      year: 'åååå',
      month: 'mm',
      day: 'dd',
    },
    nl: {
      year: 'jjjj',
      month: 'mm',
      day: 'dd',
    },
    nn: {
      year: 'åååå',
      month: 'mm',
      day: 'dd',
    },
    no: {
      year: 'åååå',
      month: 'mm',
      day: 'dd',
    },
    oc: {
      year: 'aaaa',
      month: 'mm',
      day: 'jj',
    },
    pl: {
      year: 'rrrr',
      month: 'mm',
      day: 'dd',
    },
    pt: {
      year: 'aaaa',
      month: 'mm',
      day: 'dd',
    },
    rm: {
      year: 'oooo',
      month: 'mm',
      day: 'dd',
    },
    ro: {
      year: 'aaaa',
      month: 'll',
      day: 'zz',
    },
    ru: {
      year: 'гггг',
      month: 'мм',
      day: 'дд',
    },
    sc: {
      year: 'aaaa',
      month: 'mm',
      day: 'dd',
    },
    scn: {
      year: 'aaaa',
      month: 'mm',
      day: 'jj',
    },
    sk: {
      year: 'rrrr',
      month: 'mm',
      day: 'dd',
    },
    sl: {
      year: 'llll',
      month: 'mm',
      day: 'dd',
    },
    sr: {
      year: 'гггг',
      month: 'мм',
      day: 'дд',
    },
    'sr-Latn': {
      year: 'gggg',
      month: 'mm',
      day: 'dd',
    },
    sv: {
      year: 'åååå',
      month: 'mm',
      day: 'dd',
    },
    szl: {
      year: 'rrrr',
      month: 'mm',
      day: 'dd',
    },
    tg: {
      year: 'сссс',
      month: 'мм',
      day: 'рр',
    },
    th: {
      year: 'ปปปป',
      month: 'ดด',
      day: 'วว',
    },
    tr: {
      year: 'yyyy',
      month: 'aa',
      day: 'gg',
    },
    uk: {
      year: 'рррр',
      month: 'мм',
      day: 'дд',
    },
    'zh-CN': {
      year: '年',
      month: '月',
      day: '日',
    },
    'zh-TW': {
      year: '年',
      month: '月',
      day: '日',
    },
  },
  'en',
)
function $8e5fbb9a25791ca0$export$d3f5c5e0a5023fa0(field, value, locale) {
  if (field === 'era' || field === 'dayPeriod') return value
  if (field === 'year' || field === 'month' || field === 'day')
    return $8e5fbb9a25791ca0$var$placeholders.getStringForLocale(field, locale)
  return '––'
}
// node_modules/react-stately/dist/private/datepicker/IncompleteDate.mjs
var $0e8931c783099b4f$export$ae165b50d181e1ef = class $0e8931c783099b4f$export$ae165b50d181e1ef {
  constructor(calendar, hourCycle, dateValue) {
    this.era = dateValue?.era ?? null
    this.calendar = calendar
    this.year = dateValue?.year ?? null
    this.month = dateValue?.month ?? null
    this.day = dateValue?.day ?? null
    this.hour = dateValue?.hour ?? null
    this.hourCycle = hourCycle
    this.dayPeriod = null
    this.minute = dateValue?.minute ?? null
    this.second = dateValue?.second ?? null
    this.millisecond = dateValue?.millisecond ?? null
    this.offset = 'offset' in (dateValue ?? {}) ? dateValue.offset : null
    if (this.hour != null) {
      let [dayPeriod, hour] = $0e8931c783099b4f$var$toHourCycle(this.hour, hourCycle)
      this.dayPeriod = dayPeriod
      this.hour = hour
    }
  }
  copy() {
    let res = new $0e8931c783099b4f$export$ae165b50d181e1ef(this.calendar, this.hourCycle)
    res.era = this.era
    res.year = this.year
    res.month = this.month
    res.day = this.day
    res.hour = this.hour
    res.dayPeriod = this.dayPeriod
    res.minute = this.minute
    res.second = this.second
    res.millisecond = this.millisecond
    res.offset = this.offset
    return res
  }
  /** Checks whether all the specified segments have a value. */ isComplete(segments) {
    return segments.every((segment) => this[segment] != null)
  }
  /** Checks whether the given date value matches this value for the specified segments. */ validate(
    dt,
    segments,
  ) {
    return segments.every((segment) => {
      if ((segment === 'hour' || segment === 'dayPeriod') && 'hour' in dt) {
        let [dayPeriod, hour] = $0e8931c783099b4f$var$toHourCycle(dt.hour, this.hourCycle)
        return this.dayPeriod === dayPeriod && this.hour === hour
      }
      return this[segment] === dt[segment]
    })
  }
  /** Checks if the date is empty (i.e. all specified segments are null). */ isCleared(segments) {
    return segments.every((segment) => this[segment] === null)
  }
  /** Sets the given field. */ set(field, value, placeholder) {
    let result = this.copy()
    result[field] = value
    if (field === 'hour' && result.dayPeriod == null && 'hour' in placeholder)
      result.dayPeriod = $0e8931c783099b4f$var$toHourCycle(placeholder.hour, this.hourCycle)[0]
    if (field === 'year' && result.era == null) result.era = placeholder.era
    if (field !== 'second' && field !== 'literal' && field !== 'timeZoneName') result.offset = null
    return result
  }
  /** Sets the given field to null. */ clear(field) {
    let result = this.copy()
    result[field] = null
    if (field === 'year') result.era = null
    result.offset = null
    return result
  }
  /**
   * Increments or decrements the given field. If it is null, then it is set to the placeholder
   * value.
   */ cycle(field, amount, placeholder, displaySegments) {
    let res = this.copy()
    if (res[field] == null && field !== 'dayPeriod' && field !== 'era') {
      if (field === 'hour' && 'hour' in placeholder) {
        let [dayPeriod, hour] = $0e8931c783099b4f$var$toHourCycle(placeholder.hour, this.hourCycle)
        res.dayPeriod = dayPeriod
        res.hour = hour
      } else res[field] = placeholder[field]
      if (field === 'year' && res.era == null) res.era = placeholder.era
      return res
    }
    switch (field) {
      case 'era': {
        let eras = this.calendar.getEras()
        let index = eras.indexOf(res.era)
        index = $0e8931c783099b4f$var$cycleValue(index, amount, 0, eras.length - 1)
        res.era = eras[index]
        break
      }
      case 'year': {
        let date = new $2aaf608024c21ca1$export$99faa760c7908e4f(
          this.calendar,
          this.era ?? placeholder.era,
          this.year ?? placeholder.year,
          this.month ?? 1,
          this.day ?? 1,
        )
        date = date.cycle(field, amount, { round: field === 'year' })
        res.era = date.era
        res.year = date.year
        break
      }
      case 'month':
        res.month = $0e8931c783099b4f$var$cycleValue(
          res.month ?? 1,
          amount,
          1,
          this.calendar.getMaximumMonthsInYear(),
        )
        break
      case 'day':
        res.day = $0e8931c783099b4f$var$cycleValue(
          res.day ?? 1,
          amount,
          1,
          this.calendar.getMaximumDaysInMonth(),
        )
        break
      case 'hour': {
        let hasDateSegements = displaySegments.some((s) => ['year', 'month', 'day'].includes(s))
        if (
          'timeZone' in placeholder &&
          (!hasDateSegements || (res.year != null && res.month != null && res.day != null))
        ) {
          let date = this.toValue(placeholder)
          date = date.cycle('hour', amount, {
            hourCycle: this.hourCycle === 'h12' ? 12 : 24,
            round: false,
          })
          let [dayPeriod, adjustedHour] = $0e8931c783099b4f$var$toHourCycle(date.hour, this.hourCycle)
          res.hour = adjustedHour
          res.dayPeriod = dayPeriod
          res.offset = date.offset
        } else {
          let hours = res.hour ?? 0
          let limits = this.getSegmentLimits('hour')
          res.hour = $0e8931c783099b4f$var$cycleValue(hours, amount, limits.minValue, limits.maxValue)
          if (res.dayPeriod == null && 'hour' in placeholder)
            res.dayPeriod = $0e8931c783099b4f$var$toHourCycle(placeholder.hour, this.hourCycle)[0]
        }
        break
      }
      case 'dayPeriod':
        res.dayPeriod = $0e8931c783099b4f$var$cycleValue(res.dayPeriod ?? 0, amount, 0, 1)
        break
      case 'minute':
        res.minute = $0e8931c783099b4f$var$cycleValue(res.minute ?? 0, amount, 0, 59, true)
        break
      case 'second':
        res.second = $0e8931c783099b4f$var$cycleValue(res.second ?? 0, amount, 0, 59, true)
    }
    return res
  }
  /**
   * Converts the incomplete date to a full date value, using the provided value for any unset
   * fields.
   */ toValue(value) {
    if ('hour' in value) {
      let hour = this.hour
      if (hour != null) hour = $0e8931c783099b4f$var$fromHourCycle(hour, this.dayPeriod ?? 0, this.hourCycle)
      else if (this.hourCycle === 'h12' || this.hourCycle === 'h11') hour = this.dayPeriod === 1 ? 12 : 0
      let res = value.set({
        era: this.era ?? value.era,
        year: this.year ?? value.year,
        month: this.month ?? value.month,
        day: this.day ?? value.day,
        hour: hour ?? value.hour,
        minute: this.minute ?? value.minute,
        second: this.second ?? value.second,
        millisecond: this.millisecond ?? value.millisecond,
      })
      if ('offset' in res && this.offset != null && res.offset !== this.offset)
        res = res.add({ milliseconds: res.offset - this.offset })
      return res
    } else
      return value.set({
        era: this.era ?? value.era,
        year: this.year ?? value.year,
        month: this.month ?? value.month,
        day: this.day ?? value.day,
      })
  }
  getSegmentLimits(type) {
    switch (type) {
      case 'era': {
        let eras = this.calendar.getEras()
        return {
          value: this.era != null ? eras.indexOf(this.era) : eras.length - 1,
          minValue: 0,
          maxValue: eras.length - 1,
        }
      }
      case 'year':
        return {
          value: this.year,
          minValue: 1,
          maxValue: 9999,
        }
      case 'month':
        return {
          value: this.month,
          minValue: 1,
          maxValue: this.calendar.getMaximumMonthsInYear(),
        }
      case 'day':
        return {
          value: this.day,
          minValue: 1,
          maxValue: this.calendar.getMaximumDaysInMonth(),
        }
      case 'dayPeriod':
        return {
          value: this.dayPeriod,
          minValue: 0,
          maxValue: 1,
        }
      case 'hour': {
        let minValue = 0
        let maxValue = 23
        if (this.hourCycle === 'h12') {
          minValue = 1
          maxValue = 12
        } else if (this.hourCycle === 'h11') {
          minValue = 0
          maxValue = 11
        }
        return {
          value: this.hour,
          minValue,
          maxValue,
        }
      }
      case 'minute':
        return {
          value: this.minute,
          minValue: 0,
          maxValue: 59,
        }
      case 'second':
        return {
          value: this.second,
          minValue: 0,
          maxValue: 59,
        }
    }
  }
}
function $0e8931c783099b4f$var$cycleValue(value, amount, min, max, round = false) {
  if (round) {
    value += Math.sign(amount)
    if (value < min) value = max
    let div = Math.abs(amount)
    if (amount > 0) value = Math.ceil(value / div) * div
    else value = Math.floor(value / div) * div
    if (value > max) value = min
  } else {
    value += amount
    if (value < min) value = max - (min - value - 1)
    else if (value > max) value = min + (value - max - 1)
  }
  return value
}
function $0e8931c783099b4f$var$toHourCycle(hour, hourCycle) {
  let dayPeriod = hour >= 12 ? 1 : 0
  switch (hourCycle) {
    case 'h11':
      if (hour >= 12) hour -= 12
      break
    case 'h12':
      if (hour === 0) hour = 12
      else if (hour > 12) hour -= 12
      break
    case 'h23':
      dayPeriod = null
      break
    case 'h24':
      hour += 1
      dayPeriod = null
  }
  return [dayPeriod, hour]
}
function $0e8931c783099b4f$var$fromHourCycle(hour, dayPeriod, hourCycle) {
  switch (hourCycle) {
    case 'h11':
      if (dayPeriod === 1) hour += 12
      break
    case 'h12':
      if (hour === 12) hour = 0
      if (dayPeriod === 1) hour += 12
      break
    case 'h24':
      hour -= 1
  }
  return hour
}
// node_modules/react-stately/dist/private/datepicker/useDateFieldState.mjs
var $8e7461aabf74661f$var$EDITABLE_SEGMENTS = {
  year: true,
  month: true,
  day: true,
  hour: true,
  minute: true,
  second: true,
  dayPeriod: true,
  era: true,
}
var $8e7461aabf74661f$var$PAGE_STEP = {
  year: 5,
  month: 2,
  day: 7,
  hour: 2,
  minute: 15,
  second: 15,
}
var $8e7461aabf74661f$var$TYPE_MAPPING = {
  dayperiod: 'dayPeriod',
  relatedYear: 'year',
  yearName: 'literal',
  unknown: 'literal',
}
function $8e7461aabf74661f$export$60e84778edff6d26(props) {
  let {
    locale,
    createCalendar,
    hideTimeZone,
    isDisabled = false,
    isReadOnly = false,
    isRequired = false,
    minValue,
    maxValue,
    isDateUnavailable,
  } = props
  let v = props.value || props.defaultValue || props.placeholderValue || null
  let [granularity, defaultTimeZone] = $8b141f2f71e88f85$export$2440da353cedad43(v, props.granularity)
  let timeZone = defaultTimeZone || 'UTC'
  if (v && !(granularity in v))
    throw new Error('Invalid granularity ' + granularity + ' for value ' + v.toString())
  let [calendar, hourCycle] = (0, import_react.useMemo)(() => {
    let opts = new $12a3c853105e5a70$export$ad991b66133851cf(locale, {
      dateStyle: 'short',
      timeStyle: 'short',
      hour12: props.hourCycle != null ? props.hourCycle === 12 : void 0,
    }).resolvedOptions()
    return [createCalendar(opts.calendar), opts.hourCycle]
  }, [locale, props.hourCycle, createCalendar])
  let [value, setDate] = $3e6197669829fe11$export$40bfa8c7b0832715(
    props.value,
    props.defaultValue ?? null,
    props.onChange,
  )
  let [initialValue] = (0, import_react.useState)(value)
  let calendarValue = (0, import_react.useMemo)(
    () => $8b141f2f71e88f85$export$61a490a80c552550(value, calendar) ?? null,
    [value, calendar],
  )
  let [displayValue, setDisplayValue] = (0, import_react.useState)(
    () => new $0e8931c783099b4f$export$ae165b50d181e1ef(calendar, hourCycle, calendarValue),
  )
  let showEra = calendar.identifier === 'gregory' && displayValue.era === 'BC'
  let formatOpts = (0, import_react.useMemo)(
    () => ({
      granularity,
      maxGranularity: props.maxGranularity ?? 'year',
      timeZone: defaultTimeZone,
      hideTimeZone,
      hourCycle: props.hourCycle,
      showEra,
      shouldForceLeadingZeros: props.shouldForceLeadingZeros,
    }),
    [
      props.maxGranularity,
      granularity,
      props.hourCycle,
      props.shouldForceLeadingZeros,
      defaultTimeZone,
      hideTimeZone,
      showEra,
    ],
  )
  let opts = (0, import_react.useMemo)(
    () => $8b141f2f71e88f85$export$7e319ea407e63bc0({}, formatOpts),
    [formatOpts],
  )
  let dateFormatter = (0, import_react.useMemo)(
    () => new $12a3c853105e5a70$export$ad991b66133851cf(locale, opts),
    [locale, opts],
  )
  let resolvedOptions = (0, import_react.useMemo)(() => dateFormatter.resolvedOptions(), [dateFormatter])
  let placeholder = (0, import_react.useMemo)(
    () =>
      $8b141f2f71e88f85$export$66aa2b09de4b1ea5(
        props.placeholderValue,
        granularity,
        calendar,
        defaultTimeZone,
      ),
    [props.placeholderValue, granularity, calendar, defaultTimeZone],
  )
  let displaySegments = (0, import_react.useMemo)(() => {
    let is12HourClock = hourCycle === 'h11' || hourCycle === 'h12'
    let segments = [
      'era',
      'year',
      'month',
      'day',
      'hour',
      ...(is12HourClock ? ['dayPeriod'] : []),
      'minute',
      'second',
    ]
    let minIndex = segments.indexOf(props.maxGranularity || 'era')
    let maxIndex = segments.indexOf(granularity === 'hour' && is12HourClock ? 'dayPeriod' : granularity)
    return segments.slice(minIndex, maxIndex + 1)
  }, [props.maxGranularity, granularity, hourCycle])
  let [lastValue, setLastValue] = (0, import_react.useState)(calendarValue)
  let [lastCalendar, setLastCalendar] = (0, import_react.useState)(calendar)
  let [lastHourCycle, setLastHourCycle] = (0, import_react.useState)(hourCycle)
  if (
    calendarValue !== lastValue ||
    hourCycle !== lastHourCycle ||
    !$ad063034c8620db8$export$dbc69fd56b53d5e(calendar, lastCalendar)
  ) {
    displayValue = new $0e8931c783099b4f$export$ae165b50d181e1ef(calendar, hourCycle, calendarValue)
    setLastValue(calendarValue)
    setLastCalendar(calendar)
    setLastHourCycle(hourCycle)
    setDisplayValue(displayValue)
  }
  let setValue = (newValue) => {
    if (props.isDisabled || props.isReadOnly) return
    if (
      newValue == null ||
      (newValue instanceof $0e8931c783099b4f$export$ae165b50d181e1ef && newValue.isCleared(displaySegments))
    ) {
      setDisplayValue(new $0e8931c783099b4f$export$ae165b50d181e1ef(calendar, hourCycle, calendarValue))
      setDate(null)
    } else if (!(newValue instanceof $0e8931c783099b4f$export$ae165b50d181e1ef)) {
      newValue = $d07e34cce18680fd$export$b4a036af3fc0b032(
        newValue,
        v?.calendar || new $93635573935797de$export$80ee6245ec4f29ec(),
      )
      setDisplayValue(new $0e8931c783099b4f$export$ae165b50d181e1ef(calendar, hourCycle, calendarValue))
      setDate(newValue)
    } else {
      if (newValue.isComplete(displaySegments)) {
        let dateValue = newValue.toValue(calendarValue ?? placeholder)
        if (newValue.validate(dateValue, displaySegments)) {
          let newDateValue = $d07e34cce18680fd$export$b4a036af3fc0b032(
            dateValue,
            v?.calendar || new $93635573935797de$export$80ee6245ec4f29ec(),
          )
          if (!value || newDateValue.compare(value) !== 0) {
            setDisplayValue(new $0e8931c783099b4f$export$ae165b50d181e1ef(calendar, hourCycle, calendarValue))
            setDate(newDateValue)
            return
          }
        }
      }
      setDisplayValue(newValue)
    }
  }
  let dateValue = (0, import_react.useMemo)(() => {
    return displayValue.toValue(calendarValue ?? placeholder).toDate(timeZone)
  }, [displayValue, timeZone, calendarValue, placeholder])
  let segments = (0, import_react.useMemo)(
    () =>
      $8e7461aabf74661f$var$processSegments(
        dateValue,
        displayValue,
        dateFormatter,
        resolvedOptions,
        calendar,
        locale,
        granularity,
      ),
    [dateValue, dateFormatter, resolvedOptions, displayValue, calendar, locale, granularity],
  )
  let adjustSegment = (type, amount) => {
    setValue(displayValue.cycle(type, amount, placeholder, displaySegments))
  }
  let builtinValidation = (0, import_react.useMemo)(
    () => $8b141f2f71e88f85$export$f18627323ab57ac0(value, minValue, maxValue, isDateUnavailable, formatOpts),
    [value, minValue, maxValue, isDateUnavailable, formatOpts],
  )
  let validation = $fd2148440a13ec26$export$fc1a364ae1f3ff10({
    ...props,
    value,
    builtinValidation,
  })
  let isValueInvalid = validation.displayValidation.isInvalid
  let validationState = props.validationState || (isValueInvalid ? 'invalid' : null)
  return {
    ...validation,
    value: calendarValue,
    defaultValue: props.defaultValue ?? initialValue,
    dateValue,
    calendar,
    setValue,
    segments,
    dateFormatter,
    validationState,
    isInvalid: isValueInvalid,
    granularity,
    maxGranularity: props.maxGranularity ?? 'year',
    isDisabled,
    isReadOnly,
    isRequired,
    increment(part) {
      adjustSegment(part, 1)
    },
    decrement(part) {
      adjustSegment(part, -1)
    },
    incrementPage(part) {
      adjustSegment(part, $8e7461aabf74661f$var$PAGE_STEP[part] || 1)
    },
    decrementPage(part) {
      adjustSegment(part, -($8e7461aabf74661f$var$PAGE_STEP[part] || 1))
    },
    incrementToMax(part) {
      let maxValue =
        part === 'hour' && hourCycle === 'h12' ? 11 : displayValue.getSegmentLimits(part).maxValue
      setValue(displayValue.set(part, maxValue, placeholder))
    },
    decrementToMin(part) {
      let minValue =
        part === 'hour' && hourCycle === 'h12' ? 12 : displayValue.getSegmentLimits(part).minValue
      setValue(displayValue.set(part, minValue, placeholder))
    },
    setSegment(part, v) {
      setValue(displayValue.set(part, v, placeholder))
    },
    confirmPlaceholder() {
      if (props.isDisabled || props.isReadOnly) return
      if (displayValue.isComplete(displaySegments)) {
        let dateValue = displayValue.toValue(calendarValue ?? placeholder)
        let newDateValue = $d07e34cce18680fd$export$b4a036af3fc0b032(
          dateValue,
          v?.calendar || new $93635573935797de$export$80ee6245ec4f29ec(),
        )
        if (!value || newDateValue.compare(value) !== 0) setDate(newDateValue)
        setDisplayValue(new $0e8931c783099b4f$export$ae165b50d181e1ef(calendar, hourCycle, calendarValue))
      }
    },
    clearSegment(part) {
      let value = displayValue
      if (part !== 'timeZoneName' && part !== 'literal') value = displayValue.clear(part)
      setValue(value)
    },
    formatValue(fieldOptions) {
      if (!calendarValue) return ''
      let formatOptions = $8b141f2f71e88f85$export$7e319ea407e63bc0(fieldOptions, formatOpts)
      return new $12a3c853105e5a70$export$ad991b66133851cf(locale, formatOptions).format(dateValue)
    },
    getDateFormatter(locale, formatOptions) {
      return new $12a3c853105e5a70$export$ad991b66133851cf(
        locale,
        $8b141f2f71e88f85$export$7e319ea407e63bc0(
          {},
          {
            ...formatOpts,
            ...formatOptions,
          },
        ),
      )
    },
  }
}
function $8e7461aabf74661f$var$processSegments(
  dateValue,
  displayValue,
  dateFormatter,
  resolvedOptions,
  calendar,
  locale,
  granularity,
) {
  let timeValue = ['hour', 'minute', 'second']
  let segments = dateFormatter.formatToParts(dateValue)
  let numberFormatter = new $1dfb119a85e764e5$export$cc77c4ff7e8673c5(locale, { useGrouping: false })
  let twoDigitFormatter = new $1dfb119a85e764e5$export$cc77c4ff7e8673c5(locale, {
    useGrouping: false,
    minimumIntegerDigits: 2,
  })
  for (let segment of segments)
    if (
      segment.type === 'year' ||
      segment.type === 'month' ||
      segment.type === 'day' ||
      segment.type === 'hour'
    ) {
      let value = displayValue[segment.type] ?? 0
      if (resolvedOptions[segment.type] === '2-digit') segment.value = twoDigitFormatter.format(value)
      else segment.value = numberFormatter.format(value)
    }
  let processedSegments = []
  for (let segment of segments) {
    let type = $8e7461aabf74661f$var$TYPE_MAPPING[segment.type] || segment.type
    let isEditable = $8e7461aabf74661f$var$EDITABLE_SEGMENTS[type]
    if (type === 'era' && calendar.getEras().length === 1) isEditable = false
    let isPlaceholder = $8e7461aabf74661f$var$EDITABLE_SEGMENTS[type] && displayValue[segment.type] == null
    let placeholder = $8e7461aabf74661f$var$EDITABLE_SEGMENTS[type]
      ? $8e5fbb9a25791ca0$export$d3f5c5e0a5023fa0(type, segment.value, locale)
      : null
    let dateSegment = {
      type,
      text: isPlaceholder ? placeholder : segment.value,
      ...displayValue.getSegmentLimits(type),
      isPlaceholder,
      placeholder,
      isEditable,
    }
    if (type === 'hour') {
      processedSegments.push({
        type: 'literal',
        text: '⁦',
        isPlaceholder: false,
        placeholder: '',
        isEditable: false,
      })
      processedSegments.push(dateSegment)
      if (type === granularity)
        processedSegments.push({
          type: 'literal',
          text: '⁩',
          isPlaceholder: false,
          placeholder: '',
          isEditable: false,
        })
    } else if (timeValue.includes(type) && type === granularity) {
      processedSegments.push(dateSegment)
      processedSegments.push({
        type: 'literal',
        text: '⁩',
        isPlaceholder: false,
        placeholder: '',
        isEditable: false,
      })
    } else processedSegments.push(dateSegment)
  }
  return processedSegments
}
// node_modules/react-aria-components/dist/private/DateField.mjs
var $5400c097f4765e59$export$7b3e670c86da5fe8 = /*#__PURE__*/ (0, import_react.createContext)(null)
var $5400c097f4765e59$export$3b08bebcf796eea0 = /*#__PURE__*/ (0, import_react.createContext)(null)
var $5400c097f4765e59$export$5d8dc44abd10a920 = /*#__PURE__*/ (0, import_react.createContext)(null)
var $5400c097f4765e59$export$7edc06cf1783b30f = /*#__PURE__*/ (0, import_react.forwardRef)(
  function DateInput(props, ref) {
    let dateFieldState = (0, import_react.useContext)($5400c097f4765e59$export$3b08bebcf796eea0)
    let timeFieldState = (0, import_react.useContext)($5400c097f4765e59$export$5d8dc44abd10a920)
    return dateFieldState || timeFieldState
      ? /*#__PURE__*/ import_react.createElement($5400c097f4765e59$var$DateInputInner, {
          ...props,
          ref,
        })
      : /*#__PURE__*/ import_react.createElement($5400c097f4765e59$var$DateInputStandalone, {
          ...props,
          ref,
        })
  },
)
var $5400c097f4765e59$var$DateInputStandalone = /*#__PURE__*/ (0, import_react.forwardRef)((props, ref) => {
  let [dateFieldProps, fieldRef] = $7230ffa83bc0c2cf$export$29f1550f4b0d4415(
    { slot: props.slot },
    ref,
    $5400c097f4765e59$export$7b3e670c86da5fe8,
  )
  let { locale } = $2eb8e6d23f3d0cb0$export$43bb16f9c6d9e3f7()
  let state = $8e7461aabf74661f$export$60e84778edff6d26({
    ...dateFieldProps,
    locale,
    createCalendar: $84102b64e5ca022f$export$dd0bbc9b26defe37,
  })
  let inputRef = (0, import_react.useRef)(null)
  let { fieldProps, inputProps } = $7541913c0284d84b$export$5591b0b878c1a989(
    {
      ...dateFieldProps,
      inputRef,
    },
    state,
    fieldRef,
  )
  return /*#__PURE__*/ import_react.createElement(
    $7230ffa83bc0c2cf$export$2881499e37b75b9a,
    {
      values: [
        [$5400c097f4765e59$export$3b08bebcf796eea0, state],
        [
          $41fb335299a4a39e$export$37fb8590cf2c088c,
          {
            ...inputProps,
            ref: inputRef,
          },
        ],
        [
          $3a442827418ebe87$export$f9c6924e160136d1,
          {
            ...fieldProps,
            ref: fieldRef,
            isInvalid: state.isInvalid,
            isDisabled: state.isDisabled,
          },
        ],
      ],
    },
    /*#__PURE__*/ import_react.createElement($5400c097f4765e59$var$DateInputInner, props),
  )
})
var $5400c097f4765e59$var$DateInputInner = /*#__PURE__*/ (0, import_react.forwardRef)((props, ref) => {
  let { className, children } = props
  let dateFieldState = (0, import_react.useContext)($5400c097f4765e59$export$3b08bebcf796eea0)
  let timeFieldState = (0, import_react.useContext)($5400c097f4765e59$export$5d8dc44abd10a920)
  let state = dateFieldState ?? timeFieldState
  return /*#__PURE__*/ import_react.createElement(
    import_react.Fragment,
    null,
    /*#__PURE__*/ import_react.createElement(
      $3a442827418ebe87$export$eb2fcfdbd7ba97d4,
      {
        ...props,
        ref,
        slot: props.slot || void 0,
        className: className ?? 'react-aria-DateInput',
        isReadOnly: state.isReadOnly,
        isInvalid: state.isInvalid,
        isDisabled: state.isDisabled,
      },
      state.segments.map((segment, i) =>
        /*#__PURE__*/ (0, import_react.cloneElement)(children(segment), { key: i }),
      ),
    ),
    /*#__PURE__*/ import_react.createElement($41fb335299a4a39e$export$f5b8910cec6cf069, { className: '' }),
  )
})
var $5400c097f4765e59$export$336ab7fa954c4b5f = /*#__PURE__*/ (0, import_react.forwardRef)(
  function DateSegment({ segment, ...otherProps }, ref) {
    let dateFieldState = (0, import_react.useContext)($5400c097f4765e59$export$3b08bebcf796eea0)
    let timeFieldState = (0, import_react.useContext)($5400c097f4765e59$export$5d8dc44abd10a920)
    let state = dateFieldState ?? timeFieldState
    let domRef = $03e8ab2d84d7657a$export$4338b53315abf666(ref)
    let { segmentProps } = $d51706f903be7eab$export$1315d136e6f7581(segment, state, domRef)
    let { focusProps, isFocused, isFocusVisible } = $0c4a58759813079a$export$4e328f61c538687f()
    let { hoverProps, isHovered } = $e969f22b6713ca4a$export$ae780daf29e6d456({
      ...otherProps,
      isDisabled: state.isDisabled || segment.type === 'literal',
    })
    let renderProps = $7230ffa83bc0c2cf$export$4d86445c2cf5e3({
      ...otherProps,
      values: {
        ...segment,
        isReadOnly: state.isReadOnly,
        isInvalid: state.isInvalid,
        isDisabled: state.isDisabled,
        isHovered,
        isFocused,
        isFocusVisible,
      },
      defaultChildren: segment.text,
      defaultClassName: 'react-aria-DateSegment',
    })
    return /*#__PURE__*/ import_react.createElement($7230ffa83bc0c2cf$export$df3a06d6289f983e.span, {
      ...$bbaa08b3cd72f041$export$9d1611c77c2fe928(
        $8e9d2fae0ecb9001$export$457c3d6518dd4c6f(otherProps, { global: true }),
        segmentProps,
        focusProps,
        hoverProps,
      ),
      ...renderProps,
      style: segmentProps.style,
      ref: domRef,
      'data-placeholder': segment.isPlaceholder || void 0,
      'data-invalid': state.isInvalid || void 0,
      'data-readonly': state.isReadOnly || void 0,
      'data-disabled': state.isDisabled || void 0,
      'data-type': segment.type,
      'data-hovered': isHovered || void 0,
      'data-focused': isFocused || void 0,
      'data-focus-visible': isFocusVisible || void 0,
    })
  },
)
// node_modules/react-aria/dist/private/datepicker/useDatePicker.mjs
function $parcel$interopDefault(a) {
  return a && a.__esModule ? a.default : a
}
function $6902a2bb26917a07$export$42df105a73306d51(props, state, ref) {
  let buttonId = $390e54f620492c70$export$f680877a34711e37()
  let dialogId = $390e54f620492c70$export$f680877a34711e37()
  let fieldId = $390e54f620492c70$export$f680877a34711e37()
  let stringFormatter = $cf2482eff2eeeec2$export$f12b703ca79dfbb1(
    $parcel$interopDefault($0014db39426443c5$exports),
    '@react-aria/datepicker',
  )
  let { isInvalid, validationErrors, validationDetails } = state.displayValidation
  let { labelProps, fieldProps, descriptionProps, errorMessageProps } =
    $191c9b6d48a0a4e2$export$294aa081a6c6f55d({
      ...props,
      labelElementType: 'span',
      isInvalid,
      errorMessage: props.errorMessage || validationErrors,
    })
  let groupProps = $6a440d0e2d99dd46$export$4a931266a3838b86(state, ref)
  let labelledBy = fieldProps['aria-labelledby'] || fieldProps.id
  let { locale } = $2eb8e6d23f3d0cb0$export$43bb16f9c6d9e3f7()
  let date = state.formatValue(locale, { month: 'long' })
  let description = date ? stringFormatter.format('selectedDateDescription', { date }) : ''
  let descProps = $121970af65029459$export$f8aeda7b10753fa1(description)
  let ariaDescribedBy =
    [descProps['aria-describedby'], fieldProps['aria-describedby']].filter(Boolean).join(' ') || void 0
  let domProps = $8e9d2fae0ecb9001$export$457c3d6518dd4c6f(props)
  let focusManager = (0, import_react.useMemo)(() => $535772f9d2c1f38d$export$c5251b9e124bf29(ref), [ref])
  let isFocused = (0, import_react.useRef)(false)
  let { focusWithinProps } = $2c9edc598a03d523$export$420e68273165f4ec({
    ...props,
    isDisabled: state.isOpen,
    onBlurWithin: (e) => {
      let dialog = document.getElementById(dialogId)
      if (!$23f2114a1b82827e$export$4282f70798064fe0(dialog, e.relatedTarget)) {
        isFocused.current = false
        props.onBlur?.(e)
        props.onFocusChange?.(false)
      }
    },
    onFocusWithin: (e) => {
      if (!isFocused.current) {
        isFocused.current = true
        props.onFocus?.(e)
        props.onFocusChange?.(true)
      }
    },
  })
  return {
    groupProps: $bbaa08b3cd72f041$export$9d1611c77c2fe928(
      domProps,
      groupProps,
      fieldProps,
      descProps,
      focusWithinProps,
      {
        role: 'group',
        'aria-disabled': props.isDisabled || null,
        'aria-labelledby': labelledBy,
        'aria-describedby': ariaDescribedBy,
        onKeyDown(e) {
          if (state.isOpen) return
          if (props.onKeyDown) props.onKeyDown(e)
        },
        onKeyUp(e) {
          if (state.isOpen) return
          if (props.onKeyUp) props.onKeyUp(e)
        },
      },
    ),
    labelProps: {
      ...labelProps,
      onClick: () => {
        focusManager.focusFirst()
      },
    },
    fieldProps: {
      ...fieldProps,
      id: fieldId,
      [$7541913c0284d84b$export$300019f83c56d282]: 'presentation',
      'aria-describedby': ariaDescribedBy,
      value: state.value,
      defaultValue: state.defaultValue,
      onChange: state.setValue,
      placeholderValue: props.placeholderValue,
      hideTimeZone: props.hideTimeZone,
      hourCycle: props.hourCycle,
      shouldForceLeadingZeros: props.shouldForceLeadingZeros,
      granularity: props.granularity,
      isDisabled: props.isDisabled,
      isReadOnly: props.isReadOnly,
      isRequired: props.isRequired,
      validationBehavior: props.validationBehavior,
      [$fd2148440a13ec26$export$a763b9476acd3eb]: state,
      autoFocus: props.autoFocus,
      name: props.name,
      form: props.form,
    },
    descriptionProps,
    errorMessageProps,
    buttonProps: {
      ...descProps,
      id: buttonId,
      'aria-haspopup': 'dialog',
      'aria-label': stringFormatter.format('calendar'),
      'aria-labelledby': `${buttonId} ${labelledBy}`,
      'aria-describedby': ariaDescribedBy,
      'aria-expanded': state.isOpen,
      isDisabled: props.isDisabled || props.isReadOnly,
      onPress: () => state.setOpen(true),
    },
    dialogProps: {
      id: dialogId,
      'aria-labelledby': `${buttonId} ${labelledBy}`,
    },
    calendarProps: {
      autoFocus: true,
      value: state.dateValue,
      onChange: state.setDateValue,
      minValue: props.minValue,
      maxValue: props.maxValue,
      isDisabled: props.isDisabled,
      isReadOnly: props.isReadOnly,
      isDateUnavailable: props.isDateUnavailable,
      defaultFocusedValue: state.dateValue ? void 0 : props.placeholderValue,
      isInvalid: state.isInvalid,
      errorMessage:
        typeof props.errorMessage === 'function'
          ? props.errorMessage(state.displayValidation)
          : props.errorMessage || state.displayValidation.validationErrors.join(' '),
      firstDayOfWeek: props.firstDayOfWeek,
      pageBehavior: props.pageBehavior,
    },
    isInvalid,
    validationErrors,
    validationDetails,
  }
}
// node_modules/react-stately/dist/private/datepicker/useDatePickerState.mjs
function $28aae683a942e141$export$87194bb378cc3ac2(props) {
  let overlayState = $f11fb0bcf1b2687a$export$61c6a8c84e605fb6(props)
  let [value, setValue] = $3e6197669829fe11$export$40bfa8c7b0832715(
    props.value,
    props.defaultValue || null,
    props.onChange,
  )
  let [initialValue] = (0, import_react.useState)(value)
  let v = value || props.placeholderValue || null
  let [granularity, defaultTimeZone] = $8b141f2f71e88f85$export$2440da353cedad43(v, props.granularity)
  let dateValue = value != null ? value.toDate(defaultTimeZone ?? 'UTC') : null
  let hasTime = granularity === 'hour' || granularity === 'minute' || granularity === 'second'
  let shouldCloseOnSelect = props.shouldCloseOnSelect ?? true
  let [selectedDate, setSelectedDate] = (0, import_react.useState)(null)
  let [selectedTime, setSelectedTime] = (0, import_react.useState)(null)
  if (value) {
    selectedDate = value
    if ('hour' in value) selectedTime = value
  }
  if (v && !(granularity in v))
    throw new Error('Invalid granularity ' + granularity + ' for value ' + v.toString())
  let showEra = value?.calendar.identifier === 'gregory' && value.era === 'BC'
  let formatOpts = (0, import_react.useMemo)(
    () => ({
      granularity,
      timeZone: defaultTimeZone,
      hideTimeZone: props.hideTimeZone,
      hourCycle: props.hourCycle,
      shouldForceLeadingZeros: props.shouldForceLeadingZeros,
      showEra,
    }),
    [
      granularity,
      props.hourCycle,
      props.shouldForceLeadingZeros,
      defaultTimeZone,
      props.hideTimeZone,
      showEra,
    ],
  )
  let { minValue, maxValue, isDateUnavailable } = props
  let builtinValidation = (0, import_react.useMemo)(
    () => $8b141f2f71e88f85$export$f18627323ab57ac0(value, minValue, maxValue, isDateUnavailable, formatOpts),
    [value, minValue, maxValue, isDateUnavailable, formatOpts],
  )
  let validation = $fd2148440a13ec26$export$fc1a364ae1f3ff10({
    ...props,
    value,
    builtinValidation,
  })
  let isValueInvalid = validation.displayValidation.isInvalid
  let validationState = props.validationState || (isValueInvalid ? 'invalid' : null)
  let commitValue = (date, time) => {
    setValue(
      'timeZone' in time
        ? time.set($d07e34cce18680fd$export$93522d1a439f3617(date))
        : $d07e34cce18680fd$export$b21e0b124e224484(date, time),
    )
    setSelectedDate(null)
    setSelectedTime(null)
    validation.commitValidation()
  }
  let selectDate = (newValue) => {
    let shouldClose = typeof shouldCloseOnSelect === 'function' ? shouldCloseOnSelect() : shouldCloseOnSelect
    if (hasTime) {
      if (selectedTime || shouldClose)
        commitValue(
          newValue,
          selectedTime ||
            $8b141f2f71e88f85$export$c5221a78ef73c5e9(props.defaultValue || props.placeholderValue),
        )
      else setSelectedDate(newValue)
    } else {
      setValue(newValue)
      validation.commitValidation()
    }
    if (shouldClose) overlayState.setOpen(false)
  }
  let selectTime = (newValue) => {
    if (selectedDate && newValue) commitValue(selectedDate, newValue)
    else setSelectedTime(newValue)
  }
  return {
    ...validation,
    value,
    defaultValue: props.defaultValue ?? initialValue,
    setValue,
    dateValue: selectedDate,
    timeValue: selectedTime,
    setDateValue: selectDate,
    setTimeValue: selectTime,
    granularity,
    hasTime,
    ...overlayState,
    setOpen(isOpen) {
      if (!isOpen && !value && selectedDate && hasTime)
        commitValue(
          selectedDate,
          selectedTime ||
            $8b141f2f71e88f85$export$c5221a78ef73c5e9(props.defaultValue || props.placeholderValue),
        )
      overlayState.setOpen(isOpen)
    },
    validationState,
    isInvalid: isValueInvalid,
    formatValue(locale, fieldOptions) {
      if (!dateValue) return ''
      return new $12a3c853105e5a70$export$ad991b66133851cf(
        locale,
        $8b141f2f71e88f85$export$7e319ea407e63bc0(fieldOptions, formatOpts),
      ).format(dateValue)
    },
    getDateFormatter(locale, formatOptions) {
      return new $12a3c853105e5a70$export$ad991b66133851cf(
        locale,
        $8b141f2f71e88f85$export$7e319ea407e63bc0(
          {},
          {
            ...formatOpts,
            ...formatOptions,
          },
        ),
      )
    },
  }
}
// node_modules/react-aria-components/dist/private/DatePicker.mjs
var $e539d00f123fdfd8$export$cf316c7f3b44c11e = /*#__PURE__*/ (0, import_react.createContext)(null)
var $e539d00f123fdfd8$export$50a10c048fdcdee9 = /*#__PURE__*/ (0, import_react.createContext)(null)
var $e539d00f123fdfd8$var$CLEAR_CONTEXTS = [
  $3a442827418ebe87$export$f9c6924e160136d1,
  $7705c033048f6da7$export$24d547caef80ccd1,
  $43a3b93638fe5db9$export$75b6ee27786ba447,
  $efe09c6d1c304b50$export$9afb8bc826b033ea,
]
var $e539d00f123fdfd8$export$5109c6dd95d8fb00 = /*#__PURE__*/ (0, import_react.forwardRef)(
  function DatePicker(props, ref) {
    ;[props, ref] = $7230ffa83bc0c2cf$export$29f1550f4b0d4415(
      props,
      ref,
      $e539d00f123fdfd8$export$cf316c7f3b44c11e,
    )
    let { validationBehavior: formValidationBehavior } =
      $7230ffa83bc0c2cf$export$fabf2dc03a41866e($cdaed739b1139372$export$c24727297075ec6a) || {}
    let validationBehavior = props.validationBehavior ?? formValidationBehavior ?? 'native'
    let state = $28aae683a942e141$export$87194bb378cc3ac2({
      ...props,
      validationBehavior,
    })
    let groupRef = (0, import_react.useRef)(null)
    let [labelRef, label] = $7230ffa83bc0c2cf$export$9d4c57ee4c6ffdd8(
      !props['aria-label'] && !props['aria-labelledby'],
    )
    let {
      groupProps,
      labelProps,
      fieldProps,
      buttonProps,
      dialogProps,
      calendarProps,
      descriptionProps,
      errorMessageProps,
      ...validation
    } = $6902a2bb26917a07$export$42df105a73306d51(
      {
        ...$7230ffa83bc0c2cf$export$ef03459518577ad4(props),
        label,
        validationBehavior,
      },
      state,
      groupRef,
    )
    let { focusProps, isFocused, isFocusVisible } = $0c4a58759813079a$export$4e328f61c538687f({
      within: true,
    })
    let renderProps = $7230ffa83bc0c2cf$export$4d86445c2cf5e3({
      ...props,
      values: {
        state,
        isFocusWithin: isFocused,
        isFocusVisible,
        isDisabled: props.isDisabled || false,
        isInvalid: state.isInvalid,
        isOpen: state.isOpen,
        isReadOnly: props.isReadOnly || false,
        isRequired: props.isRequired || false,
      },
      defaultClassName: 'react-aria-DatePicker',
    })
    let DOMProps = $8e9d2fae0ecb9001$export$457c3d6518dd4c6f(props, { global: true })
    delete DOMProps.id
    return /*#__PURE__*/ import_react.createElement(
      $7230ffa83bc0c2cf$export$2881499e37b75b9a,
      {
        values: [
          [$e539d00f123fdfd8$export$50a10c048fdcdee9, state],
          [
            $3a442827418ebe87$export$f9c6924e160136d1,
            {
              ...groupProps,
              ref: groupRef,
              isInvalid: state.isInvalid,
            },
          ],
          [$5400c097f4765e59$export$7b3e670c86da5fe8, fieldProps],
          [
            $7705c033048f6da7$export$24d547caef80ccd1,
            {
              ...buttonProps,
              isPressed: state.isOpen,
            },
          ],
          [
            $43a3b93638fe5db9$export$75b6ee27786ba447,
            {
              ...labelProps,
              ref: labelRef,
              elementType: 'span',
            },
          ],
          [$6f9a1820b787aac7$export$3b805cea1f178355, calendarProps],
          [$f2ff30fde7b014be$export$d2f961adcb0afbe, state],
          [
            $542a13ca2fa5b484$export$9b9a0cd73afb7ca4,
            {
              trigger: 'DatePicker',
              triggerRef: groupRef,
              placement: 'bottom start',
              clearContexts: $e539d00f123fdfd8$var$CLEAR_CONTEXTS,
            },
          ],
          [$f2ff30fde7b014be$export$8b93a07348a7730c, dialogProps],
          [
            $efe09c6d1c304b50$export$9afb8bc826b033ea,
            {
              slots: {
                description: descriptionProps,
                errorMessage: errorMessageProps,
              },
            },
          ],
          [$1f3c3b1a70cec653$export$ff05c3ac10437e03, validation],
        ],
      },
      /*#__PURE__*/ import_react.createElement($7230ffa83bc0c2cf$export$df3a06d6289f983e.div, {
        ...$bbaa08b3cd72f041$export$9d1611c77c2fe928(DOMProps, renderProps, focusProps),
        ref,
        slot: props.slot || void 0,
        'data-focus-within': isFocused || void 0,
        'data-invalid': state.isInvalid || void 0,
        'data-focus-visible': isFocusVisible || void 0,
        'data-disabled': props.isDisabled || void 0,
        'data-readonly': props.isReadOnly || void 0,
        'data-required': props.isRequired || void 0,
        'data-open': state.isOpen || void 0,
      }),
      /*#__PURE__*/ import_react.createElement($5a15223dacad897a$export$eefa3e19139f00f3, {
        autoComplete: props.autoComplete,
        name: props.name,
        isDisabled: props.isDisabled,
        state,
      }),
    )
  },
)
var DateField_module_default = {
  group: '_group_lf4o7_2',
  input: '_input_lf4o7_14',
  segment: '_segment_lf4o7_20',
  open: '_open_lf4o7_36',
  turn: '_turn_lf4o7_37',
  popover: '_popover_lf4o7_56',
  dialog: '_dialog_lf4o7_63',
  header: '_header_lf4o7_68',
  month: '_month_lf4o7_74',
  grid: '_grid_lf4o7_79',
  weekday: '_weekday_lf4o7_84',
  day: '_day_lf4o7_91',
}
// src/ui/DateField.tsx
var import_jsx_runtime = require_jsx_runtime()
allowEmptyMarkup()
/** A day: typed part by part, or chosen from a calendar whose weeks begin with Monday. */
function DateField({ label, description, value, onChange, min, errorMessage }) {
  const { i18n, _: _t } = useLingui()
  const isInvalid = errorMessage !== void 0
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)($2eb8e6d23f3d0cb0$export$a54013f0d02a8f82, {
    locale: localeOf(i18n.locale),
    children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)($e539d00f123fdfd8$export$5109c6dd95d8fb00, {
      value: dayOf(value),
      onChange: (day) => onChange(day?.toString() ?? ''),
      minValue: min === void 0 ? null : dayOf(min),
      isInvalid,
      validationBehavior: 'aria',
      firstDayOfWeek: 'mon',
      shouldForceLeadingZeros: true,
      className: classNames(Field_module_default.field),
      children: [
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)($43a3b93638fe5db9$export$b04be29aa201d4f5, {
          className: classNames(Field_module_default.label),
          children: label,
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsxs)($3a442827418ebe87$export$eb2fcfdbd7ba97d4, {
          className: classNames(Field_module_default.control, DateField_module_default.group),
          children: [
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)($5400c097f4765e59$export$7edc06cf1783b30f, {
              className: classNames(DateField_module_default.input),
              children: (segment) =>
                /* @__PURE__ */ (0, import_jsx_runtime.jsx)($5400c097f4765e59$export$336ab7fa954c4b5f, {
                  segment,
                  className: classNames(DateField_module_default.segment),
                }),
            }),
            /* @__PURE__ */ (0, import_jsx_runtime.jsx)($7705c033048f6da7$export$353f5b6fc5456de1, {
              'aria-label': _t(
                /** i18n */
                {
                  id: 'xcyosH',
                  message: ['Otwórz kalendarz'],
                },
              ),
              className: classNames(DateField_module_default.open),
              children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CalendarDays, {
                size: 18,
                'aria-hidden': 'true',
              }),
            }),
          ],
        }),
        description === void 0
          ? null
          : /* @__PURE__ */ (0, import_jsx_runtime.jsx)($efe09c6d1c304b50$export$5f1af8db9871e1d6, {
              slot: 'description',
              className: classNames(Field_module_default.description),
              children: description,
            }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)($1f3c3b1a70cec653$export$f551688fc98f2e09, {
          className: classNames(Field_module_default.error),
          children: errorMessage,
        }),
        /* @__PURE__ */ (0, import_jsx_runtime.jsx)($542a13ca2fa5b484$export$5b6b19405a83ff9d, {
          className: classNames(DateField_module_default.popover),
          children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)($f2ff30fde7b014be$export$3ddf2d174ce01153, {
            className: classNames(DateField_module_default.dialog),
            children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(
              $6f9a1820b787aac7$export$e1aef45b828286de,
              {
                children: [
                  /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('header', {
                    className: DateField_module_default.header,
                    children: [
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)($7705c033048f6da7$export$353f5b6fc5456de1, {
                        slot: 'previous',
                        className: classNames(DateField_module_default.turn),
                        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChevronLeft, {
                          size: 20,
                          'aria-hidden': 'true',
                        }),
                      }),
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)($2ec61d1d4f780267$export$a8a3e93435678ff9, {
                        className: classNames(DateField_module_default.month),
                      }),
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)($7705c033048f6da7$export$353f5b6fc5456de1, {
                        slot: 'next',
                        className: classNames(DateField_module_default.turn),
                        children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChevronRight, {
                          size: 20,
                          'aria-hidden': 'true',
                        }),
                      }),
                    ],
                  }),
                  /* @__PURE__ */ (0, import_jsx_runtime.jsxs)($6f9a1820b787aac7$export$5bd780d491cfc46c, {
                    weekdayStyle: 'short',
                    className: classNames(DateField_module_default.grid),
                    children: [
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)($6f9a1820b787aac7$export$22e2d15eaa4d2377, {
                        children: (day) =>
                          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                            $6f9a1820b787aac7$export$ad2135cac3a11b3d,
                            {
                              className: classNames(DateField_module_default.weekday),
                              children: day,
                            },
                          ),
                      }),
                      /* @__PURE__ */ (0, import_jsx_runtime.jsx)($6f9a1820b787aac7$export$e11f8ba65d857bff, {
                        children: (date) =>
                          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(
                            $6f9a1820b787aac7$export$5d847498420df57b,
                            {
                              date,
                              className: classNames(DateField_module_default.day),
                            },
                          ),
                      }),
                    ],
                  }),
                ],
              },
            ),
          }),
        }),
      ],
    }),
  })
}
function dayOf(day) {
  try {
    return $58246871e4652552$export$6b862160d295c8e(day)
  } catch {
    return null
  }
}
export { DateField as t }
