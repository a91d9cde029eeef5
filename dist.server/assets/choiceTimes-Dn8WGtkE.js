import './preferences-CXXm9RGo.js'
// src/domain/account/choiceTimes.ts
/**
 * When a choice made now counts as made: after the one it replaces, whatever the device's clock says. A clock that
 * is behind therefore never makes somebody's newest choice lose against one they have already seen.
 */
function timeOfChoice(before, now) {
  return Math.max(now, (before?.changed_at ?? -1) + 1)
}
export { timeOfChoice as t }
