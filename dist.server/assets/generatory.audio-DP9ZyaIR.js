import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { At as useConnection, Si as useServices, yn as Route } from '../renderPage.js'
import { r as useLingui } from './dist-CJ0y7q9j.js'
import { t as useQuery } from './useQuery-ByumTbVI.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as engineOffersQuery } from './engineOffersQuery-BlkF-w79.js'
import { t as RadioGroup } from './RadioGroup-rTvrlSv9.js'
import { n as GeneratorScreen, t as usePreferredEngines } from './usePreferredEngines-C9ikEsyp.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
import { t as PushChoice } from './PushChoice-DDqE28UQ.js'
// src/features/generation/make/AudioScreen.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var import_jsx_runtime = require_jsx_runtime()
var TYPES = ['music', 'speech']
/** /generatory/audio: music, and speech where somebody here can speak. */
function AudioScreen(props) {
  const { _: _t } = useLingui()
  const [type, setType] = (0, import_react.useState)('music')
  const { data = [] } = useQuery(engineOffersQuery(useServices()))
  const canSpeak = data.some((offer) => offer.type === 'speech' && offer.isAvailable)
  return /* @__PURE__ */ (0, import_react.createElement)(GeneratorScreen, {
    ...props,
    key: type,
    type,
    beginning: {
      ...props.beginning,
      onOtherType: (other) => setType(other === 'speech' ? other : 'music'),
    },
    types: TYPES,
    choice: canSpeak
      ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioGroup, {
          label: _t(
            /** i18n */
            {
              id: 'ZHuE9z',
              message: ['Co ma powstać'],
            },
          ),
          isLabelHidden: true,
          presentation: 'chips',
          value: type,
          onChange: setType,
          options: [
            {
              value: 'music',
              label: _t(
                /** i18n */
                {
                  id: 'hj1OB8',
                  message: ['Muzyka'],
                },
              ),
            },
            {
              value: 'speech',
              label: _t(
                /** i18n */
                {
                  id: 'aD5tpT',
                  message: ['Głos'],
                },
              ),
            },
          ],
        })
      : null,
  })
}
// src/routes/generatory.audio.tsx?tsr-split=component---loader
function AudioGenerator() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AudioScreen, {
    isOffline: useConnection().view === 'offline',
    preferredEngines: usePreferredEngines(),
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
export { AudioGenerator as component }
