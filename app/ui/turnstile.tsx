import { useEffect, useRef } from "react";

type Api = { render: (box: HTMLElement, options: { sitekey: string }) => string; remove: (id: string) => void };
const SCRIPT = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";
let loading: Promise<Api> | undefined;

/** Fetched once for all pages; after a failure the next box tries again. */
function load(): Promise<Api> {
	loading ??= new Promise<Api>((found, failed) => {
		const script = document.createElement("script");
		script.src = SCRIPT;
		script.onload = () => found((window as unknown as { turnstile: Api }).turnstile);
		script.onerror = failed;
		document.head.appendChild(script);
	}).catch((error: unknown) => {
		loading = undefined;
		throw error;
	});
	return loading;
}

/** Cloudflare's check that somebody is there, wherever in a page it comes up; its token goes with the form around it. */
export function Turnstile({ siteKey }: { siteKey: string }) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		let leave = () => {};
		let isGone = false;
		load().then(
			(api) => {
				if (isGone || !box.current) return;
				const id = api.render(box.current, { sitekey: siteKey });
				leave = () => api.remove(id);
			},
			() => {},
		);
		return () => {
			isGone = true;
			leave();
		};
	}, [siteKey]);
	return <div ref={box} className="min-h-16" />;
}
