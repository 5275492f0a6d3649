/** The folder on whose row, tile or crumb something is held. */
export function folderUnder(target: Element): { id: string; name: string; place: Element } | null {
	const place = target.closest("tr, li, [data-folder]");
	const folder = place?.matches("[data-folder]") ? place : place?.querySelector("[data-folder]");
	const id = folder?.getAttribute("data-folder");
	if (!place || id === null || id === undefined) return null;
	return { id, name: folder?.querySelector("bdi")?.textContent ?? folder?.textContent ?? "", place };
}
