import { type LinkProps, Link as RouterLink } from "@remix-run/react";
import { createContext, forwardRef, useContext } from "react";

/** What becomes of every path that a link leads to; as it is, where nobody provides another way. */
export const LinkPathContext = createContext<(path: string) => string>((path) => path);

/** A link inside the portal. Always this one, so that a page without bar and menu leads to pages without them too. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link({ to, ...rest }, ref) {
	const pathOf = useContext(LinkPathContext);
	const path = typeof to === "string" ? pathOf(to) : to;
	// Nobody clicks on the server: there a link with a whole path is its element, at a fraction of the router's cost.
	if (import.meta.env.SSR && typeof path === "string" && isWhole(path)) return <StillLink {...rest} href={path} />;
	return <RouterLink {...rest} ref={ref} to={path} />;
});

const isWhole = (path: string) => path.startsWith("/") && !path.startsWith("//") && !path.includes("/.");

/** The element as the router writes it. */
function StillLink(props: Omit<LinkProps, "to"> & { href: string }) {
	const { discover, prefetch, relative, reloadDocument, replace, state, preventScrollReset, viewTransition, ...rest } =
		props;
	return <a {...rest} data-discover={discover === "none" ? undefined : "true"} />;
}
