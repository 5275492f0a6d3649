import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

const PLAYER = "https://www.youtube-nocookie.com";

/**
 * A page with nothing but the player of a film, to be shown in a frame. It has a policy of its own, so that no page of the
 * portal has to let YouTube in, also not one to which somebody has come without loading a document anew.
 */
export function showFilm({ context }: LoaderFunctionArgs, { video }: { video: string }): Response {
	const { nonce } = context;
	const policy = [
		"default-src 'none'",
		`style-src 'nonce-${nonce}'`,
		`frame-src ${PLAYER}`,
		"base-uri 'none'",
		"form-action 'none'",
		"frame-ancestors 'self'",
	];
	const markup = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>YouTube</title>
<style nonce="${nonce}">html,body,iframe{width:100%;height:100%;margin:0;border:0;display:block;background:#000}</style></head>
<body><iframe src="${PLAYER}/embed/${video}?autoplay=1&amp;rel=0" title="YouTube" allow="autoplay; encrypted-media; fullscreen; picture-in-picture"></iframe></body>
</html>`;
	return new Response(markup, {
		headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy.join("; ") },
	});
}
