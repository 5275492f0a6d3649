// Gives the frame of a contact form the height of what is in it. Listens only to the portal that this script came from.
(() => {
	const portal = new URL(document.currentScript.src).origin;
	addEventListener("message", ({ origin, source, data }) => {
		if (origin !== portal || typeof data?.followupHeight !== "number") return;
		for (const frame of document.querySelectorAll("iframe"))
			if (frame.contentWindow === source)
				frame.style.height = `${Math.min(Math.max(Math.ceil(data.followupHeight), 100), 20000)}px`;
	});
})();
