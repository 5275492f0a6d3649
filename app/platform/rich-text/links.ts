const protocols = new Set(["http:", "https:", "mailto:", "tel:"]);
const LONGEST = 2000;
const HERE = "https://here.invalid";

/** The address of a link that may be followed: the web, mail, telephone, or a path of this site; else null. */
export function safeHref(sent: unknown): string | null {
	if (typeof sent !== "string" || sent.length > LONGEST) return null;
	const href = sent.trim();
	if (href === "" || /[\s\p{Cc}\\]/u.test(href)) return null;
	if (href.startsWith("/") || href.startsWith("#")) {
		const url = URL.canParse(href, HERE) ? new URL(href, HERE) : null;
		// `/..//elsewhere` is a path of this site until its dots are resolved.
		return url && url.origin === HERE && !url.pathname.startsWith("//") ? href : null;
	}
	if (!URL.canParse(href)) return null;
	const url = new URL(href);
	if (!protocols.has(url.protocol)) return null;
	return url.protocol === "http:" || url.protocol === "https:" ? webAddress(url) : href;
}

/** A name and password in an address only serve to make it look like another. */
const webAddress = (url: URL) => (url.username || url.password ? null : url.href);

const VIDEO_ID = /^[A-Za-z0-9_-]{11}$/;

/** The id of a video out of its address on YouTube (or the id itself), or null. */
export function videoId(sent: unknown): string | null {
	if (typeof sent !== "string") return null;
	if (VIDEO_ID.test(sent)) return sent;
	// As it is often typed, without `https://`.
	const address = /^https?:/i.test(sent.trim()) ? sent.trim() : `https://${sent.trim()}`;
	if (!URL.canParse(address)) return null;
	const { hostname, pathname, searchParams } = new URL(address);
	const host = hostname.replace(/^(www|m|music)\./, "");
	const [, first = "", second = ""] = pathname.split("/");
	const id =
		host === "youtu.be"
			? first
			: host === "youtube.com" || host === "youtube-nocookie.com"
				? first === "watch"
					? searchParams.get("v")
					: second
				: null;
	return id && VIDEO_ID.test(id) ? id : null;
}
