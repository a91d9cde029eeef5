// src/offline/outbox/signal.ts
var CHANNEL = "iskra-outbox";
/** Tells every tab, the worker and this page that something waits to be sent. */
function announceOutboxChange() {
	const channel = new BroadcastChannel(CHANNEL);
	channel.postMessage("changed");
	channel.close();
}
/** Calls `listener` whenever any tab, this one included, has announced a change. Returns how to stop. */
function onOutboxChange(listener) {
	const channel = new BroadcastChannel(CHANNEL);
	channel.addEventListener("message", listener);
	return () => channel.close();
}
export { onOutboxChange as n, announceOutboxChange as t };
