import { useTranslation } from "react-i18next";
import { Section } from "#app/ui/card";
import type { Offered } from "./question-picker";

/** What the client will be asked, in order, as it stands now. */
export function ChosenPreview({ categories, chosen }: { categories: readonly Offered[]; chosen: readonly string[] }) {
	const { t } = useTranslation("psychEval");
	const asked = categories.flatMap(({ title, questions }) =>
		questions.filter(({ id }) => chosen.includes(id)).map((question) => ({ ...question, title })),
	);
	if (asked.length === 0) return null;
	return (
		<Section title={t("newForm.preview")} count={asked.length} className="mt-8">
			<ol className="card divide-y divide-line px-4">
				{asked.map(({ id, text, kind, title }, at) => (
					<li key={id} className="py-3">
						<p className="text-13 text-ink-3">
							{at + 1}. {title}
						</p>
						<p className="text-base break-words">{text}</p>
						<p className="text-13 text-ink-3">{t(`kind.${kind}`)}</p>
					</li>
				))}
			</ol>
		</Section>
	);
}
