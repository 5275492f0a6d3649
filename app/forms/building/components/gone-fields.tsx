import { useTranslation } from "react-i18next";
import type { Language } from "#app/platform/i18n";
import { Section } from "#app/ui/card";
import { SelectField } from "#app/ui/text-field";
import { type Texts, textIn } from "../../definition/texts";
import { usesWords } from "./uses-words";

type Gone = {
	key: string;
	isOption: boolean;
	answers: number | null;
	label: Texts;
	option?: Texts;
	offers: { key: string; label: Texts }[];
};

/** For each part that goes and has answers: kept as it is, kept as a retired option, or counted as something that is asked now. */
export function GoneFields({ gone, language }: { gone: { parts: Gone[]; isRough: boolean }; language: Language }) {
	const { t } = useTranslation(["formBuild", "formUses"]);
	const say = (texts: Texts | undefined) => textIn(texts, language).text;
	return (
		<Section title={t("gone.title")}>
			<p className="mb-4 text-sm text-ink-2">{t("gone.help")}</p>
			<ul className="flex flex-col gap-5">
				{gone.parts.map(({ key, isOption, answers, label, option, offers }) => (
					<li key={key}>
						<input type="hidden" name="gone" value={key} />
						<SelectField
							id={`gone-${key}`}
							name="becomes"
							label={isOption ? t("gone.option", { option: say(option), name: say(label) }) : say(label)}
							help={usesWords(t as never, isOption ? "option" : "question", { answers, isRough: gone.isRough })}
							options={[
								{ value: "", label: t("gone.keep") },
								...(isOption ? [{ value: "retire", label: t("gone.retire") }] : []),
								...offers.map((offer) => ({ value: offer.key, label: t("gone.lead", { name: say(offer.label) }) })),
							]}
							defaultValue={isOption && answers !== 0 ? "retire" : ""}
						/>
					</li>
				))}
			</ul>
		</Section>
	);
}
