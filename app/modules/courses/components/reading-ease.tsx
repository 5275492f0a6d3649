import { useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import { plainText, type RichDoc } from "#app/platform/rich-text/document";
import { readingEase } from "#app/platform/rich-text/reading-ease";

/** How hard what is being written is to read; `written`: what the editor would send. */
export function ReadingEase({ written }: { written: string }) {
	const { t } = useTranslation("courses");
	const ease = readingEase(wordsOf(useDeferredValue(written)));
	if (!ease) return null;
	return (
		<p className="-mt-3 text-13 text-ink-2">
			{t("ease.title")}: {t("ease.of", { lix: ease.lix, band: t(`ease.${ease.band}`) })}
		</p>
	);
}

function wordsOf(written: string): string {
	if (!/^\s*\{\s*"type"/.test(written)) return written;
	try {
		return plainText(JSON.parse(written) as RichDoc);
	} catch {
		return written;
	}
}
