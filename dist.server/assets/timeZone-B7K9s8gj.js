// src/domain/gifts/timeZone.ts
/** Whether it is the IANA name of a time zone that is known here. */
function isTimeZone(name) {
	try {
		return new Intl.DateTimeFormat("pl", { timeZone: name }).resolvedOptions().timeZone !== "";
	} catch {
		return false;
	}
}
/** The time zone of where this runs. */
var ownTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
export { ownTimeZone as n, isTimeZone as t };
