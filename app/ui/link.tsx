import { type LinkProps, Link as RouterLink } from "@remix-run/react";
import { createContext, forwardRef, useContext } from "react";

/** What becomes of every path that a link leads to; as it is, where nobody provides another way. */
export const LinkPathContext = createContext<(path: string) => string>((path) => path);

/** A link inside the portal. Always this one, so that a page without bar and menu leads to pages without them too. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link({ to, ...rest }, ref) {
	const pathOf = useContext(LinkPathContext);
	return <RouterLink {...rest} ref={ref} to={typeof to === "string" ? pathOf(to) : to} />;
});
