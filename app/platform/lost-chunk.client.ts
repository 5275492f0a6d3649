const MARK = "reloadedforchunk";

/** After a deploy an open page may ask for scripts that are gone: it is reloaded once, and only once. */
export function reloadOnceOnLostChunk(): void {
	window.addEventListener("vite:preloadError", (event) => {
		if (sessionStorage.getItem(MARK) === location.href) return;
		event.preventDefault();
		sessionStorage.setItem(MARK, location.href);
		location.reload();
	});
}
