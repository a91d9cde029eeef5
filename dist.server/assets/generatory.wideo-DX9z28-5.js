import { Ot as useConnection, Sr as useServices, un as Route } from "../renderPage.js";
import { t as LatePicturePicker } from "./LatePicturePicker-CVOR0VJw.js";
import { t as GeneratorOff } from "./GeneratorOff-D5B06RtX.js";
import { n as usePreferredEngines, r as GeneratorScreen, t as PushChoice } from "./PushChoice-CF1TIvah.js";
import { t as require_jsx_runtime } from "./jsx-runtime-CMabZmJa.js";
// src/routes/generatory.wideo.tsx?tsr-split=component---loader
var import_jsx_runtime = require_jsx_runtime();
function VideoGenerator() {
	const search = Route.useSearch();
	const navigate = Route.useNavigate();
	const isOffline = useConnection().view === "offline";
	const preferredEngines = usePreferredEngines();
	if (!useServices().config.features.videoGeneration) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GeneratorOff, {});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GeneratorScreen, {
		type: "video",
		isOffline,
		preferredEngines,
		renderPicker: (picker) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LatePicturePicker, { ...picker }),
		whileMaking: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PushChoice, {}),
		beginning: {
			search,
			onDone: () => void navigate({
				search: {},
				replace: true,
				resetScroll: false
			})
		}
	});
}
export { VideoGenerator as component };
