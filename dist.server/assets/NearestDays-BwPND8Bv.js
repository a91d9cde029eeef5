import { n as Trans } from './dist-CJ0y7q9j.js'
import {
  a as comingOccasions,
  i as liveOccasions,
  n as useOccasionWords,
  t as useToday,
} from './useToday-DsMjAPDA.js'
import { ct as liveValue, jt as useStore } from '../renderPage.js'
import { t as require_jsx_runtime } from './jsx-runtime-CMabZmJa.js'
// src/features/occasions/NearestDays.tsx
var import_jsx_runtime = require_jsx_runtime()
var NO_DATES = []
/** Whatever is further away is no news. */
var NEAR_DAYS = 60
/** What comes next in one line: one’s own days where there are any, else those that everybody has. */
function NearestDays() {
  const words = useOccasionWords()
  const today = useToday()
  const dates = liveValue(useStore(liveOccasions), NO_DATES)
  const [next] = comingOccasions(dates, today)
  if (next === void 0 || next.daysLeft > NEAR_DAYS) return null
  const title = words.title(next)
  const when = words.when(next.daysLeft)
  return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)('span', {
    children: [
      /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Trans, {
        id: 'sDThC6',
        message: ['Najbliżej: ', ['title'], ' ', ['when'], '.'],
        values: {
          title,
          when,
        },
      }),
      ' ',
    ],
  })
}
export { NearestDays as default }
