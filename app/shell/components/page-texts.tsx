import { useMatches } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { everyPage } from "#app/platform/i18n";

/**
 * Holds a page back, with the page before it in view, until all texts are there that its routes name. Also those that
 * only a press shows: no press can wait for texts.
 */
export function PageTexts() {
	const named = useMatches().flatMap(({ handle }) => (handle as { i18n?: string[] } | undefined)?.i18n ?? []);
	useTranslation([...new Set([...everyPage, ...named])]);
	return null;
}
