import { i as __toESM } from './rolldown-runtime-DYf_mQCB.js'
import { t as require_react } from './react-BHbHrMlk.js'
import { t as userDraft } from './userDraft-DTK5k_-R.js'
import { C as useSession } from '../renderPage.js'
import { t as useDraft } from './useDraft-D5Od8r6c.js'
import { n as cardDraftSchema, r as GiftCardDialog, t as EMPTY_CARD } from './cardDraft--_nyVX9P.js'
import { r as slugOf } from './foldPolish-DnDdVsnx.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/templates/run/ResultGift.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1)
var import_jsx_runtime = require_jsx_runtime()
/** A picture of a run as a card, with the words that were left in it the last time. */
function ResultGift({ id, file, name, ...dialog }) {
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.user.id : null
  const [typed, setTyped] = (0, import_react.useState)(null)
  const store = (0, import_react.useMemo)(
    () =>
      userId === null
        ? null
        : userDraft(
            {
              name: `gift-card:${id}`,
              schema: cardDraftSchema,
            },
            userId,
          ),
    [userId, id],
  )
  useDraft({
    store,
    unsent: typed,
    onRestored: (found) => setTyped((present) => present ?? found),
  })
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GiftCardDialog, {
    ...dialog,
    pictureUrl: file.url,
    fileName: `iskra-${slugOf(name)}.jpg`,
    card: typed ?? EMPTY_CARD,
    onChange: (part) =>
      setTyped((present) => ({
        ...(present ?? EMPTY_CARD),
        ...part,
      })),
  })
}
export { ResultGift as default }
