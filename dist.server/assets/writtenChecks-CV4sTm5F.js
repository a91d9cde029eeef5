// src/domain/template/writtenChecks.ts
/** Where a text stops being JSON; null for one that is. */
function jsonFault(text) {
  try {
    JSON.parse(text)
    return null
  } catch (error) {
    return { place: error instanceof Error ? placeIn(error.message, text) : null }
  }
}
/** Each engine says it its own way. */
function placeIn(message, text) {
  const [, line, column] = /line (\d+) column (\d+)/u.exec(message) ?? []
  if (line !== void 0 && column !== void 0)
    return {
      line: Number(line),
      column: Number(column),
    }
  const [, position] = /position (\d+)/u.exec(message) ?? []
  if (position !== void 0) return placeAt(text, Number(position))
  return /end of/iu.test(message) ? placeAt(text, text.length) : null
}
var PAIRS = {
  '(': ')',
  '[': ']',
  '{': '}',
}
var CLOSING = new Set(Object.values(PAIRS))
var QUOTES = /* @__PURE__ */ new Set(['"', "'", '`'])
/** The first bracket of some code that has no other, as far as can be told in any language; null where all have. */
function bracketFault(code) {
  const open = []
  let quote = null
  for (let at = 0; at < code.length; at += 1) {
    const sign = code[at] ?? ''
    if (quote !== null) {
      if (sign === '\\') at += 1
      else if (sign === quote || (sign === '\n' && quote !== '`')) quote = null
    } else if (QUOTES.has(sign)) quote = sign
    else if (PAIRS[sign] !== void 0)
      open.push({
        bracket: sign,
        at,
      })
    else if (CLOSING.has(sign)) {
      const last = open.pop()
      if (last === void 0 || PAIRS[last.bracket] !== sign)
        return {
          bracket: sign,
          place: placeAt(code, at),
        }
    }
  }
  const [left] = open
  return left === void 0
    ? null
    : {
        bracket: left.bracket,
        place: placeAt(code, left.at),
      }
}
function placeAt(text, index) {
  const before = text.slice(0, index).split('\n')
  return {
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
  }
}
export { jsonFault as n, bracketFault as t }
