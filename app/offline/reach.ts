/** When the copy of a page that one looks at was kept; undefined where the server has just sent it. */
export function copiedAt(): number | undefined {
	const at = document.documentElement.dataset.keptAt;
	return at === undefined ? undefined : Number(at);
}

/**
 * Whether the server answers. A device may believe in a network that leads nowhere; and a form that has been on its way may have
 * arrived, which one that was never sent has not.
 */
export async function canReach(): Promise<boolean> {
	if (!navigator.onLine) return false;
	try {
		return (await fetch("/favicon.svg", { method: "HEAD", cache: "no-store" })).ok;
	} catch {
		return false;
	}
}
