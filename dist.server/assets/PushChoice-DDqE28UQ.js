import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { n as Trans, r as useLingui } from './dist-CJ0y7q9j.js'
import { t as Switch } from './Switch-Ck1CK0ON.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { C as useSession, Si as useServices, zt as log } from '../renderPage.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
var PushChoice_module_default = {
  choice: '_choice_1mcsl_2',
  problem: '_problem_1mcsl_7',
}
// src/features/push/usePush.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
/** Push on this device for whoever is signed in. */
function usePush() {
  const { _: _t } = useLingui()
  const services = useServices()
  const session = useSession()
  const [state, setState] = (0, import_react.useState)('unknown')
  const [isPending, setPending] = (0, import_react.useState)(false)
  const [hasFailed, setFailed] = (0, import_react.useState)(false)
  const userId = session.status === 'signed-in' ? session.user.id : null
  const texts = (0, import_react.useMemo)(
    () => ({
      completed: {
        title: _t(
          /** i18n */
          {
            id: 'ph38UP',
            message: ['Gotowe'],
          },
        ),
        body: _t(
          /** i18n */
          {
            id: 'Ssk5xh',
            message: ['Zobacz, co dla Ciebie powstało.'],
          },
        ),
      },
      restocked: {
        title: _t(
          /** i18n */
          {
            id: '2t0Q3e',
            message: ['Znów jest w\xA0sklepie'],
          },
        ),
        body: _t(
          /** i18n */
          {
            id: 'rSq8Ml',
            message: ['Zobacz to, na co czekasz.'],
          },
        ),
      },
      failed: {
        title: _t(
          /** i18n */
          {
            id: 'EGu3JB',
            message: ['Tym razem się nie udało'],
          },
        ),
        body: _t(
          /** i18n */
          {
            id: '8et33A',
            message: ['Kredyty są z\xA0powrotem na koncie.'],
          },
        ),
      },
    }),
    [_t],
  )
  ;(0, import_react.useEffect)(() => {
    if (userId === null) return void 0
    let isCurrent = true
    const read = async () => {
      const { persistTexts, readPushState } = await import('./pushDevice-CjXfDv24.js')
      const now = await readPushState(services, userId)
      if (isCurrent) setState(now)
      if (now === 'on') await persistTexts(texts)
    }
    read().catch((error) => log.info('push', 'could not be read', { error: String(error) }))
    return () => {
      isCurrent = false
    }
  }, [services, userId, texts])
  async function set(isOn) {
    if (userId === null) return
    setPending(true)
    setFailed(false)
    try {
      const { turnPushOff, turnPushOn } = await import('./pushDevice-CjXfDv24.js')
      setState(await (isOn ? turnPushOn(services, userId, texts) : turnPushOff(services, userId)))
    } catch (error) {
      log.info('push', 'could not be changed', { error: String(error) })
      setFailed(true)
    } finally {
      setPending(false)
    }
  }
  return {
    state: userId === null ? 'unsupported' : state,
    isPending,
    hasFailed,
    set,
  }
}
// src/features/push/PushChoice.tsx
var import_jsx_runtime = require_jsx_runtime()
/**
 * Whether this device says when something is ready, with the app closed, too. Shows nothing where the browser has no
 * push or nobody is signed in.
 */
function PushChoice({ children }) {
  const { _: _t } = useLingui()
  const { state, isPending, hasFailed, set } = usePush()
  if (state === 'unknown' || state === 'unsupported') return null
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('div', {
    className: PushChoice_module_default.choice,
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Switch, {
        isSelected: state === 'on',
        isDisabled: isPending || state === 'blocked',
        onChange: (isOn) => void set(isOn),
        description:
          state === 'blocked'
            ? _t(
                /** i18n */
                {
                  id: 'oSwKi-',
                  message: [
                    'Powiadomienia Iskry są zablokowane. Odblokujesz je w\xA0ustawieniach przeglądarki.',
                  ],
                },
              )
            : _t(
                /** i18n */
                {
                  id: 'gxOQyk',
                  message: ['Na tym urządzeniu, także gdy Iskra jest zamknięta.'],
                },
              ),
        children:
          children ??
          /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
            id: 'KT7x7r',
            message: ['Powiadom, gdy będzie gotowe'],
          }),
      }),
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)('output', {
        className: PushChoice_module_default.problem,
        children:
          hasFailed &&
          _t(
            /** i18n */
            {
              id: 'F3I9gL',
              message: ['Nie udało się tego zmienić. Sprawdź połączenie i\xA0spróbuj jeszcze raz.'],
            },
          ),
      }),
    ],
  })
}
export { PushChoice as t }
