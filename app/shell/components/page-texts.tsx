import { useMatches } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { everyPage } from "#app/platform/i18n";

type Match = ReturnType<typeof useMatches>[number];

/** The namespaces that a shared page shows beside its own: those of the module that it stands in, as its loader tells. */
const namespacesOf = ({ data }: Match) => (data as { namespaces?: readonly string[] } | undefined)?.namespaces ?? [];

/** They stand in the document too, since the browser needs them before it draws the page anew. */
export const useSharedNamespaces = () => useMatches().flatMap(namespacesOf);

/**
 * Holds a page back, with the page before it in view, until all texts are there that its routes name. Also those that
 * only a press shows: no press can wait for texts.
 */
export function PageTexts() {
	const named = useMatches().flatMap((match) => [
		...((match.handle as { i18n?: string[] } | undefined)?.i18n ?? []),
		...namespacesOf(match),
	]);
	useTranslation([...new Set([...everyPage, ...named])]);
	return null;
}
