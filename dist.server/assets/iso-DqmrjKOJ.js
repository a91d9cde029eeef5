import {
  On as ZodMiniStringFormat,
  hr as $ZodISODateTime,
  or as _isoDateTime,
  vr as $constructor,
} from '../renderPage.js'
// node_modules/zod/v4/mini/iso.js
var ZodMiniISODateTime = /*@__PURE__*/ $constructor('ZodMiniISODateTime', (inst, def) => {
  $ZodISODateTime.init(inst, def)
  ZodMiniStringFormat.init(inst, def)
})
// @__NO_SIDE_EFFECTS__
function datetime(params) {
  return _isoDateTime(ZodMiniISODateTime, params)
}
export { datetime as t }
