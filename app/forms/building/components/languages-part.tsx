import { memo, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { languages as allLanguages, type Language, languageCodes } from "#app/platform/i18n";
import { Badge } from "#app/ui/badge";
import { Button } from "#app/ui/button";
import { allTexts, missingTexts, type TextPlace, writeText } from "../../builder/all-texts";
import { withCodes, withIds } from "../../builder/pipes";
import type { Definition } from "../../definition/definition";
import { textIn } from "../../definition/texts";
import { useBuilding } from "./build-context";
import { ChoiceInput, SwitchInput } from "./inputs";
import { PipedWords } from "./piped-words";
import { useHeldText } from "./use-held-text";

/** All texts of the form beside one another in two languages, with those that are missing. */
export function LanguagesPart({ definition }: { definition: Definition }) {
	const { t } = useTranslation("formBuild");
	const { dispatch } = useBuilding();
	const [first, ...others] = definition.languages;
	const [wanted, setWanted] = useState<Language | null>(null);
	const [onlyMissing, setOnlyMissing] = useState(false);
	const places = useMemo(() => allTexts(definition), [definition]);
	const into = wanted && others.includes(wanted) ? wanted : others[0];
	const free = languageCodes.filter((code) => !definition.languages.includes(code));
	const setLanguages = (languages: Definition["languages"]) =>
		dispatch({ type: "edit", change: (form) => ({ ...form, languages }) });
	const shown = into && onlyMissing ? places.filter(({ texts }) => !texts[into]?.trim()) : places;
	return (
		<div className="mx-auto w-full max-w-280 pb-24">
			<h2 className="text-base font-semibold">{t("languages.title")}</h2>
			<p className="mt-1 text-sm text-ink-2">{t("languages.help", { name: allLanguages[first].name })}</p>
			<ul className="mt-4 flex flex-wrap gap-2">
				{definition.languages.map((code) => {
					const missing = missingTexts(places, code);
					return (
						<li
							key={code}
							className="flex items-center gap-1.5 rounded-lg border border-line bg-sheet py-1 pr-1 pl-3 text-sm"
						>
							<span lang={code}>{allLanguages[code].name}</span>
							<Badge tone={missing === 0 ? "success" : "warning"}>
								{missing === 0 ? t("languages.whole") : t("languages.missing", { count: missing })}
							</Badge>
							{code !== first && (
								<Button
									kind="quiet"
									size="sm"
									onClick={() => setLanguages([first, ...others.filter((one) => one !== code)])}
								>
									{t("languages.remove", { name: allLanguages[code].name })}
								</Button>
							)}
						</li>
					);
				})}
			</ul>
			<div className="mt-4 grid max-w-160 gap-4 sm:grid-cols-2">
				{free.length > 0 && (
					<ChoiceInput
						label={t("languages.add")}
						value=""
						options={[
							{ value: "", label: t("languages.choose") },
							...free.map((code) => ({ value: code, label: allLanguages[code].name })),
						]}
						onChange={(code) => {
							if (!code) return;
							setLanguages([...definition.languages, code as Language]);
							setWanted(code as Language);
						}}
					/>
				)}
				{into && (
					<ChoiceInput
						label={t("languages.into")}
						value={into}
						options={others.map((code) => ({ value: code, label: allLanguages[code].name }))}
						onChange={(code) => setWanted(code as Language)}
					/>
				)}
			</div>
			{into && (
				<>
					<div className="mt-4 max-w-160">
						<SwitchInput label={t("languages.onlyMissing")} checked={onlyMissing} onChange={setOnlyMissing} />
					</div>
					{shown.length === 0 && <p className="mt-4 text-sm text-ink-2">{t("languages.allThere")}</p>}
					<ul className="mt-2 divide-y divide-line rounded-xl border border-line bg-sheet empty:hidden">
						{shown.map((place) => (
							<TextRow
								key={place.path.join(".")}
								place={place}
								from={first}
								into={into}
								text={withCodes(definition, place.texts[into] ?? "")}
							/>
						))}
					</ul>
				</>
			)}
		</div>
	);
}

type TextRowProps = { place: TextPlace; from: Language; into: Language; text: string };

/** One text: as it is written, and the field for the other language. Drawn anew only when its own text changes. */
const TextRow = memo(
	function TextRow({ place, from, into, text }: TextRowProps) {
		const { t } = useTranslation("formBuild");
		const { dispatch, current } = useBuilding();
		const { path, field } = place;
		const shown = textIn(place.texts, from);
		const held = useHeldText(text, (typed) => {
			const written = withIds(current(), typed);
			dispatch({
				type: "edit",
				key: `${into}.${path.join(".")}`,
				change: (form) => writeText(form, path, into, written),
			});
		});
		const name = t(`languages.field.${field}`, { defaultValue: t("languages.field.label") });
		return (
			<li className="grid gap-x-6 gap-y-2 px-4 py-3 md:grid-cols-2">
				<p className="min-w-0 text-sm">
					<span className="block text-13 text-ink-3">{name}</span>
					<span lang={shown.language} className="break-words whitespace-pre-line">
						<PipedWords text={shown.text} />
					</span>
				</p>
				<textarea
					lang={into}
					aria-label={t("languages.fieldOf", { text: shown.text, language: allLanguages[into].name })}
					{...held}
					rows={1}
					className="field field-sizing-content"
				/>
			</li>
		);
	},
	(before, now) =>
		before.text === now.text &&
		before.from === now.from &&
		before.into === now.into &&
		before.place.texts[now.from] === now.place.texts[now.from] &&
		before.place.path.join() === now.place.path.join(),
);
