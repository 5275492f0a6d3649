const MARK = "reloadedforchunk";

/** After a deploy an open page may ask for scripts that are gone: it is reloaded once, and only once. */
export function reloadOnceOnLostChunk(): void {
	window.addEventListener("vite:preloadError", (event) => {
		if (reloadOnce()) event.preventDefault();
	});
}

/** Reloads the page, unless it was reloaded for a lost file before; tells whether it does. */
export function reloadOnce(): boolean {
	try {
		if (sessionStorage.getItem(MARK) === location.href) return false;
		sessionStorage.setItem(MARK, location.href);
	} catch {
		// Without storage nothing tells a second time from the first: the page says what is wrong instead.
		return false;
	}
	location.reload();
	return true;
}
