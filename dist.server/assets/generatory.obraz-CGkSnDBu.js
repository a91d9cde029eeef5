import { At as useConnection, Si as useServices, vn as Route } from '../renderPage.js'
import { t as LatePicturePicker } from './LatePicturePicker-C1-jNok1.js'
import { t as GeneratorOff } from './GeneratorOff-D9VgNhBO.js'
import { n as GeneratorScreen, t as usePreferredEngines } from './usePreferredEngines-C9ikEsyp.js'
import { t as PushChoice } from './PushChoice-DDqE28UQ.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/routes/generatory.obraz.tsx?tsr-split=component---loader
var import_jsx_runtime = require_jsx_runtime()
function ImageGenerator() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const isOffline = useConnection().view === 'offline'
  const preferredEngines = usePreferredEngines()
  if (!useServices().config.features.imageGeneration)
    return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GeneratorOff, {})
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GeneratorScreen, {
    type: 'image',
    isOffline,
    preferredEngines,
    renderPicker: (picker) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LatePicturePicker, { ...picker }),
    whileMaking: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PushChoice, {}),
    beginning: {
      search,
      onDone: () =>
        void navigate({
          search: {},
          replace: true,
          resetScroll: false,
        }),
    },
  })
}
export { ImageGenerator as component }
