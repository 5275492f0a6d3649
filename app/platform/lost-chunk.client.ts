const MARK = "reloadedforchunk";

/** After a deploy an open page may ask for scripts that are gone: it is reloaded once, and only once. */
export function reloadOnceOnLostChunk(): void {
	window.addEventListener("vite:preloadError", (event) => {
		if (reloadOnce()) event.preventDefault();
	});
}

/** Reloads the page, unless it was reloaded for a lost file before; tells whether it does. */
export function reloadOnce(): boolean {
	if (sessionStorage.getItem(MARK) === location.href) return false;
	sessionStorage.setItem(MARK, location.href);
	location.reload();
	return true;
}
