import { r as useLingui } from "./dist-CJ0y7q9j.js";
import { at as $2eb8e6d23f3d0cb0$export$a54013f0d02a8f82 } from "./Text-CH09p7TZ.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/ui/AriaLocale.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* React Aria's own words and directions, in the interface's language and not in the browser's. Around each of its parts
* and not around the page: it asks the browser about locales as soon as it is there, for longer than a screen may wait.
*/
function AriaLocale({ children }) {
	const { i18n } = useLingui();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)($2eb8e6d23f3d0cb0$export$a54013f0d02a8f82, {
		locale: i18n.locale,
		children
	});
}
export { AriaLocale as t };
