import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { Si as useServices, jt as useStore } from '../renderPage.js'
import { t as LatestWriter } from './LatestWriter-DENW0Fn3.js'
// src/services/useOnSignedOut.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
/** How to be told, in every tab, that whoever used this device has left it; the same from render to render. */
function useOnSignedOut() {
  const { session } = useServices()
  return (0, import_react.useCallback)(
    (listener) =>
      session.onEnd((end) => {
        if (end === 'signed-out') listener()
      }),
    [session],
  )
}
// src/ui/form/useOwnDraft.ts
/**
 * The draft that the address names, else the one begun last, else a new one; stored with every change. Null while none
 * is open. `drafts` and `onSignedOut` stay the same from render to render.
 */
function useOwnDraft(drafts, { handle, id, onSignedOut }) {
  const { open, over } = drafts
  const current = useStore(open)
  const [writer] = (0, import_react.useState)(() => new LatestWriter())
  const stored = (0, import_react.useRef)(null)
  ;(0, import_react.useEffect)(() => {
    const begin = () => {
      const fresh = drafts.begin()
      stored.current = fresh.draft
      open.set({
        handle,
        ...fresh,
      })
    }
    if (over !== null) begin()
    const stop = onSignedOut(() => {
      begin()
      drafts.read(handle)
    })
    return () => {
      stop()
      open.set(null)
    }
  }, [drafts, open, over, handle, onSignedOut])
  ;(0, import_react.useEffect)(() => {
    if (id !== void 0 && open.getSnapshot()?.id === id) return void 0
    let isGone = false
    const restore = async () => {
      const known = await drafts.read(handle)
      const done = open.getSnapshot()
      if (isGone || (over !== null && done === null)) return
      const found = known.find((one) => one.id === id) ?? drafts.begun(known)
      if (found === void 0) {
        stored.current = null
        open.set(
          done === null
            ? {
                handle,
                ...drafts.begin(),
              }
            : { ...done },
        )
        return
      }
      stored.current = found.draft
      const draft =
        done !== null && known.every((one) => one.id !== done.id) && over !== null
          ? over(found.draft, done.draft)
          : found.draft
      open.set({
        handle,
        id: found.id,
        draft,
      })
    }
    restore()
    return () => {
      isGone = true
    }
  }, [drafts, open, over, handle, id])
  ;(0, import_react.useEffect)(() => {
    if (current === null || current.handle !== handle || current.draft === stored.current) return
    stored.current = current.draft
    const { id: name, draft } = current
    writer.write(
      {
        read: () => Promise.resolve(null),
        write: (value) => (value === null ? Promise.resolve() : drafts.write(handle, name, value)),
      },
      draft,
    )
  }, [current, drafts, handle, writer])
  return current?.handle === handle ? current : null
}
export { useOnSignedOut as n, useOwnDraft as t }
