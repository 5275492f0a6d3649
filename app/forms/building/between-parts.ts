import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/** Between the parts of one form nothing is read again: what is written is in the browser. */
export const readsAnew = ({
	currentUrl,
	nextUrl,
	formMethod,
	defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
	formMethod === undefined && currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
