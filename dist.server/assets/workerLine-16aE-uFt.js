// src/offline/workerLine.ts
/** The worker gave no answer, or said it could not do what it was asked. */
var WorkerSilence = class extends Error {
	name = "WorkerSilence";
};
var settle = () => void 0;
var line = new Promise((resolve) => {
	settle = resolve;
});
/** Called once by the bridge: with the line, or with null when this page will have no worker. */
function provideWorkerLine(provided) {
	settle(provided);
	line = Promise.resolve(provided);
}
/** Resolves once it is known whether there is a worker; null when there is none: the product works without. */
function workerLine() {
	return line;
}
export { provideWorkerLine as n, workerLine as r, WorkerSilence as t };
