import { Nt as createStore } from '../renderPage.js'
// src/app/worker/workerStatus.ts
var status = createStore({
  state: 'starting',
  reason: null,
  isUpdateWaiting: false,
})
/** How this page stands with the worker now. The bridge to the worker changes it. */
var workerStatus = status
function changeWorkerStatus(change) {
  status.set({
    ...status.getSnapshot(),
    ...change,
  })
}
export { workerStatus as n, changeWorkerStatus as t }
