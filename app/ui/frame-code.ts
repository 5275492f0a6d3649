const entities: Record<string, string> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };

/** The code by which another site shows one of our pages in a frame, without bar and footer. */
export const frameCode = (address: string, title: string): string =>
	`<iframe src="${address}?contentonly" title="${title.replace(/[&"<>]/g, (sign) => entities[sign] ?? sign)}" width="100%" height="720" style="border:0"></iframe>`;
