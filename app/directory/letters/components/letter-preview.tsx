import { useTranslation } from "react-i18next";
import { Section } from "#app/ui/card";
import { Notice } from "#app/ui/notice";

type LetterPreviewProps = {
	preview: { subject: string; text: string };
	language: string;
	/** It shows what is typed and not saved yet. */
	isTyped: boolean;
	/** The address that a test was sent to. */
	tested: string | null;
};

/** A letter as its reader would see it. */
export function LetterPreview({ preview, language, isTyped, tested }: LetterPreviewProps) {
	const { t } = useTranslation("ownLetters");
	return (
		<Section title={t("look.title")} intro={t(isTyped ? "look.typed" : "look.help")}>
			{tested && (
				<div className="mb-4">
					<Notice tone="success" live>
						{t("look.tested", { email: tested })}
					</Notice>
				</div>
			)}
			<article lang={language} className="card p-4 text-sm" aria-label={t("look.title")}>
				<h3 className="font-semibold break-words">{preview.subject}</h3>
				<p className="mt-3 break-words whitespace-pre-line">{preview.text}</p>
			</article>
		</Section>
	);
}
