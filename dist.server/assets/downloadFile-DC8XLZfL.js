// src/ui/downloadFile.ts
/** Hands a file to the browser's downloads, under its own name. */
function downloadFile(file) {
	const address = URL.createObjectURL(file);
	const link = document.createElement("a");
	link.href = address;
	link.download = file.name;
	link.click();
	URL.revokeObjectURL(address);
}
/** A file of readable JSON. */
function jsonFile(name, content) {
	return new File([JSON.stringify(content, null, 2)], name, { type: "application/json" });
}
export { jsonFile as n, downloadFile as t };
