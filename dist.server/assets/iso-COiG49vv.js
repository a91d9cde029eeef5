import { B as $ZodISODateTime, U as $constructor, j as _isoDateTime, t as ZodMiniStringFormat } from "./schemas-Byd15vnh.js";
// node_modules/zod/v4/mini/iso.js
var ZodMiniISODateTime = /*@__PURE__*/ $constructor("ZodMiniISODateTime", (inst, def) => {
	$ZodISODateTime.init(inst, def);
	ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function datetime(params) {
	return _isoDateTime(ZodMiniISODateTime, params);
}
export { datetime as t };
