import { useRouteLoaderData } from "@remix-run/react";

/** The document's own nonce, as it came: React writes that of newer data, which belongs to another answer, into the page's scripts. */
const ofDocument =
	typeof document === "undefined" ? undefined : document.querySelector<HTMLElement>("script[nonce]")?.nonce;

/** Styles of one's own, as an organisation's colour, that the content security policy lets in. */
export function OwnStyle({ children }: { children: string }) {
	const root = useRouteLoaderData<{ nonce: string }>("root");
	return (
		<style nonce={typeof document === "undefined" ? root?.nonce : ofDocument} suppressHydrationWarning>
			{children}
		</style>
	);
}
